-- What the logs tell beyond the foundation: whether it went well, what came of it, from where and with what.

alter table opt_log
  add column type text not null default 'OPT' check (type in ('OPT', 'EX')),
  add column result text,
  add column ex_detail text,
  add column location text,
  add column browser text,
  add column terminal text;
update opt_log set type = 'EX' where code <> 0;

alter table login_log
  add column reason text check (reason in ('UNKNOWN', 'DISABLED', 'LOCKED', 'WRONG')),
  add column location text,
  add column browser text,
  add column browser_version text,
  add column operating_system text;

-- somebody's own sign-ins, newest first
create index login_log_user on login_log (tenant_id, user_id, id);
