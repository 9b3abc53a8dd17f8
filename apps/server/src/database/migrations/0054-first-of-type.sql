-- A dictionary is what its rows name as their type. The first row of each stands for it, so that a page of dictionaries is read without looking at all items
alter table dictionary add column is_first boolean not null default false;
create index dictionary_type on dictionary (tenant_id, type, id);
create index dictionary_first on dictionary (tenant_id, id) where is_first;
create unique index dictionary_one_first on dictionary (tenant_id, type) where is_first;

create function mark_first_of_type() returns trigger language plpgsql as $$
begin
  update dictionary one set is_first = false
  from (select tenant_id, type, min(id) as id from dictionary where (tenant_id, type) in (select tenant_id, type from changed) group by 1, 2) first
  where one.tenant_id = first.tenant_id and one.type = first.type and one.is_first and one.id <> first.id;
  update dictionary one set is_first = true
  from (select tenant_id, type, min(id) as id from dictionary where (tenant_id, type) in (select tenant_id, type from changed) group by 1, 2) first
  where one.tenant_id = first.tenant_id and one.id = first.id and not one.is_first;
  return null;
end $$;
update dictionary set is_first = true where (tenant_id, id) in (select tenant_id, min(id) from dictionary group by tenant_id, type);
create trigger dictionary_added after insert on dictionary referencing new table as changed for each statement execute function mark_first_of_type();
create trigger dictionary_removed after delete on dictionary referencing old table as changed for each statement execute function mark_first_of_type();

-- Stations in the order of their names
create index station_in_order on station (tenant_id, name, id);
