-- Block list and rate limits stand where front ends of the platform's generation have their screens.
insert into menu (tenant_id, label, path, component, icon, readonly)
select distinct tenant_id, '网关管理', '/gateway', 'Layout', 'shield', true
from menu
where readonly and path in ('/system/rateLimiter', '/system/blockList')
on conflict do nothing;

update menu
set path = case menu.path when '/system/blockList' then '/gateway/blocklist' else '/gateway/ratelimiter' end, parent_id = gateway.id
from menu as gateway
where gateway.tenant_id = menu.tenant_id and gateway.path = '/gateway' and menu.readonly and menu.path in ('/system/rateLimiter', '/system/blockList');

insert into role_authority (tenant_id, role_id, authority_type, authority_id)
select distinct held.tenant_id, held.role_id, 'MENU', menu.parent_id
from role_authority held
join menu on menu.tenant_id = held.tenant_id and menu.id = held.authority_id
where held.authority_type = 'MENU' and menu.path in ('/gateway/blocklist', '/gateway/ratelimiter')
on conflict do nothing;

-- the dictionary names the types that organisations have here; the platform's own two fit none of them
delete from dictionary where type = 'ORG_TYPE' and readonly and code in ('01', '02');
