-- What the picture says to whoever does not see it; null: the title says it
alter table banner add column alt text;
-- The roles on whose dashboards it is shown; none: on everybody's, and on the page of visitors too
alter table banner add column roles text[] not null default '{}';
-- Places are those that a page asks for. What stood at another one was on the list alone: it is kept, switched off
update banner set place = 'PUBLIC', state = false where place not in ('LOGIN', 'PUBLIC', 'DASHBOARD');
alter table banner add check (place in ('LOGIN', 'PUBLIC', 'DASHBOARD'));
create index banner_place on banner (tenant_id, place, sort_value);

-- Which end of its service the administrators of an organisation were last warned of, and how many days before
alter table org add column warned_expiry timestamptz;
alter table org add column warned_days int;
