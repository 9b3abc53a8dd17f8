-- Ties of whoever has left a team, invitations by phone and by a short code, and leaders whom an administrator names.

-- FORMER, at 0: has been of the project, and is barred from its sheets as before. What a team rewrites keeps these, so a tie hangs on the project
alter table project_tie drop constraint project_tie_tenant_id_project_id_part_position_fkey;
alter table project_tie add foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade;
-- whoever went by themselves until now; of those who were taken out nothing but a name is known
insert into project_tie (tenant_id, project_id, part, position, user_id)
  select distinct log.tenant_id, log.project_id, 'FORMER', 0, log.created_by
  from project_change_log log
  join project on project.tenant_id = log.tenant_id and project.id = log.project_id
  join "user" on "user".tenant_id = log.tenant_id and "user".id = log.created_by
  where log.act = 'LEFT' and log.reason is null and not exists (
    select from project_tie tie
    where tie.tenant_id = log.tenant_id and tie.project_id = log.project_id and tie.user_id = log.created_by);
