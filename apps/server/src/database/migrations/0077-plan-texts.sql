-- A version of a section says truly why it was kept: somebody chose their own text over what a teammate, or they on another device, had saved; or a
-- file was put in its place. REPLACED: an older version was put back.
alter table plan_version drop constraint plan_version_kept_for_check;
alter table plan_version add constraint plan_version_kept_for_check check (kept_for in ('SAVED', 'SUBMITTED', 'REPLACED', 'OVERWRITTEN', 'IMPORTED'));
