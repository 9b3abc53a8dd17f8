-- Somebody asks to be certified in a role at a school or college. Asked again is another row: what was decided stays as it was.
create table certification (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  user_id bigint not null,
  role_code text not null check (role_code in ('TEACHER', 'MAKER', 'JUDGE', 'YMANAGEMENT', 'XMANAGEMENT')),
  school_id bigint not null,
  college_id bigint,
  -- whoever has this in their data scope decides
  org_id bigint not null generated always as (coalesce(college_id, school_id)) stored,
  note text,
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'REJECTED')),
  reason text check ((reason is not null) = (state = 'REJECTED')),
  create_time timestamptz not null default now(),
  decided_by bigint,
  decide_time timestamptz check ((decide_time is not null) = (state <> 'PENDING')),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade,
  foreign key (tenant_id, school_id) references org (tenant_id, id) on delete cascade,
  foreign key (tenant_id, college_id) references org (tenant_id, id) on delete cascade
);
-- one at a time, whatever comes together
create unique index certification_open on certification (tenant_id, user_id) where state = 'PENDING';
create index certification_user on certification (tenant_id, user_id, id);
create index certification_queue on certification (tenant_id, org_id, state, id);
create index certification_college on certification (tenant_id, college_id);
create index certification_school on certification (tenant_id, school_id);

-- A file stands in every request that it was handed in with: who asks again need not upload it again.
create table certification_evidence (
  tenant_id bigint not null,
  certification_id bigint not null,
  attachment_id bigint not null,
  primary key (tenant_id, certification_id, attachment_id),
  foreign key (tenant_id, certification_id) references certification (tenant_id, id) on delete cascade,
  foreign key (tenant_id, attachment_id) references attachment (tenant_id, id)
);
create index certification_evidence_attachment on certification_evidence (tenant_id, attachment_id);

-- Consoles that are open show the badge of whoever was certified just now.
drop trigger user_changed on "user";
create trigger user_changed
  after update of state, account, name, org_id, must_change_password, password_expire_time, centified_status on "user" for each row
  when ((old.state, old.account, old.name, old.org_id, old.must_change_password, old.password_expire_time, old.centified_status)
    is distinct from (new.state, new.account, new.name, new.org_id, new.must_change_password, new.password_expire_time, new.centified_status))
  execute function tell_access('tenant_id');

-- Everybody finds their own certifications under it.
update menu set is_general = true where path = '/menu/people' and readonly;
