-- Uploaded files. Each row is one file in the storage, at `path`; the row is written after the file, and gone before it.

create table attachment (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  biz_type text not null,
  biz_id text not null,
  data_type text not null check (data_type in ('DIR', 'IMAGE', 'VIDEO', 'AUDIO', 'DOC', 'OTHER')),
  submitted_file_name text not null,
  -- key in the storage, of our own making
  path text not null,
  context_type text not null,
  ext text not null,
  size bigint not null,
  -- of a resumable upload: however often its end is told, it becomes one row
  upload_id text,
  org_id bigint,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, path),
  unique (tenant_id, upload_id)
);
create index attachment_biz on attachment (tenant_id, biz_type, biz_id);
create index attachment_biz_id on attachment (tenant_id, biz_id);
create index attachment_creator on attachment (tenant_id, created_by);
create index attachment_org on attachment (tenant_id, org_id);
