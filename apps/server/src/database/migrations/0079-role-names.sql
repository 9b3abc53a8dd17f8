-- Two roles of one name cannot be told apart where they are given. Of those that have one already, the later ones get their code behind it
update role set name = left(role.name, 60) || ' (' || role.code || ')'
where exists (select from role before where before.tenant_id = role.tenant_id and before.id < role.id and lower(before.name) = lower(role.name));
create unique index role_name on role (tenant_id, lower(name));
