-- what a review waits for: projects that teams have begun themselves, by their state
create index project_entered on project (tenant_id, contest_id, state) where source = 'SUBMITTED';
