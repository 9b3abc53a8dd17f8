-- SMS: templates that the provider has approved, tasks, and how it went with each receiver.

create table sms_template (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  provider_type text not null check (provider_type in ('ALI', 'TENCENT', 'BAIDU')),
  app_id text not null,
  -- encrypted: see seal.ts
  app_secret text not null,
  url text,
  custom_code text not null,
  name text,
  content text not null,
  -- JSON as text, because the order of its keys counts
  template_params text not null,
  template_code text not null,
  sign_name text,
  template_describe text,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id)
);
create unique index sms_template_custom_code on sms_template (tenant_id, lower(custom_code));

create table sms_task (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  -- null once its template is deleted
  template_id bigint,
  -- whose: null when a service sent it for nobody in particular
  org_id bigint,
  status text not null default 'WAITING' check (status in ('WAITING', 'SUCCESS', 'FAIL')),
  source_type text not null check (source_type in ('APP', 'SERVICE')),
  receiver text not null default '',
  receiver_count int not null default 0,
  topic text not null,
  -- JSON as text: the placeholders' values; masked where they are secret
  template_params text not null,
  -- encrypted values that nobody may read, such as verification codes; emptied when they are sent
  sealed_params text,
  send_time timestamptz,
  content text not null,
  draft boolean not null,
  -- the job that sends it; any other finds nothing to do
  job_id bigint,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references sms_template (tenant_id, id) on delete set null (template_id)
);
create index sms_task_template on sms_task (tenant_id, template_id);
create index sms_task_org on sms_task (tenant_id, org_id, id);

create table sms_send_status (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  task_id bigint not null,
  receiver text not null,
  name text,
  send_status text not null default 'WAITING' check (send_status in ('WAITING', 'SUCCESS', 'FAIL')),
  -- the run that has taken it on: written before the message goes out, so that no second one follows after a crash
  claim text,
  attempts int not null default 0,
  biz_id text,
  ext text,
  code text,
  message text,
  fee int,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, task_id, receiver),
  foreign key (tenant_id, task_id) references sms_task (tenant_id, id) on delete cascade
);
create index sms_send_status_waiting on sms_send_status (tenant_id, task_id, id) where send_status = 'WAITING';
create index sms_send_status_receiver on sms_send_status (tenant_id, receiver);
