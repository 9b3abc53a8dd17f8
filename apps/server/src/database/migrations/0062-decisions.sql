-- recommendation: the place of an accepted project among those of its college in the contest, from 1
alter table project add column recommendation int;

-- ticks: of the contest's check list, as it was when somebody decided ({ text, isTicked })
alter table project_change_log add column ticks jsonb;
alter table project_change_log drop constraint project_change_log_act_check;
alter table project_change_log add constraint project_change_log_act_check check (act in (
  'CORRECTED', 'REMOVED', 'SUBMITTED', 'TAKEN_BACK', 'WITHDRAWN', 'JOINED', 'LEFT', 'HANDED_OVER', 'RETURNED', 'ACCEPTED', 'REJECTED',
  'RECONSIDERED'));
