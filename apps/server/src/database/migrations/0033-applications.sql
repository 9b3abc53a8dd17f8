-- Secrets that we make are shown once and kept as SHA-256: a stolen database signs in as no application
update application set client_secret = encode(sha256(convert_to(client_secret, 'UTF8')), 'hex');
alter table application rename column client_secret to secret_hash;

alter table application add column website text;
alter table application add column icon text;
alter table application add column app_type text not null default 'SERVER' check (app_type in ('SERVER', 'APP', 'PC', 'WAP'));
alter table application add column describe text;
-- Addresses and ranges from which it is used, divided by commas; null: from anywhere
alter table application add column allowed_ips text;
alter table application add column create_time timestamptz not null default now();
alter table application add column created_by bigint;
alter table application add column update_time timestamptz not null default now();
alter table application add column updated_by bigint;
alter table application add column version int not null default 1;
create unique index application_client on application (tenant_id, lower(client_id));
