-- A deadline put off: of registration, or (with a stage) of a review; for one project, for a school or college, or for all. For all, the deadline itself
-- has been moved, and this row says from where
create table deadline_extension (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  contest_id bigint not null,
  stage_id bigint,
  project_id bigint,
  org_id bigint,
  before timestamptz not null,
  until timestamptz not null check (until > before),
  reason text not null,
  create_time timestamptz not null default now(),
  created_by bigint not null,
  taken_back_time timestamptz,
  taken_back_by bigint,
  primary key (tenant_id, id),
  check (project_id is null or org_id is null),
  check ((taken_back_time is null) = (taken_back_by is null)),
  foreign key (tenant_id, contest_id) references contest (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stage_id) references stage (tenant_id, id) on delete cascade,
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, org_id) references org (tenant_id, id) on delete cascade
);
create index deadline_extension_contest on deadline_extension (tenant_id, contest_id, id);
create index deadline_extension_stage on deadline_extension (tenant_id, stage_id);
create index deadline_extension_project on deadline_extension (tenant_id, project_id);
create index deadline_extension_org on deadline_extension (tenant_id, org_id);

-- Who was reminded of which deadline, how many days before. One that is moved is another
create table deadline_reminder (
  tenant_id bigint not null,
  contest_id bigint not null,
  deadline text not null check (deadline in ('REGISTRATION', 'REVIEW', 'APPEAL')),
  -- 0: of the contest, not of a stage
  stage_id bigint not null default 0,
  user_id bigint not null,
  due timestamptz not null,
  days int not null,
  primary key (tenant_id, contest_id, deadline, stage_id, user_id, due, days),
  foreign key (tenant_id, contest_id) references contest (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);
create index deadline_reminder_user on deadline_reminder (tenant_id, user_id);
