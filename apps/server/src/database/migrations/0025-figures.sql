-- How many projects a contest has and how many sheets a stage, so that showing them, and asking what a transition asks, counts nothing.
-- The database keeps them itself, whichever statement writes. By organisation and maker, which are what data scope looks at.
create table project_figure (
  tenant_id bigint not null,
  contest_id bigint not null,
  org_id bigint not null,
  created_by bigint,
  projects int not null,
  -- of these, those whose state takes part in a stage
  taking_part int not null,
  unique nulls not distinct (tenant_id, contest_id, org_id, created_by),
  foreign key (tenant_id, contest_id) references contest (tenant_id, id) on delete cascade
);

create table sheet_figure (
  tenant_id bigint not null,
  stage_id bigint not null,
  -- of the project
  org_id bigint not null,
  created_by bigint,
  -- sheets that are owed or handed in
  sheets int not null,
  submitted int not null,
  -- projects that have as many judges as the stage asks for
  complete int not null,
  unique nulls not distinct (tenant_id, stage_id, org_id, created_by),
  foreign key (tenant_id, stage_id) references stage (tenant_id, id) on delete cascade
);

create table judge_figure (
  tenant_id bigint not null,
  stage_id bigint not null,
  judge_id bigint not null,
  -- sheets that are owed or handed in
  sheets int not null,
  primary key (tenant_id, stage_id, judge_id),
  foreign key (tenant_id, stage_id) references stage (tenant_id, id) on delete cascade
);

-- The same by organisation and maker of the projects, for those who see a part of a stage
create table judge_part_figure (
  tenant_id bigint not null,
  stage_id bigint not null,
  org_id bigint not null,
  created_by bigint,
  judge_id bigint not null,
  sheets int not null,
  unique nulls not distinct (tenant_id, stage_id, org_id, created_by, judge_id),
  foreign key (tenant_id, stage_id) references stage (tenant_id, id) on delete cascade
);

create function takes_part(state text) returns int language sql immutable as
  $$ select (state in ('ACCEPTED', 'IN_REVIEW', 'SCORED', 'PROMOTED', 'REPECHAGE', 'ELIMINATED', 'AWARDED'))::int $$;

create function is_sheet(state text) returns int language sql immutable as
  $$ select (state in ('ASSIGNED', 'ACCEPTED', 'DRAFTING', 'SUBMITTED'))::int $$;

create type project_change as (tenant_id bigint, contest_id bigint, org_id bigint, created_by bigint, projects int, taking_part int);

-- A change that alters no figure touches no row of them: who writes a title waits for nobody. The contest is held by who alters one.
create function count_projects() returns trigger language plpgsql as $$
declare changes project_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (tenant_id, contest_id, org_id, created_by, 1, takes_part(state))::project_change from added);
  elsif tg_op = 'DELETE' then
    changes := array(select (tenant_id, contest_id, org_id, created_by, -1, -takes_part(state))::project_change from gone);
  else
    changes := array(
      select (tenant_id, contest_id, org_id, created_by, 1, takes_part(state))::project_change from added
      union all select (tenant_id, contest_id, org_id, created_by, -1, -takes_part(state))::project_change from gone);
  end if;
  insert into project_figure (tenant_id, contest_id, org_id, created_by, projects, taking_part)
    select tenant_id, contest_id, org_id, created_by, sum(projects), sum(taking_part) from unnest(changes)
    group by 1, 2, 3, 4 having sum(projects) <> 0 or sum(taking_part) <> 0 order by 1, 2, 3, 4
    on conflict (tenant_id, contest_id, org_id, created_by) do update
    set projects = project_figure.projects + excluded.projects, taking_part = project_figure.taking_part + excluded.taking_part;
  return null;
end $$;

create trigger project_added after insert on project referencing new table as added for each statement execute function count_projects();
create trigger project_changed after update on project referencing old table as gone new table as added for each statement execute function count_projects();
create trigger project_gone after delete on project referencing old table as gone for each statement execute function count_projects();

create type sheet_change as (tenant_id bigint, stage_id bigint, project_id bigint, judge_id bigint, sheets int, submitted int);

