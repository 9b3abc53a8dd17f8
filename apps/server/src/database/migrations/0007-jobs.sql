-- Long work that goes on without its page, and when recurring work last came.

create table job (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  -- whoever asked; null when that person is gone, and for recurring work
  user_id bigint,
  -- work that the server does for itself, as recurring work is
  is_system boolean not null default false,
  name text not null,
  -- what it is called in lists and messages, in the words of whoever asked
  label text,
  input jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
  done integer not null default 0,
  total integer,
  attempts integer not null default 0,
  is_told boolean not null default false,
  language text not null default 'zh',
  result jsonb,
  -- where the result's file lies
  file_key text,
  file_name text,
  file_type text,
  file_size bigint,
  -- why it failed: a message with its values, put into the reader's language
  error jsonb,
  start_after timestamptz,
  create_time timestamptz not null default now(),
  start_time timestamptz,
  finish_time timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete set null (user_id)
);
create index job_user on job (tenant_id, user_id, id desc);
create index job_open on job (tenant_id, id) where state in ('WAITING', 'RUNNING');
create index job_finished on job (tenant_id, finish_time) where finish_time is not null;

create table schedule (
  tenant_id bigint not null references tenant (id),
  name text not null,
  -- the minute for which it was last started
  last_tick timestamptz not null,
  primary key (tenant_id, name)
);
