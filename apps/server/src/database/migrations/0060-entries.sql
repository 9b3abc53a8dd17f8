-- Projects that teams begin themselves: what they answer, the files that they bring, who was asked to join, and what became of each.

-- answers: of the contest's own fields, by their keys, as they were typed
-- sections: of each part of the entry how often it was saved, by whom and when
-- mend, mend_until: what is to be mended in one that was returned ({ section, key, words }), and until when, where that is later than its deadline
alter table project add column answers jsonb not null default '{}';
alter table project add column sections jsonb not null default '{}';
alter table project add column submit_count int not null default 0;
alter table project add column submit_time timestamptz;
alter table project add column submitted_by bigint;
alter table project add column mend jsonb;
alter table project add column mend_until timestamptz;

-- user_id: whose account it is, where that person has come by themselves; what a sheet says of people leads to nobody here
-- task: what somebody does in the team. consent_version: what they have agreed to
alter table project_person add column user_id bigint;
alter table project_person add column task text;
alter table project_person add column consent_version int;
alter table project_person add column consent_time timestamptz;
alter table project_person add foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete set null (user_id);
create index project_person_user on project_person (tenant_id, user_id, project_id) where user_id is not null;
-- nobody stands twice behind one project
create unique index project_person_once on project_person (tenant_id, project_id, user_id) where user_id is not null;

-- The file of one place of the form: a file that the contest asks for (`file:<key>`), or the answer to a field of its own (`field:<key>`)
create table project_file (
  tenant_id bigint not null,
  project_id bigint not null,
  slot text not null,
  attachment_id bigint not null,
  create_time timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, project_id, slot),
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, attachment_id) references attachment (tenant_id, id)
);
create index project_file_attachment on project_file (tenant_id, attachment_id);

-- Somebody was asked to join: whoever has the link, or one person whom a number of the school or a phone leads to, now or later. Of a leader:
-- the leadership is offered to one of the team
create table entry_invitation (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  project_id bigint not null,
  part text not null check (part in ('LEADER', 'MEMBER', 'ADVISOR')),
  channel text not null check (channel in ('LINK', 'NUMBER', 'PHONE', 'USER')),
  code_hash text,
  school_id bigint,
  number text,
  phone text,
  user_id bigint,
  until timestamptz not null,
  remind_time timestamptz,
  create_time timestamptz not null default now(),
  created_by bigint not null,
  answer text check (answer in ('ACCEPTED', 'DECLINED', 'REVOKED')),
  answer_time timestamptz check ((answer_time is null) = (answer is null)),
  answered_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, code_hash),
  check ((channel = 'LINK') = (code_hash is not null)),
  check ((channel = 'NUMBER') = (number is not null and school_id is not null)),
  check ((channel = 'PHONE') = (phone is not null)),
  check ((channel = 'USER') = (user_id is not null)),
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, school_id) references org (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references "user" (tenant_id, id) on delete cascade
);
create index entry_invitation_project on entry_invitation (tenant_id, project_id, id);
create index entry_invitation_number on entry_invitation (tenant_id, school_id, lower(number)) where answer is null;
create index entry_invitation_phone on entry_invitation (tenant_id, phone) where answer is null;
create index entry_invitation_user on entry_invitation (tenant_id, user_id) where answer is null;
create index entry_invitation_maker on entry_invitation (tenant_id, created_by);

-- What became of a project that its team entered stands beside what was corrected in imported ones. What needs no reason has none
alter table project_change_log alter column reason drop not null;
alter table project_change_log drop constraint project_change_log_act_check;
alter table project_change_log add constraint project_change_log_act_check check (act in (
  'CORRECTED', 'REMOVED', 'SUBMITTED', 'TAKEN_BACK', 'WITHDRAWN', 'JOINED', 'LEFT', 'HANDED_OVER', 'RETURNED', 'ACCEPTED', 'REJECTED'));
