-- Business plans: the sections that a contest asks for, as teams write them, how they were before, and the pictures in them.

-- key: of the section in the contest's setup. html: clean; a picture in it is named by the address of its attachment, without a host
create table plan_section (
  tenant_id bigint not null,
  project_id bigint not null,
  key text not null,
  html text not null,
  characters int not null,
  version int not null,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  updated_by bigint,
  primary key (tenant_id, project_id, key),
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade
);

-- A section as it was: the end of somebody's work, what was handed in, or what was replaced by an older version
create table plan_version (
  tenant_id bigint not null,
  project_id bigint not null,
  key text not null,
  version int not null,
  kept_for text not null check (kept_for in ('SAVED', 'SUBMITTED', 'REPLACED')),
  html text not null,
  characters int not null,
  update_time timestamptz not null,
  updated_by bigint,
  primary key (tenant_id, project_id, key, version),
  foreign key (tenant_id, project_id, key) references plan_section (tenant_id, project_id, key) on delete cascade
);

-- Which pictures a plan shows, now or in a version of it
create table plan_picture (
  tenant_id bigint not null,
  project_id bigint not null,
  attachment_id bigint not null,
  primary key (tenant_id, project_id, attachment_id),
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, attachment_id) references attachment (tenant_id, id)
);
create index plan_picture_attachment on plan_picture (tenant_id, attachment_id);
