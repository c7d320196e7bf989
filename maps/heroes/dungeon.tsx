<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="dungeon" tilewidth="64" tileheight="64" tilecount="12" columns="4">
 <image source="dungeon.png" width="256" height="192"/>
 <tile id="0" type="floor"/>
 <tile id="1" type="floor"/>
 <tile id="2" type="floor"/>
 <tile id="3" type="floor"/>
 <tile id="4" type="floor"/>
 <tile id="5" type="floor"/>
 <tile id="6" type="entrance"/>
 <tile id="7" type="vault"/>
 <tile id="8" type="pit"/>
 <tile id="9" type="pit"/>
 <tile id="10" type="pit"/>
 <tile id="11" type="pit"/>
</tileset>
