"""Boards and maps read from files, checked and handed on as plain values."""
