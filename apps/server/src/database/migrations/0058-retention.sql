-- A contest's people become anonymous when its retention time is over: since when that goes on, when it was done, and of which end of the time its
-- administrators were told
alter table contest add column anonymise_time timestamptz;
alter table contest add column anonymised_time timestamptz;
alter table contest add column anonymised_by bigint;
alter table contest add column retention_told timestamptz;
alter table contest add check (anonymised_time is null or anonymise_time is not null);

-- what its team did with a project is known, of an anonymous one without who did it
alter table project_change_log alter column created_by drop not null;
