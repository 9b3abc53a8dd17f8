-- Every table carries the tenant first in its key, so that it can be sharded by tenant. Ids come from one sequence.
-- Instants are timestamptz; exact decimals are numeric. Runs on PostgreSQL 15 and later and on PGlite.

create sequence id_seq start 1000000000000 cache 50;

create table tenant (
  id bigint primary key,
  code text not null unique,
  name text not null,
  state text not null default 'NORMAL',
  time_zone text not null default 'Asia/Shanghai',
  expiration_time timestamptz,
  password_error_num int not null default 5,
  password_error_lock_minutes int not null default 15,
  create_time timestamptz not null default now()
);

create table org (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  parent_id bigint not null default 0,
  -- '/1/7/': every ancestor's id and the row's own, so that "and below" is one prefix match
  tree_path text not null,
  label text not null,
  abbreviation text,
  type text not null check (type in ('school', 'college', 'unit')),
  describe text,
  state boolean not null default true,
  sort_value int not null default 1,
  expiry_date timestamptz,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id)
);
create index org_tree_path on org (tenant_id, tree_path text_pattern_ops);

create table school (
  tenant_id bigint not null,
  org_id bigint not null,
  code text not null,
  province text,
  city text,
  level text,
  primary key (tenant_id, org_id),
  unique (tenant_id, code),
  foreign key (tenant_id, org_id) references org (tenant_id, id) on delete cascade
);

create table "user" (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  account text not null,
  name text not null,
  -- '!' is no hash: no password fits until somebody gives the user one
  password_hash text not null default '!',
  must_change_password boolean not null default true,
  password_error_num int not null default 0,
  password_error_last_time timestamptz,
  password_expire_time timestamptz,
  last_login_time timestamptz,
  email text,
  mobile text,
  sex text not null default 'N' check (sex in ('M', 'W', 'N')),
  avatar text,
  org_id bigint,
  station_id bigint,
  state boolean not null default true,
  readonly boolean not null default false,
  nation text,
  education text,
  position_status text,
  work_describe text,
  -- null: never asked for certification
  centified_status boolean,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, org_id) references org (tenant_id, id)
);
create unique index user_account on "user" (tenant_id, lower(account));
create index user_org on "user" (tenant_id, org_id);

create table role (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  code text not null,
  name text not null,
  describe text,
  state boolean not null default true,
  readonly boolean not null default false,
  ds_type text not null default 'SELF' check (ds_type in ('ALL', 'THIS_LEVEL', 'THIS_LEVEL_CHILDREN', 'CUSTOMIZE', 'SELF')),
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);

create table role_org (
  tenant_id bigint not null,
  role_id bigint not null,
  org_id bigint not null,
  primary key (tenant_id, role_id, org_id),
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade,
  foreign key (tenant_id, org_id) references org (tenant_id, id) on delete cascade
);

create table user_role (
  tenant_id bigint not null,
  user_id bigint not null,
  role_id bigint not null,
  sort_value int not null default 1,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade
);

create table menu (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  parent_id bigint not null default 0,
  label text not null,
  path text not null,
  component text not null,
  icon text,
  is_general boolean not null default false,
  state boolean not null default true,
  readonly boolean not null default false,
  sort_value int not null default 1,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, path)
);

-- A button of a menu: one or more permission codes, joined by ';'
create table resource (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  menu_id bigint not null,
  code text not null,
  name text not null,
  describe text,
  readonly boolean not null default false,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, menu_id) references menu (tenant_id, id) on delete cascade
);

create table role_authority (
  tenant_id bigint not null,
  role_id bigint not null,
  authority_type text not null check (authority_type in ('MENU', 'RESOURCE')),
  authority_id bigint not null,
  primary key (tenant_id, role_id, authority_type, authority_id),
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade
);

create table application (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  client_id text not null,
  -- a browser's client secret is public: it names the client and protects nothing
  client_secret text not null,
  name text not null,
  state boolean not null default true,
  primary key (tenant_id, id),
  unique (tenant_id, client_id)
);

create table parameter (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  key text not null,
  name text not null,
  value text not null,
  describe text,
  state boolean not null default true,
  readonly boolean not null default false,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, key)
);

create table session (
  tenant_id bigint not null,
  id text not null,
  user_id bigint not null,
  client_id text not null,
  refresh_hash text not null,
  -- the token before, and when it was traded: for some seconds it may be traded once more, after a lost answer
  previous_refresh_hash text,
  rotated_time timestamptz,
  ip text,
  user_agent text,
  create_time timestamptz not null default now(),
  used_time timestamptz not null default now(),
  idle_until timestamptz not null,
  absolute_until timestamptz not null,
  ended_time timestamptz,
  end_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);
create index session_of_user on session (tenant_id, user_id) where ended_time is null;

create table login_log (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  user_id bigint,
  account text not null,
  user_name text,
  request_ip text,
  ua text,
  kind text not null check (kind in ('PASSWORD', 'REFRESH', 'LOGOUT')),
  is_success boolean not null,
  create_time timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index login_log_time on login_log (tenant_id, create_time);

create table opt_log (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  operation_id text not null,
  user_id bigint,
  user_name text,
  request_ip text,
  request_id text not null,
  http_method text not null,
  request_uri text not null,
  params text,
  code int not null,
  consuming_time int not null,
  ua text,
  create_time timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index opt_log_time on opt_log (tenant_id, create_time);
