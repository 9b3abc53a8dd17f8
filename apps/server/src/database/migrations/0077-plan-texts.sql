-- A version of a section says truly why it was kept: somebody chose their own text over what a teammate, or they on another device, had saved; or a
-- file was put in its place. REPLACED: an older version was put back.
alter table plan_version drop constraint plan_version_kept_for_check;
alter table plan_version add constraint plan_version_kept_for_check check (kept_for in ('SAVED', 'SUBMITTED', 'REPLACED', 'OVERWRITTEN', 'IMPORTED'));

-- What a plan that is one PDF says, for the duplicate radar. text null: there is nothing in it that can be compared
create table radar_pdf (
  tenant_id bigint not null,
  project_id bigint not null,
  attachment_id bigint not null,
  text text,
  primary key (tenant_id, project_id),
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade
);
