-- What people are at an organisation. Without one a station belongs to whoever made it, and to those who see everything
create table station (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  org_id bigint,
  name text not null,
  describe text,
  state boolean not null default true,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, org_id) references org (tenant_id, id)
);
create unique index station_name on station (tenant_id, coalesce(org_id, 0), lower(name));
create index station_org on station (tenant_id, org_id);

-- Whatever was written there before named nothing
update "user" set station_id = null where station_id is not null;
alter table "user" add foreign key (tenant_id, station_id) references station (tenant_id, id);
create index user_station on "user" (tenant_id, station_id) where station_id is not null;
