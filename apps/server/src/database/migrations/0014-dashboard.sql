-- How often people come, by person and day of their tenant's zone. It holds no addresses, so it stays when the login log is cleared.
create table visit (
  tenant_id bigint not null,
  user_id bigint not null,
  day date not null,
  sign_ins int not null default 0,
  views int not null default 0,
  primary key (tenant_id, user_id, day),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);
create index visit_day on visit (tenant_id, day) include (user_id, sign_ins, views);

insert into visit (tenant_id, user_id, day, sign_ins)
select login_log.tenant_id, login_log.user_id, (login_log.create_time at time zone tenant.time_zone)::date, count(*)
from login_log
join tenant on tenant.id = login_log.tenant_id
join "user" on "user".tenant_id = login_log.tenant_id and "user".id = login_log.user_id
where login_log.is_success and login_log.kind not in ('REFRESH', 'LOGOUT')
group by 1, 2, 3;

-- whether a visit has come from an address before
create index login_log_visit on login_log (tenant_id, request_ip, create_time) where is_success and kind not in ('REFRESH', 'LOGOUT');