-- As above: a draft touches no figure. Whoever gives or takes a judge holds the stage alone, so that nobody else changes how many a project has
-- while that is counted; those who hand in stand beside each other, and take turns at a figure right before they do at the sealed log.
create function count_sheets() returns trigger language plpgsql as $$
declare changes sheet_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (tenant_id, stage_id, project_id, judge_id, is_sheet(state), (state = 'SUBMITTED')::int)::sheet_change from added);
  elsif tg_op = 'DELETE' then
    changes := array(select (tenant_id, stage_id, project_id, judge_id, -is_sheet(state), -(state = 'SUBMITTED')::int)::sheet_change from gone);
  else
    changes := array(
      select (tenant_id, stage_id, project_id, judge_id, sum(sheets), sum(submitted))::sheet_change from (
        select tenant_id, stage_id, project_id, judge_id, is_sheet(state) as sheets, (state = 'SUBMITTED')::int as submitted from added
        union all select tenant_id, stage_id, project_id, judge_id, -is_sheet(state), -(state = 'SUBMITTED')::int from gone) moved
      group by tenant_id, stage_id, project_id, judge_id having sum(sheets) <> 0 or sum(submitted) <> 0);
  end if;
  if cardinality(changes) = 0 then return null; end if;
  insert into sheet_figure (tenant_id, stage_id, org_id, created_by, sheets, submitted, complete)
    select project.tenant_id, changed.stage_id, org_id, created_by, sum(changed.sheets), sum(changed.submitted),
      sum((standing >= judges_per_project)::int - (standing - changed.sheets >= judges_per_project)::int)
    from (select tenant_id, stage_id, project_id, sum(sheets) as sheets, sum(submitted) as submitted from unnest(changes) group by 1, 2, 3) changed
    join project on project.tenant_id = changed.tenant_id and project.id = changed.project_id
    join stage on stage.tenant_id = changed.tenant_id and stage.id = changed.stage_id,
    lateral (
      select count(*) as standing from assignment
      where changed.sheets <> 0 and assignment.tenant_id = changed.tenant_id and assignment.stage_id = changed.stage_id
        and assignment.project_id = changed.project_id and is_sheet(assignment.state) = 1) judges
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, stage_id, org_id, created_by) do update
    set sheets = sheet_figure.sheets + excluded.sheets, submitted = sheet_figure.submitted + excluded.submitted,
      complete = sheet_figure.complete + excluded.complete;
  insert into judge_figure (tenant_id, stage_id, judge_id, sheets)
    select tenant_id, stage_id, judge_id, sum(sheets) from unnest(changes) group by 1, 2, 3 having sum(sheets) <> 0 order by 1, 2, 3
    on conflict (tenant_id, stage_id, judge_id) do update set sheets = judge_figure.sheets + excluded.sheets;
  insert into judge_part_figure (tenant_id, stage_id, org_id, created_by, judge_id, sheets)
    select project.tenant_id, stage_id, org_id, created_by, judge_id, sum(sheets)
    from unnest(changes) changed join project on project.tenant_id = changed.tenant_id and project.id = changed.project_id
    group by 1, 2, 3, 4, 5 having sum(sheets) <> 0 order by 1, 2, 3, 4, 5
    on conflict (tenant_id, stage_id, org_id, created_by, judge_id) do update set sheets = judge_part_figure.sheets + excluded.sheets;
  return null;
end $$;

create trigger assignment_added after insert on assignment referencing new table as added for each statement execute function count_sheets();
create trigger assignment_changed after update on assignment referencing old table as gone new table as added for each statement execute function count_sheets();
create trigger assignment_gone after delete on assignment referencing old table as gone for each statement execute function count_sheets();

