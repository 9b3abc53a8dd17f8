-- What decides who may do what is kept in memory by every process (access-cache.ts): all that it is made from is told when it changes, not
-- only what takes something away (0020). A session that ends is named, so that the others of its tenant stay known.
create function tell_session_ended() returns trigger language plpgsql as 'begin perform pg_notify(''saiwu'', json_build_object(''topic'', ''access'', ''payload'', json_build_object(''tenantId'', old.tenant_id::text, ''sessionId'', old.id))::text); return null; end';

-- As before, but a row that is new counts too.
create or replace function tell_access() returns trigger language plpgsql as 'begin perform pg_notify(''saiwu'', json_build_object(''topic'', ''access'', ''payload'', json_build_object(''tenantId'', to_jsonb(coalesce(old, new)) ->> tg_argv[0]))::text); return null; end';

drop trigger session_ended on session;
drop trigger session_gone on session;
create trigger session_ended after update of ended_time on session for each row
  when (old.ended_time is null and new.ended_time is not null) execute function tell_session_ended();
create trigger session_gone after delete on session for each row
  when (old.ended_time is null) execute function tell_session_ended();

drop trigger user_disabled on "user";
create trigger user_changed after update of state, account, name, org_id, must_change_password, password_expire_time on "user" for each row
  when ((old.state, old.account, old.name, old.org_id, old.must_change_password, old.password_expire_time)
    is distinct from (new.state, new.account, new.name, new.org_id, new.must_change_password, new.password_expire_time))
  execute function tell_access('tenant_id');

drop trigger role_lost on user_role;
create trigger role_given after insert or update or delete on user_role for each row execute function tell_access('tenant_id');

drop trigger role_disabled on role;
create trigger role_changed after update of code, state, ds_type on role for each row
  when ((old.code, old.state, old.ds_type) is distinct from (new.code, new.state, new.ds_type)) execute function tell_access('tenant_id');
create trigger role_org_changed after insert or update or delete on role_org for each row execute function tell_access('tenant_id');
create trigger authority_changed after insert or update or delete on role_authority for each row execute function tell_access('tenant_id');
create trigger resource_changed after update of code or delete on resource for each row execute function tell_access('tenant_id');

create trigger org_changed after update of tree_path on org for each row
  when (old.tree_path <> new.tree_path) execute function tell_access('tenant_id');
create trigger org_placed after insert or delete on org for each row execute function tell_access('tenant_id');

drop trigger tenant_changed on tenant;
create trigger tenant_changed after update on tenant for each row when (old is distinct from new) execute function tell_access('id');
