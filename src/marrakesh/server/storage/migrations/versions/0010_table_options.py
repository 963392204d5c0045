"""Whether spectators can read what players say, whether there are hints, and the seats' colours."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    public = sa.Column("public_talk", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", public)
    hints = sa.Column("hints", sa.String(8), nullable=False, server_default="allowed")
    op.add_column("tables", hints)
    op.add_column("seats", sa.Column("colour", sa.String(8), nullable=False, server_default=""))
