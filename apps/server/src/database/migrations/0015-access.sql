-- The people behind a project, by user id where they are users: they see neither its judges nor its sheets. Whose a banner is. Who wrote a
-- message.

create table project_person (
  tenant_id bigint not null,
  project_id bigint not null,
  part text not null check (part in ('LEADER', 'MEMBER', 'ADVISOR')),
  position int not null,
  name text not null,
  -- 学号, or an adviser's 工号: the account, where there is one
  number text,
  phone text,
  primary key (tenant_id, project_id, part, position),
  foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade
);
create index project_person_number on project_person (tenant_id, lower(number));
create index project_person_phone on project_person (tenant_id, phone);
create index project_person_name on project_person (tenant_id, name);

-- Who that is. A name alone may be several: each of them counts
create table project_tie (
  tenant_id bigint not null,
  project_id bigint not null,
  part text not null,
  position int not null,
  user_id bigint not null,
  primary key (tenant_id, project_id, part, position, user_id),
  foreign key (tenant_id, project_id, part, position) references project_person (tenant_id, project_id, part, position) on delete cascade,
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);
create index project_tie_user on project_tie (tenant_id, user_id, project_id);

insert into project_person (tenant_id, project_id, part, position, name, number, phone)
  select tenant_id, id, 'LEADER', 1, leader_name, leader_number, leader_phone from project;
insert into project_person (tenant_id, project_id, part, position, name, number)
  select tenant_id, id, 'MEMBER', position, member ->> 'name', member ->> 'studentNumber'
  from project, jsonb_array_elements(members) with ordinality as listed (member, position);
insert into project_person (tenant_id, project_id, part, position, name)
  select tenant_id, id, 'ADVISOR', position, name from project, unnest(advisors) with ordinality as listed (name, position);

insert into project_tie (tenant_id, project_id, part, position, user_id)
  select person.tenant_id, person.project_id, person.part, person.position, "user".id
  from project_person person join "user" on "user".tenant_id = person.tenant_id and lower("user".account) = lower(person.number)
  union
  select person.tenant_id, person.project_id, person.part, person.position, "user".id
  from project_person person join "user" on "user".tenant_id = person.tenant_id and "user".mobile = person.phone
  union
  select person.tenant_id, person.project_id, person.part, person.position, "user".id
  from project_person person join "user" on "user".tenant_id = person.tenant_id and "user".name = person.name
  where person.number is null and person.phone is null;

-- A sheet that a judge no longer sees is not waited for: the stage asks for another judge
update assignment set state = 'WITHDRAWN'
  from judge, stage
  where judge.tenant_id = assignment.tenant_id and judge.id = assignment.judge_id
    and stage.tenant_id = assignment.tenant_id and stage.id = assignment.stage_id and stage.state <> 'CLOSED'
    and assignment.state in ('ASSIGNED', 'ACCEPTED', 'DRAFTING')
    and exists (
      select from project_tie tie
      where tie.tenant_id = assignment.tenant_id and tie.project_id = assignment.project_id and tie.user_id = judge.user_id);

alter table project drop column leader_name;
alter table project drop column leader_number;
alter table project drop column leader_phone;
alter table project drop column members;
alter table project drop column advisors;

-- Null: general, shown to everybody. One of an organisation goes with it
alter table banner add column org_id bigint;
alter table banner add foreign key (tenant_id, org_id) references org (tenant_id, id) on delete cascade;
update banner set org_id = maker.org_id from "user" maker where maker.tenant_id = banner.tenant_id and maker.id = banner.created_by;

-- What people typed as the author of their messages gives way to who they are
update msg set author = (select left(name, 50) from "user" where "user".tenant_id = msg.tenant_id and "user".id = msg.created_by)
  where text_code is null and author is not null;
