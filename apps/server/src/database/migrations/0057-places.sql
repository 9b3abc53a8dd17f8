-- A school or college has a sign, and a college a code that its school knows it by.
alter table org add column code text;
alter table org add column logo_id bigint;
alter table org add foreign key (tenant_id, logo_id) references attachment (tenant_id, id) on delete set null (logo_id);
create index org_logo on org (tenant_id, logo_id) where logo_id is not null;
-- Lists of schools and of colleges, in their order
create index org_of_type on org (tenant_id, type, sort_value, id);

-- Students and teachers are found by how their names are read, as everybody is (0027)
alter table student add column pinyin text generated always as (pinyin_of(name, true)) stored;
alter table teacher add column pinyin text generated always as (pinyin_of(name, true)) stored;
create index student_pinyin on student using gin ((pinyin_grams(pinyin) collate "C"));
create index teacher_pinyin on teacher using gin ((pinyin_grams(pinyin) collate "C"));
-- a number is found whole, whichever school's it is
create index student_whole_number on student (tenant_id, lower(number));
create index teacher_whole_number on teacher (tenant_id, lower(number));

-- A link that makes whoever opens it first an administrator: good once, for days
create table administrator_invitation (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  org_id bigint not null,
  code_hash text not null,
  -- for whom, as whoever has made it wrote it down
  note text,
  until timestamptz not null,
  create_time timestamptz not null default now(),
  created_by bigint not null,
  revoked_time timestamptz,
  used_time timestamptz,
  used_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, code_hash),
  foreign key (tenant_id, org_id) references org (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references "user" (tenant_id, id) on delete cascade,
  foreign key (tenant_id, used_by) references "user" (tenant_id, id) on delete set null (used_by)
);
create index administrator_invitation_org on administrator_invitation (tenant_id, org_id, id);
create index administrator_invitation_maker on administrator_invitation (tenant_id, created_by);
create index administrator_invitation_user on administrator_invitation (tenant_id, used_by) where used_by is not null;

-- What was merged into a school or college, by the name of that day
create table org_history (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  org_id bigint not null,
  merged text not null,
  create_time timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, org_id) references org (tenant_id, id) on delete cascade
);
create index org_history_org on org_history (tenant_id, org_id, id);
