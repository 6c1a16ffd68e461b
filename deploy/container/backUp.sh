#!/bin/sh
# Of the service "backup" in compose.yaml: a copy of the database at its start and once a day. docs/backups.md
# tells how one is put back.
umask 077
cd /backups || exit 1
while true; do
    file=messages-$(date +%F).dump
    if pg_dump --format=custom --file="$file.part"; then
        mv "$file.part" "$file"
        # Only now: copies stay while no new one can be made.
        find . -name 'messages-*.dump' -mtime "+$KEPT_DAYS" -delete
        sleep 86400
    else
        sleep 60
    fi
done
