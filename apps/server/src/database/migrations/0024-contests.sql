-- A contest's projects in the order of their ids: without it a page looked for them among the projects of all contests. A second for a million.
create index project_contest on project (tenant_id, contest_id, id);
