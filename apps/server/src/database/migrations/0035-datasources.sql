-- Databases beside our own
create table datasource_config (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  name text not null,
  username text not null,
  -- sealed for this address and this account
  sealed_password text not null,
  url text not null,
  driver_class_name text not null,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id)
);
create unique index datasource_config_name on datasource_config (tenant_id, lower(name));
