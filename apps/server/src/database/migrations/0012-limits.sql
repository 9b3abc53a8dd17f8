-- Who is turned away, and how often one address may ask. Times are text on the tenant's clock, HH:mm:ss.

create table block_list (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  ip text,
  request_uri text not null,
  request_method text not null,
  limit_start text,
  limit_end text,
  state boolean not null default true,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id)
);

create table rate_limiter (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  ip text,
  request_uri text not null,
  request_method text not null,
  limit_start text,
  limit_end text,
  state boolean not null default true,
  count int not null check (count > 0),
  interval_sec int not null check (interval_sec > 0),
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id)
);

-- Requests of one address under one rule, until the window ends. No foreign key: a rule that was just deleted must not fail a request
-- that was let in under it; what is left behind ends by its time.
create table limit_counter (
  tenant_id bigint not null,
  rule_id bigint not null,
  address text not null,
  count int not null,
  until timestamptz not null,
  primary key (tenant_id, rule_id, address)
);
create index limit_counter_until on limit_counter (until);
