-- Whoever loses access is told of to every process (`access` in bus.ts), whichever statement took it: streams that are open must end.
-- One word for the tenant: however many rows a statement changes, the database passes it on once.
create function tell_access() returns trigger language plpgsql as 'begin perform pg_notify(''saiwu'', json_build_object(''topic'', ''access'', ''payload'', json_build_object(''tenantId'', to_jsonb(old) ->> tg_argv[0]))::text); return null; end';

create trigger session_ended after update of ended_time on session for each row
  when (old.ended_time is null and new.ended_time is not null) execute function tell_access('tenant_id');
create trigger session_gone after delete on session for each row
  when (old.ended_time is null) execute function tell_access('tenant_id');
create trigger user_disabled after update of state on "user" for each row
  when (old.state and not new.state) execute function tell_access('tenant_id');
create trigger role_lost after update or delete on user_role for each row
  execute function tell_access('tenant_id');
create trigger role_disabled after update of state on role for each row
  when (old.state and not new.state) execute function tell_access('tenant_id');
create trigger tenant_changed after update of state, expiration_time on tenant for each row
  when (old.state <> new.state or old.expiration_time is distinct from new.expiration_time) execute function tell_access('id');
