#!/bin/sh
# Runs marrakesh with the passwords from files, as compose mounts its secrets.
set -eu
for name in PGPASSWORD MARRAKESH_SMTP; do
    if [ -s "/run/secrets/$name" ]; then
        export "$name=$(cat "/run/secrets/$name")"
    fi
done
exec marrakesh "$@"