-- Counts a contest anew and mends what differs. Answers how many figures were wrong. The contest and its stages are held by who asks.
create function recount_figures(of_tenant bigint, of_contest bigint) returns bigint language plpgsql as $$
declare wrong bigint;
begin
  with counted as (
    select org_id, created_by, count(*) as projects, sum(takes_part(state)) as taking_part
    from project where tenant_id = of_tenant and contest_id = of_contest group by 1, 2),
  kept as (select * from project_figure where tenant_id = of_tenant and contest_id = of_contest),
  differing as (
    select coalesce(c.org_id, k.org_id) as org_id, case when c.org_id is null then k.created_by else c.created_by end as created_by,
      coalesce(c.projects, 0) as projects, coalesce(c.taking_part, 0) as taking_part
    from counted c full join kept k on k.org_id = c.org_id and coalesce(k.created_by, 0) = coalesce(c.created_by, 0)
    where (coalesce(c.projects, 0), coalesce(c.taking_part, 0)) <> (coalesce(k.projects, 0), coalesce(k.taking_part, 0))),
  mended as (
    insert into project_figure (tenant_id, contest_id, org_id, created_by, projects, taking_part)
    select of_tenant, of_contest, org_id, created_by, projects, taking_part from differing
    on conflict (tenant_id, contest_id, org_id, created_by) do update set projects = excluded.projects, taking_part = excluded.taking_part
    returning 1)
  select count(*) into wrong from mended;

  with per_project as (
    select stage_id, project_id, count(*) as sheets, count(*) filter (where state = 'SUBMITTED') as submitted
    from assignment where tenant_id = of_tenant and is_sheet(state) = 1
      and stage_id in (select id from stage where tenant_id = of_tenant and contest_id = of_contest) group by 1, 2),
  counted as (
    select stage_id, org_id, created_by, sum(sheets) as sheets, sum(submitted) as submitted, count(*) filter (where sheets >= judges_per_project) as complete
    from per_project join project on project.tenant_id = of_tenant and project.id = project_id join stage on stage.tenant_id = of_tenant and stage.id = stage_id
    group by 1, 2, 3),
  kept as (
    select * from sheet_figure
    where tenant_id = of_tenant and stage_id in (select id from stage where tenant_id = of_tenant and contest_id = of_contest)),
  differing as (
    select coalesce(c.stage_id, k.stage_id) as stage_id, coalesce(c.org_id, k.org_id) as org_id,
      case when c.org_id is null then k.created_by else c.created_by end as created_by,
      coalesce(c.sheets, 0) as sheets, coalesce(c.submitted, 0) as submitted, coalesce(c.complete, 0) as complete
    from counted c full join kept k on k.stage_id = c.stage_id and k.org_id = c.org_id and coalesce(k.created_by, 0) = coalesce(c.created_by, 0)
    where (coalesce(c.sheets, 0), coalesce(c.submitted, 0), coalesce(c.complete, 0))
      <> (coalesce(k.sheets, 0), coalesce(k.submitted, 0), coalesce(k.complete, 0))),
  mended as (
    insert into sheet_figure (tenant_id, stage_id, org_id, created_by, sheets, submitted, complete)
    select of_tenant, stage_id, org_id, created_by, sheets, submitted, complete from differing
    on conflict (tenant_id, stage_id, org_id, created_by) do update
    set sheets = excluded.sheets, submitted = excluded.submitted, complete = excluded.complete
    returning 1)
  select wrong + count(*) into wrong from mended;

  with counted as (
    select stage_id, judge_id, count(*) as sheets from assignment where tenant_id = of_tenant and is_sheet(state) = 1
      and stage_id in (select id from stage where tenant_id = of_tenant and contest_id = of_contest) group by 1, 2),
  kept as (
    select * from judge_figure
    where tenant_id = of_tenant and stage_id in (select id from stage where tenant_id = of_tenant and contest_id = of_contest)),
  mended as (
    insert into judge_figure (tenant_id, stage_id, judge_id, sheets)
    select of_tenant, coalesce(c.stage_id, k.stage_id), coalesce(c.judge_id, k.judge_id), coalesce(c.sheets, 0)
    from counted c full join kept k on k.stage_id = c.stage_id and k.judge_id = c.judge_id where coalesce(c.sheets, 0) <> coalesce(k.sheets, 0)
    on conflict (tenant_id, stage_id, judge_id) do update set sheets = excluded.sheets
    returning 1)
  select wrong + count(*) into wrong from mended;

  with counted as (
    select stage_id, org_id, project.created_by, judge_id, count(*) as sheets
    from assignment join project on project.tenant_id = of_tenant and project.id = project_id
    where assignment.tenant_id = of_tenant and is_sheet(assignment.state) = 1
      and stage_id in (select id from stage where tenant_id = of_tenant and contest_id = of_contest) group by 1, 2, 3, 4),
  kept as (
    select * from judge_part_figure
    where tenant_id = of_tenant and stage_id in (select id from stage where tenant_id = of_tenant and contest_id = of_contest)),
  mended as (
    insert into judge_part_figure (tenant_id, stage_id, org_id, created_by, judge_id, sheets)
    select of_tenant, coalesce(c.stage_id, k.stage_id), coalesce(c.org_id, k.org_id), case when c.org_id is null then k.created_by else c.created_by end,
      coalesce(c.judge_id, k.judge_id), coalesce(c.sheets, 0)
    from counted c
    full join kept k on k.stage_id = c.stage_id and k.org_id = c.org_id and k.judge_id = c.judge_id and coalesce(k.created_by, 0) = coalesce(c.created_by, 0)
    where coalesce(c.sheets, 0) <> coalesce(k.sheets, 0)
    on conflict (tenant_id, stage_id, org_id, created_by, judge_id) do update set sheets = excluded.sheets
    returning 1)
  select wrong + count(*) into wrong from mended;
  return wrong;
end $$;

-- What is there already
select recount_figures(tenant_id, id) from contest;

-- Whether anything has been written on a stage's sheets
create index assignment_written on assignment (tenant_id, stage_id, project_id) where state in ('DRAFTING', 'SUBMITTED', 'RECUSED', 'WITHDRAWN', 'REPLACED');
