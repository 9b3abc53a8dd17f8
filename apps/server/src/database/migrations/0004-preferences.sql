-- How a person has arranged the console. The value is JSON as text: it is kept and given back, never looked into, and jsonb would
-- refuse some of what JSON allows.

create table preference (
  tenant_id bigint not null,
  user_id bigint not null,
  key text not null,
  value text not null,
  update_time timestamptz not null default now(),
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);
