-- Comments on business plans: by the team and its advisors, at a passage, or on a whole section.

-- parent_id: of the comment that this one answers. key: of the section in the contest's setup
-- quote: what was chosen, with what stood before and behind it, by which it is found again after edits; empty: the whole section
create table plan_comment (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  project_id bigint not null,
  parent_id bigint,
  key text not null,
  quote text not null,
  prefix text not null,
  suffix text not null,
  content text not null,
  create_time timestamptz not null default now(),
  created_by bigint,
  resolve_time timestamptz,
  resolved_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, parent_id) references plan_comment (tenant_id, id) on delete cascade
);
create index plan_comment_project on plan_comment (tenant_id, project_id);
create index plan_comment_parent on plan_comment (tenant_id, parent_id);
