"""Tables whose free seats anybody may take."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    column = sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
    op.add_column("tables", sa.Column("free", sa.Integer, nullable=False, server_default="0"))
    waiting = sa.text("free > 0")
    op.create_index(
        "tables_free", "tables", ["created"], sqlite_where=waiting, postgresql_where=waiting
    )
