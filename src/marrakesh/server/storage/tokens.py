"""Tokens, tickets and codes: generated at random, stored as hashes."""

import secrets
from hashlib import sha256
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The characters of tags and codes, without any that are easily confused."""


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Return the hash that is stored instead of a token, ticket, code or key."""
    return sha256(token.encode()).hexdigest()
