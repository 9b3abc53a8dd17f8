-- Contests, their projects, and a review from assignment to the sealed result.

create table contest (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  org_id bigint not null,
  title text not null,
  edition int not null,
  describe text,
  tracks text[] not null,
  registration_start timestamptz not null,
  registration_end timestamptz not null,
  -- REGISTERING is not stored: it is PUBLISHED while the clock stands inside the registration window
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'REVIEWING', 'PUBLICITY', 'FINISHED', 'CANCELLED')),
  cancel_reason text,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, org_id) references org (tenant_id, id)
);

create table stage (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  contest_id bigint not null,
  sort_value int not null,
  kind text not null check (kind in ('COLLEGE', 'SCHOOL', 'SECOND', 'FINAL')),
  mode text not null check (mode in ('ONLINE', 'ROADSHOW')),
  review_start timestamptz not null,
  review_end timestamptz not null,
  judges_per_project int not null check (judges_per_project > 0),
  load_cap int check (load_cap > 0),
  recusal text not null check (recusal in ('OFF', 'COLLEGE', 'SCHOOL', 'PROVINCE')),
  is_blind boolean not null,
  rule jsonb not null,
  rubric jsonb not null,
  state text not null default 'NOT_STARTED' check (state in ('NOT_STARTED', 'IN_REVIEW', 'SCORED', 'CLOSED')),
  closed_time timestamptz,
  closed_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, contest_id, sort_value),
  foreign key (tenant_id, contest_id) references contest (tenant_id, id) on delete cascade
);

create table project (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  contest_id bigint not null,
  -- the organisation that data scope looks at: the college, or the school where there is none
  org_id bigint not null,
  school_id bigint not null,
  college_id bigint,
  number text not null,
  title text not null,
  summary text,
  track text not null,
  leader_name text not null,
  leader_number text,
  leader_phone text,
  members jsonb not null default '[]',
  advisors text[] not null default '{}',
  state text not null check (state in ('DRAFT', 'SUBMITTED', 'RETURNED', 'REJECTED', 'ACCEPTED', 'IN_REVIEW', 'SCORED', 'PROMOTED', 'REPECHAGE', 'ELIMINATED', 'AWARDED', 'WITHDRAWN')),
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, contest_id, number),
  unique (tenant_id, contest_id, title),
  foreign key (tenant_id, contest_id) references contest (tenant_id, id),
  foreign key (tenant_id, org_id) references org (tenant_id, id),
  foreign key (tenant_id, school_id) references org (tenant_id, id),
  foreign key (tenant_id, college_id) references org (tenant_id, id)
);
create index project_org on project (tenant_id, org_id);

create table judge (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  user_id bigint not null,
  -- who keeps this judge on their list; data scope looks at it
  org_id bigint not null,
  -- where the judge comes from; recusal looks at these
  school_id bigint,
  college_id bigint,
  province text,
  title text,
  employer text,
  tracks text[] not null default '{}',
  load_cap int check (load_cap > 0),
  state text not null default 'ACTIVE' check (state in ('INVITED', 'ACTIVE', 'PAUSED', 'RETIRED')),
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id),
  foreign key (tenant_id, org_id) references org (tenant_id, id)
);

create table conflict (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  judge_id bigint not null,
  project_id bigint not null,
  reason text not null,
  create_time timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, judge_id, project_id),
  foreign key (tenant_id, judge_id) references judge (tenant_id, id) on delete cascade,
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade
);

create table assignment (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  stage_id bigint not null,
  project_id bigint not null,
  judge_id bigint not null,
  state text not null default 'ASSIGNED' check (state in ('ASSIGNED', 'ACCEPTED', 'DRAFTING', 'SUBMITTED', 'RECUSED', 'WITHDRAWN', 'REPLACED')),
  source text not null check (source in ('AUTOMATIC', 'MANUAL')),
  seed int,
  reasons jsonb not null default '[]',
  create_time timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, stage_id, project_id, judge_id),
  foreign key (tenant_id, stage_id) references stage (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, judge_id) references judge (tenant_id, id)
);
create index assignment_judge on assignment (tenant_id, judge_id, stage_id);

create table score_sheet (
  tenant_id bigint not null,
  assignment_id bigint not null,
  scores jsonb not null,
  comment text,
  total numeric(10, 4),
  submitted_time timestamptz,
  version int not null default 1,
  update_time timestamptz not null default now(),
  primary key (tenant_id, assignment_id),
  foreign key (tenant_id, assignment_id) references assignment (tenant_id, id)
);

-- Every version of every sheet, kept for good
create table score_revision (
  tenant_id bigint not null,
  assignment_id bigint not null,
  version int not null,
  scores jsonb not null,
  comment text,
  total numeric(10, 4),
  is_submitted boolean not null,
  create_time timestamptz not null default now(),
  created_by bigint not null,
  primary key (tenant_id, assignment_id, version),
  foreign key (tenant_id, assignment_id) references assignment (tenant_id, id)
);

create table result (
  tenant_id bigint not null,
  stage_id bigint not null,
  project_id bigint not null,
  score numeric(10, 4) not null,
  exact text not null,
  rank int not null,
  calculation jsonb not null,
  primary key (tenant_id, stage_id, project_id),
  foreign key (tenant_id, stage_id) references stage (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id)
);

-- Append-only: each record carries the hash of the one before, so a changed byte is found
create table sealed_log (
  tenant_id bigint not null,
  stage_id bigint not null,
  sequence int not null,
  previous_hash text not null,
  hash text not null,
  body jsonb not null,
  create_time timestamptz not null default now(),
  primary key (tenant_id, stage_id, sequence),
  foreign key (tenant_id, stage_id) references stage (tenant_id, id)
);
