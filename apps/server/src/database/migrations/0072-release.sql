-- team_sees: what teams see of a stage once it is released; released_time: since when they do
alter table stage add column team_sees text not null default 'SCORES' check (team_sees in ('NOTHING', 'SCORES', 'SCORES_AND_COMMENTS'));
alter table stage add column released_time timestamptz;
alter table stage add column released_by bigint;

-- until now sealing showed score and rank at once: what teams have seen, they still see
update stage set released_time = coalesce(stage.closed_time, now()), released_by = stage.closed_by
from contest
where contest.tenant_id = stage.tenant_id and contest.id = stage.contest_id
  and contest.state in ('PUBLICITY', 'FINISHED') and stage.state = 'CLOSED';
