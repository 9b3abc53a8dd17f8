-- What the status page and the question why somebody may not do something look for.

-- When the installation was last backed up, by the tenant that keeps the others
create table last_backup (
  tenant_id bigint primary key references tenant (id),
  finish_time timestamptz not null,
  row_count bigint not null,
  file_count bigint not null
);

-- a failure is reported by the id of its request
create index opt_log_request on opt_log (tenant_id, request_id);
