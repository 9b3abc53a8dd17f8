-- Who has the page of a project open at this moment, and in which part of it they are: a beat every so many seconds. Lost with the server, and told anew
-- with the next beat.

-- section: a part of the entry; null: in none. key: of the business plan, its section. since: in that part
create unlogged table entry_here (
  tenant_id bigint not null,
  project_id bigint not null,
  user_id bigint not null,
  section text,
  key text,
  since timestamptz not null,
  seen timestamptz not null,
  primary key (tenant_id, project_id, user_id),
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);
create index entry_here_user on entry_here (tenant_id, user_id);
