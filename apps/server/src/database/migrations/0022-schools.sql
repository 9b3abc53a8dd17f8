-- A school has a profile of its own. One that was added as an organisation has no identification code yet.
alter table school alter column code drop not null;
alter table school add column kind text;
