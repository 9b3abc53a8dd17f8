-- How many people a tenant may have, and how many MB its files may take together; null: as much as there is room for
alter table tenant add column user_limit int check (user_limit > 0);
alter table tenant add column storage_limit int check (storage_limit > 0);

-- People come in by many ways (added, imported, registered, appointed): here is what all of them pass. The tenant's row is held, since two at once could
-- each be the last that there is room for
create function refuse_users_beyond_limit() returns trigger language plpgsql as $$
begin
  perform from tenant where id in (select tenant_id from added) and user_limit is not null order by id for no key update;
  if exists (
    select from tenant
    where id in (select tenant_id from added) and (select count(*) from "user" where tenant_id = tenant.id) > user_limit
  ) then
    raise exception 'more users than the tenant has room for' using errcode = 'program_limit_exceeded';
  end if;
  return null;
end $$;
create trigger users_within_limit after insert on "user" referencing new table as added for each statement execute function refuse_users_beyond_limit();
