-- mend, mend_until: what was to be mended when a project was returned, and until when. They leave the project itself with its next submission
alter table project_change_log add column mend jsonb;
alter table project_change_log add column mend_until timestamptz;

-- those that are being mended now
update project_change_log log set mend = project.mend, mend_until = project.mend_until
  from project
  where project.tenant_id = log.tenant_id and project.id = log.project_id and project.state = 'RETURNED' and log.act = 'RETURNED'
    and log.id = (
      select max(other.id) from project_change_log other
      where other.tenant_id = log.tenant_id and other.project_id = log.project_id and other.act = 'RETURNED');
