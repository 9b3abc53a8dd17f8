-- Who studies and who teaches at a school's colleges, with an account or not yet.
-- `school_id`: the school that the college belongs to, within which a number is somebody's own
create table student (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  org_id bigint not null,
  school_id bigint not null,
  number text not null,
  name text not null,
  major text,
  degree text,
  year int,
  phone text,
  -- Whose account it is, once that person has said so
  user_id bigint,
  -- Who has said that it is somebody else: they are not asked again
  refused_by bigint[] not null default '{}',
  graduate_time timestamptz,
  -- What graduated together is taken back together
  graduation_id bigint,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, org_id) references org (tenant_id, id),
  foreign key (tenant_id, school_id) references org (tenant_id, id),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete set null (user_id)
);

create table teacher (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  org_id bigint not null,
  school_id bigint not null,
  number text not null,
  name text not null,
  job_title text,
  phone text,
  user_id bigint,
  refused_by bigint[] not null default '{}',
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, org_id) references org (tenant_id, id),
  foreign key (tenant_id, school_id) references org (tenant_id, id),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete set null (user_id)
);

create unique index student_number on student (tenant_id, school_id, lower(number));
create unique index teacher_number on teacher (tenant_id, school_id, lower(number));
-- Who has graduated and studies again has a second row, with a number of its own
create unique index student_user on student (tenant_id, user_id) where user_id is not null and graduate_time is null;
create unique index teacher_user on teacher (tenant_id, user_id) where user_id is not null;
create index student_of_user on student (tenant_id, user_id) where user_id is not null;

create index student_org on student (tenant_id, org_id, id);
create index teacher_org on teacher (tenant_id, org_id, id);
create index student_year on student (tenant_id, year) where graduate_time is null;
create index student_graduation on student (tenant_id, graduation_id) where graduation_id is not null;
create index student_phone on student (tenant_id, phone) where phone is not null;
create index teacher_phone on teacher (tenant_id, phone) where phone is not null;
create index student_search on student using gin
  ((search_grams(name) collate "C"), (search_grams(number) collate "C"), (search_grams(phone) collate "C"), (search_grams(major) collate "C"));
create index teacher_search on teacher using gin
  ((search_grams(name) collate "C"), (search_grams(number) collate "C"), (search_grams(phone) collate "C"));

-- What became of somebody in a register: where from and to by the names of that day, which outlive the colleges
create table register_history (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  student_id bigint,
  teacher_id bigint,
  act text not null check (act in ('MOVED', 'GRADUATED', 'RETURNED', 'MERGED', 'LINKED', 'UNLINKED')),
  from_org text,
  to_org text,
  note text,
  create_time timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  check (num_nonnulls(student_id, teacher_id) = 1),
  foreign key (tenant_id, student_id) references student (tenant_id, id) on delete cascade,
  foreign key (tenant_id, teacher_id) references teacher (tenant_id, id) on delete cascade
);
create index register_history_student on register_history (tenant_id, student_id, id) where student_id is not null;
create index register_history_teacher on register_history (tenant_id, teacher_id, id) where teacher_id is not null;
