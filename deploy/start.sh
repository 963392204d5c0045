#!/bin/sh
# Run marrakesh with passwords from files, which is how compose mounts secrets.
set -eu
for name in PGPASSWORD MARRAKESH_SMTP; do
    if [ -s "/run/secrets/$name" ]; then
        export "$name=$(cat "/run/secrets/$name")"
    fi
done
exec marrakesh "$@"
