-- contents: what stood in a project when it was returned, so that whoever reads it again sees what was changed since
alter table project_change_log add column contents jsonb;
