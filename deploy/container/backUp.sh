#!/bin/sh
# Runs in the service "backup" of compose.yaml: copies the database at the start and once a day. docs/backups.md
# describes how to restore a copy.
umask 077
cd /backups || exit 1
while true; do
    file=messages-$(date +%F).dump
    if pg_dump --format=custom --file="$file.part"; then
        mv "$file.part" "$file"
        # Only after a successful copy, so that old copies stay while copying fails.
        find . -name 'messages-*.dump' -mtime "+$KEPT_DAYS" -delete
        sleep 86400
    else
        sleep 60
    fi
done
