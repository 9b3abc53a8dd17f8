-- What is known of a tenant besides. `tenant_id` is whose it is to keep: they all belong to the first one
alter table tenant alter column id set default nextval('id_seq');
alter table tenant add column tenant_id bigint not null default 1;
alter table tenant add column type text not null default 'CREATE' check (type in ('CREATE', 'REGISTER'));
alter table tenant add column connect_type text not null default 'LOCAL' check (connect_type in ('LOCAL', 'REMOTE'));
alter table tenant add column readonly boolean not null default false;
alter table tenant add column duty text;
alter table tenant add column logo text;
alter table tenant add column describe text;
alter table tenant add column created_by bigint;
alter table tenant add column update_time timestamptz not null default now();
alter table tenant add column updated_by bigint;
alter table tenant add column version int not null default 1;
update tenant set readonly = true where id = 1;
create unique index tenant_code on tenant (lower(code));
