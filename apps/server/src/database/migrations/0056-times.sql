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

-- What a message says to each receiver in place of its placeholders; null: it has none
alter table msg_receiver add column filled jsonb;

-- Messages that wait for their time. Whom they reach is found then
create table msg_plan (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  title text not null,
  -- as the contract takes a message
  body jsonb not null,
  send_time timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'FAILED', 'CANCELLED')),
  msg_id bigint,
  create_time timestamptz not null default now(),
  created_by bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references "user" (tenant_id, id) on delete cascade
);
create index msg_plan_author on msg_plan (tenant_id, created_by, id);

-- Messages that are written often. Without an organisation they are everybody's to use
create table msg_template (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  org_id bigint,
  name text not null,
  title text not null,
  content text not null,
  create_time timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, org_id) references org (tenant_id, id) on delete cascade
);
create unique index msg_template_name on msg_template (tenant_id, coalesce(org_id, 0), lower(name));
create index msg_template_org on msg_template (tenant_id, org_id);
