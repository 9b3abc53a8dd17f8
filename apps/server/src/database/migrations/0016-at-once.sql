-- What people do at the same moment. Many judges: what a submission looks at is found in one step, however large the stage.

-- Whether a stage still owes a sheet
create index assignment_owed on assignment (tenant_id, stage_id) where state in ('ASSIGNED', 'ACCEPTED', 'DRAFTING');

-- Asked in the statement that appends to the sealed log, once it has had its turn: what a volatile function reads is as new as that moment,
-- where the statement's own eyes were opened before the wait
create function owes_sheets(of_tenant bigint, of_stage bigint) returns boolean language sql volatile as $$
  select exists (select from assignment where tenant_id = of_tenant and stage_id = of_stage and state in ('ASSIGNED', 'ACCEPTED', 'DRAFTING'))
$$;

-- The end of each sealed log: the one row that those who append take turns at
create table sealed_tail (
  tenant_id bigint not null,
  stage_id bigint not null,
  sequence int not null,
  previous_hash text not null,
  hash text not null,
  primary key (tenant_id, stage_id),
  foreign key (tenant_id, stage_id) references stage (tenant_id, id)
);
insert into sealed_tail (tenant_id, stage_id, sequence, previous_hash, hash)
  select distinct on (tenant_id, stage_id) tenant_id, stage_id, sequence, previous_hash, hash
  from sealed_log order by tenant_id, stage_id, sequence desc;

-- What a creating request was answered, by the key that its sender gave it: a second one is answered the same. The row is there, without an
-- answer, from the first statement of the request's transaction, so that one that comes meanwhile waits
create table kept_answer (
  tenant_id bigint not null,
  user_id bigint not null,
  operation_id text not null,
  key text not null,
  -- SHA-256 of the input: the same key with another is a mistake
  fingerprint text not null,
  -- sealed: it may hold what is shown once
  answer text,
  create_time timestamptz not null,
  primary key (tenant_id, user_id, operation_id, key),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);
create index kept_answer_old on kept_answer (tenant_id, create_time);
