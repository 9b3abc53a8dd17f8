-- Contests that belong to no school or college: general ones, which everybody may enter and whoever sees all organisations looks after
alter table contest alter column org_id drop not null;
