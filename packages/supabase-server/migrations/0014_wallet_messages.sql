-- Messages that wallets signed: each signs in once. The next sign-ins delete what has expired.

create table auth.wallet_messages (
  -- SHA-256 of chain and message. Signatures are not compared: the same message has several.
  message_hash text primary key,
  -- Afterwards the message is too old anyway.
  expires_at timestamptz not null
);
create index wallet_messages_expires_at_idx on auth.wallet_messages (expires_at);

alter table auth.wallet_messages owner to supabase_auth_admin;
alter table auth.wallet_messages enable row level security;
