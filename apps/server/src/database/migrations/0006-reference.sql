-- Dictionaries and areas. What we ship of the dictionaries comes from the seed; areas are loaded at the first start.

create table dictionary (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  type text not null,
  -- the same in all rows of a type
  label text not null,
  -- '###' stands for a type without items
  code text not null,
  name text not null,
  describe text,
  state boolean not null default true,
  sort_value int not null default 1,
  icon text,
  css_class text,
  css_style text,
  readonly boolean not null default false,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, type, code)
);

create table area (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  -- 0 at the top
  parent_id bigint not null default 0,
  code text not null,
  label text not null,
  full_name text,
  longitude text,
  latitude text,
  -- an item of the dictionary AREA_LEVEL
  level text,
  source text,
  sort_value int not null default 1,
  state boolean not null default true,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
create index area_parent on area (tenant_id, parent_id, sort_value, id);
