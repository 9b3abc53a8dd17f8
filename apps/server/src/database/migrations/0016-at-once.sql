-- Many judges at once: what a submission looks at is found in one step, however large the stage.

-- Whether a stage still owes a sheet
create index assignment_owed on assignment (tenant_id, stage_id) where state in ('ASSIGNED', 'ACCEPTED', 'DRAFTING');

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
