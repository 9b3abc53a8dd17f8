-- The menus that we ship are numbered by tens from now on, so that others find a place between them (place-sibling.ts); each start numbers them anew.
-- Those of a tenant's own keep their places.
update menu set sort_value = least(sort_value * 10, 10000) where not readonly;

-- A menu that is switched, moved, renamed or deleted, or becomes everybody's, changes what consoles that are open show.
create trigger menu_changed after update on menu for each row when (old is distinct from new) execute function tell_access('tenant_id');
create trigger menu_placed after insert or delete on menu for each row execute function tell_access('tenant_id');
