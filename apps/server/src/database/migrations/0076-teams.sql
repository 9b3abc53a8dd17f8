-- Ties of whoever has left a team; invitations by phone and by a code that can be typed.

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

-- code_hash: of one by phone too, which goes out by SMS. short_hash: of the code of a link that can be typed
alter table entry_invitation drop constraint entry_invitation_check1;
alter table entry_invitation add check (channel = 'PHONE' or (channel = 'LINK') = (code_hash is not null));
alter table entry_invitation add column short_hash text check (short_hash is null or channel = 'LINK');
alter table entry_invitation add unique (tenant_id, short_hash);
-- when its link went out by SMS last
alter table entry_invitation add column text_time timestamptz;
