-- What front ends of the platform's generation keep of a menu besides
alter table menu add column "group" text;
alter table menu add column describe text;

-- Buttons of one menu; grants of a menu or button that goes
create index resource_menu on resource (tenant_id, menu_id);
create index role_authority_of on role_authority (tenant_id, authority_type, authority_id);
