-- What contests begin from: tracks, stages, forms, awards, with distances in days instead of dates, as `contest-template.ts` of the contract has it.
-- org_id: whose own it is; null: everybody's. code: what one of ours is known by
-- content of null: as we ship it, in the reader's language, until somebody changes it
create table contest_template (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  org_id bigint,
  code text,
  name text not null,
  summary text,
  sort_value int not null default 100,
  state boolean not null default true,
  content jsonb check (content is not null or code is not null),
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, org_id) references org (tenant_id, id) on delete cascade
);
create index contest_template_org on contest_template (tenant_id, org_id);

-- A picture over a contest's page
alter table contest add column cover_id bigint;
alter table contest add column cover_alt text;
alter table contest add foreign key (tenant_id, cover_id) references attachment (tenant_id, id);
create index contest_cover on contest (tenant_id, cover_id) where cover_id is not null;

-- The description was plain text, a paragraph for each line; it is HTML from here on
update contest
set describe = (
  select nullif(string_agg('<p>' || replace(replace(replace(line, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>', '' order by place), '')
  from regexp_split_to_table(describe, '\r?\n') with ordinality as lines (line, place)
  where trim(line) <> '')
where describe is not null;

-- What people are asked to agree to, each time that it was changed after the contest was published. A text of null: nothing from then on
create table contest_consent (
  tenant_id bigint not null,
  contest_id bigint not null,
  version int not null,
  text text,
  since timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, contest_id, version),
  foreign key (tenant_id, contest_id) references contest (tenant_id, id) on delete cascade
);
insert into contest_consent (tenant_id, contest_id, version, text, since, created_by)
select tenant_id, id, 1, setup ->> 'consent', update_time, updated_by
from contest where state <> 'DRAFT' and coalesce(setup ->> 'consent', '') <> '';

-- Why a project does not fit who may enter, since that was changed when the project was there; null: it fits
alter table project add column ineligible jsonb;
