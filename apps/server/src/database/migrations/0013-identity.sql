-- Ways in beside the password, and what they leave behind.

alter table tenant add column password_expire int not null default 0 check (password_expire >= 0);
alter table tenant add column is_multiple_login boolean not null default true;

-- The number that its owner has shown to be theirs: it counts as long as it is still the one in `mobile`.
alter table "user" add column verified_mobile text;
alter table "user" add column mobile_verified_time timestamptz;
-- The number that somebody has given as theirs without showing it: while it is the one in `mobile`, it signs nobody in.
alter table "user" add column claimed_mobile text;
-- When somebody who registered agreed to what is said there.
alter table "user" add column consent_time timestamptz;
create index user_mobile on "user" (tenant_id, mobile) where mobile is not null;

alter table login_log drop constraint login_log_kind_check;
alter table login_log add constraint login_log_kind_check check (kind in ('PASSWORD', 'SMS', 'SOCIAL', 'INVITATION', 'REFRESH', 'LOGOUT'));
alter table login_log drop constraint login_log_reason_check;
alter table login_log add constraint login_log_reason_check check (reason in ('UNKNOWN', 'DISABLED', 'LOCKED', 'WRONG', 'SECOND_FACTOR'));

-- Captchas, codes by SMS, and tickets between two steps of a sign-in: kept as a hash, good once, for minutes.
create table one_time_secret (
  tenant_id bigint not null references tenant (id),
  purpose text not null,
  subject text not null,
  secret_hash text not null,
  facts jsonb not null,
  attempts int not null,
  until timestamptz not null,
  create_time timestamptz not null,
  primary key (tenant_id, purpose, subject)
);
create index one_time_secret_until on one_time_secret (until);

-- Who somebody is at another provider. The subject is the provider's own id, never an e-mail or a phone.
create table social_account (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  user_id bigint not null,
  provider text not null,
  subject text not null,
  name text,
  avatar text,
  create_time timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, provider, subject),
  unique (tenant_id, user_id, provider),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);

-- Time-based one-time passwords (RFC 6238). A step that was used is not taken again.
create table totp (
  tenant_id bigint not null,
  user_id bigint not null,
  sealed_secret text not null,
  confirmed_time timestamptz,
  last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}',
  error_num int not null default 0,
  error_last_time timestamptz,
  create_time timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);

-- A link that signs an outside judge in: bound to a person and a contest, until it is withdrawn, runs out, or the last review has closed.
create table invitation (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  code_hash text not null,
  judge_id bigint not null,
  contest_id bigint not null,
  phone text,
  until timestamptz not null,
  used_time timestamptz,
  revoked_time timestamptz,
  create_time timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, code_hash),
  foreign key (tenant_id, judge_id) references judge (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contest_id) references contest (tenant_id, id) on delete cascade
);
create index invitation_judge on invitation (tenant_id, judge_id, contest_id);

alter table session add column kind text not null default 'PASSWORD' check (kind in ('PASSWORD', 'SMS', 'SOCIAL', 'INVITATION'));
alter table session add column invitation_id bigint;
alter table session add constraint session_invitation foreign key (tenant_id, invitation_id) references invitation (tenant_id, id) on delete cascade;

-- What access tokens are signed with, sealed by the installation's secret. Two are valid: the newest signs, the one before is still read.
create table signing_key (
  kid text primary key,
  sealed_key text not null,
  create_time timestamptz not null,
  retire_time timestamptz
);

-- What visitors without a session are shown at the top.
create table banner (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  title text not null,
  -- the picture: an attachment that is shown stays
  attachment_id bigint not null,
  link text,
  place text not null default 'DASHBOARD',
  sort_value int not null default 1,
  start_time timestamptz,
  end_time timestamptz,
  state boolean not null default true,
  create_time timestamptz not null default now(),
  created_by bigint,
  update_time timestamptz not null default now(),
  updated_by bigint,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, attachment_id) references attachment (tenant_id, id)
);

-- Where somebody has signed in from, or tried to: wrong passwords count for each address, so that nobody locks another person out from elsewhere.
-- User 0 stands for accounts that do not exist: guesses at them are counted too, and so take as long. Rows end by their time.
create table sign_in_address (
  tenant_id bigint not null,
  user_id bigint not null,
  address text not null,
  wrong_count int not null default 0,
  wrong_time timestamptz,
  known_time timestamptz,
  primary key (tenant_id, user_id, address)
);
