-- How many requests each rule of the block list and of the rate limits has turned away, by hour. No foreign key: what is written a second later
-- must not fail for a rule that was just deleted; old rows go by their time.
create table limit_stopped (
  tenant_id bigint not null,
  rule_id bigint not null,
  hour timestamptz not null,
  count bigint not null,
  primary key (tenant_id, rule_id, hour)
);
create index limit_stopped_hour on limit_stopped (tenant_id, hour);
