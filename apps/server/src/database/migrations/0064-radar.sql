-- The duplicate radar: what projects are recognised by, which of them are alike, and what somebody has decided on that.

-- A project as it was looked at. text_marks: how many marks of its text it has
create table radar_print (
  tenant_id bigint not null,
  project_id bigint not null,
  text_marks int not null,
  update_time timestamptz not null,
  primary key (tenant_id, project_id),
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade
);

-- What leads to projects that are alike, by index: hashes of some stretches of the text, of pairs of characters of the title, of the whole title,
-- and quarters of the hashes of pictures. No text can be made of them
create table radar_mark (
  tenant_id bigint not null,
  kind text not null check (kind in ('TEXT', 'TITLE', 'WHOLE_TITLE', 'PICTURE')),
  value int not null,
  project_id bigint not null,
  primary key (tenant_id, kind, value, project_id),
  foreign key (tenant_id, project_id) references radar_print (tenant_id, project_id) on delete cascade
);
create index radar_mark_project on radar_mark (tenant_id, project_id);

-- hash: how a picture of the plan looks, in 16 hexadecimal figures
create table radar_picture (
  tenant_id bigint not null,
  project_id bigint not null,
  attachment_id bigint not null,
  hash text not null,
  primary key (tenant_id, project_id, attachment_id),
  foreign key (tenant_id, project_id) references radar_print (tenant_id, project_id) on delete cascade
);

-- Two projects that are alike: by how much of the text in hundredths, how alike their titles are, how many pictures and people they share. The
-- smaller id is the first
create table radar_finding (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  first_id bigint not null,
  second_id bigint not null,
  text int,
  title int,
  pictures int,
  people int,
  score int not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'SAME', 'DIFFERENT', 'ALLOWED')),
  version int not null default 0,
  create_time timestamptz not null,
  update_time timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, first_id, second_id),
  check (first_id < second_id),
  check (coalesce(text, title, pictures, people) is not null),
  foreign key (tenant_id, first_id) references project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, second_id) references project (tenant_id, id) on delete cascade
);
create index radar_finding_second on radar_finding (tenant_id, second_id);

-- Each decision on a finding, by the version that it made. SAME is a copy, ALLOWED one that is in order, DIFFERENT none
create table radar_decision (
  tenant_id bigint not null,
  finding_id bigint not null,
  version int not null,
  state text not null check (state in ('OPEN', 'SAME', 'DIFFERENT', 'ALLOWED')),
  reason text not null,
  create_time timestamptz not null,
  created_by bigint,
  primary key (tenant_id, finding_id, version),
  foreign key (tenant_id, finding_id) references radar_finding (tenant_id, id) on delete cascade
);
