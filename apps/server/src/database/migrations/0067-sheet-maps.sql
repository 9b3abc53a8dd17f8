-- How projects stand in official sheets: title, rows and columns, as `sheet-map.ts` of the contract has it.
-- org_id: whose own it is; null: everybody's. code: what one of ours is known by
-- content of null: as we ship it until somebody changes it
create table sheet_map (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  org_id bigint,
  code text,
  name text not null,
  summary text,
  sort_value int not null default 100,
  state boolean not null default true,
  content jsonb check (content is not null or code is not null),
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, org_id) references org (tenant_id, id) on delete cascade
);
create index sheet_map_org on sheet_map (tenant_id, org_id);
