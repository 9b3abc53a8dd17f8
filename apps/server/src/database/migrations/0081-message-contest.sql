-- A message about a contest knows which, also when the project that it names is gone, so that it goes when the people of the contest become anonymous
alter table msg add column contest_id bigint;
update msg set contest_id = project.contest_id from project
where msg.text_code is not null and msg.biz_type = 'PROJECT' and project.tenant_id = msg.tenant_id and project.id::text = msg.biz_id;
update msg set contest_id = stage.contest_id from stage
where msg.text_code is not null and msg.biz_type = 'STAGE' and stage.tenant_id = msg.tenant_id and stage.id::text = msg.biz_id;
update msg set contest_id = contest.id from contest
where msg.contest_id is null and contest.tenant_id = msg.tenant_id
  and ((msg.text_code is not null and msg.biz_type in ('CONTEST', 'PROJECT') and contest.id::text = msg.biz_id)
    or msg.receivers ->> 'contestId' = contest.id::text);
-- of a project that is gone by now: by its contest's title, where one contest alone has that
update msg set contest_id = contest.id from contest
where msg.contest_id is null and msg.text_code is not null and msg.biz_type = 'PROJECT' and contest.tenant_id = msg.tenant_id
  and contest.title = msg.text_values ->> 'contest'
  and not exists (select from contest other where other.tenant_id = contest.tenant_id and other.title = contest.title and other.id <> contest.id);
create index msg_contest on msg (contest_id) where contest_id is not null;
