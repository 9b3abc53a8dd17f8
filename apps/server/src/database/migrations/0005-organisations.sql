-- The menu of the organisations, and who may change them. New installations get these from the seed.

insert into menu (tenant_id, parent_id, path, label, icon, component, readonly, sort_value)
select tenant_id, id, '/org/org', '机构', 'building', 'saiwu/org/org/index', true, 0
from menu where path = '/org'
on conflict (tenant_id, path) do nothing;

insert into resource (tenant_id, menu_id, code, name, readonly)
select menu.tenant_id, menu.id, added.code, added.code, true
from menu cross join (values ('authority:org:add'), ('authority:org:edit'), ('authority:org:delete')) as added (code)
where menu.path = '/org/org'
on conflict (tenant_id, code) do nothing;

insert into role_authority (tenant_id, role_id, authority_type, authority_id)
select role.tenant_id, role.id, granted.kind, granted.id
from role
join (
  select tenant_id, 'MENU' as kind, id from menu where path = '/org/org'
  union all
  select resource.tenant_id, 'RESOURCE', resource.id from resource
  where resource.code in ('authority:org:add', 'authority:org:edit', 'authority:org:delete')
) as granted on granted.tenant_id = role.tenant_id
where role.code in ('GENERAL_MANAGER', 'XMANAGEMENT')
on conflict do nothing;
