-- Where a project came from: an administrator may correct what a sheet brought in, and nobody what a team wrote itself
alter table project add column source text not null default 'IMPORTED' check (source in ('IMPORTED', 'SUBMITTED'));

-- What administrators have changed in imported projects, and why. It outlives the project: one that was removed is read here alone
create table project_change_log (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  contest_id bigint not null,
  project_id bigint not null,
  act text not null check (act in ('CORRECTED', 'REMOVED')),
  number text not null,
  title text not null,
  reason text not null,
  -- by the names of an import sheet's columns: [before, after], phones masked
  changes jsonb not null,
  create_time timestamptz not null default now(),
  created_by bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, contest_id) references contest (tenant_id, id) on delete cascade
);
create index project_change_log_project on project_change_log (tenant_id, project_id, id);
