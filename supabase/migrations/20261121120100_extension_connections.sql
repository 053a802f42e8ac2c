-- One-time tokens by which an extension gets a session of its own from the account page. Only the hash is kept, at most one a
-- person: a new click makes the token before it worthless, and using one deletes its row.

create table private.extension_connection (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);
create index extension_connection_expires_at_idx on private.extension_connection (expires_at);

alter table private.extension_connection enable row level security;
alter table private.extension_connection force row level security;

-- The server asks for people whom it has recognised by their token; no API reaches this schema.
grant select, insert, update, delete on private.extension_connection to service_role;
