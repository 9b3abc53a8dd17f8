// Generated from openapi/openapi.json by scripts/generate.ts.
import { firstOperations } from './first-operations.gen.ts';
import { readOperationTable } from './operation-table.ts';

interface OtherOperations {
  'session.platformSignIn': { method: 'POST', path: '/oauth/noToken/login', client: 'platform', access: 'open', encoding: 'json', answer: 'json' };
  'session.signOut': { method: 'POST', path: '/oauth/noToken/logout', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'session.verify': { method: 'GET', path: '/oauth/anno/verify', client: 'platform', access: 'session', answer: 'json' };
  'session.mine': { method: 'GET', path: '/authority/user/session', client: 'platform', access: 'session', answer: 'json' };
  'session.endMine': { method: 'DELETE', path: '/authority/user/session', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'session.changePassword': { method: 'PUT', path: '/authority/user/password', client: 'platform', access: 'session', encoding: 'form', answer: 'json' };
  'menu.router': { method: 'GET', path: '/oauth/menu/router', client: 'authority', access: 'session', answer: 'json' };
  'resource.visible': { method: 'GET', path: '/oauth/resource/visible', client: 'authority', access: 'session', answer: 'json' };
  'greeting.mine': { method: 'GET', path: '/wechat/greet-user-info', client: 'authority', access: 'session', answer: 'json' };
  'overview.mine': { method: 'GET', path: '/contest/overview', client: 'platform', access: 'session', answer: 'json' };
  'social.start': { method: 'POST', path: '/auth/social/start', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'social.startBind': { method: 'POST', path: '/auth/social/bind/start', client: 'authority', access: 'session', encoding: 'form', answer: 'json' };
  'social.finish': { method: 'POST', path: '/auth/social/finish', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'social.bind': { method: 'POST', path: '/auth/social/bind', client: 'authority', access: 'session', encoding: 'form', answer: 'json' };
  'social.bindLogin': { method: 'POST', path: '/auth/social/bind/login', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'social.signLogin': { method: 'POST', path: '/auth/social/sign/login', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'social.unbind': { method: 'DELETE', path: '/auth/social/unbind', client: 'authority', access: 'session', answer: 'json' };
  'social.connections': { method: 'GET', path: '/auth/social/connections/{username}', client: 'authority', access: 'session', answer: 'json' };
  'session.secondFactor': { method: 'POST', path: '/oauth/anno/second-factor', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'totp.state': { method: 'GET', path: '/authority/totp', client: 'platform', access: 'session', answer: 'json' };
  'totp.enrol': { method: 'POST', path: '/authority/totp', client: 'platform', access: 'session', answer: 'json' };
  'totp.confirm': { method: 'POST', path: '/authority/totp/confirm', client: 'platform', access: 'session', encoding: 'form', answer: 'json' };
  'totp.remove': { method: 'POST', path: '/authority/totp/remove', client: 'platform', access: 'session', encoding: 'form', answer: 'json' };
  'totp.reset': { method: 'POST', path: '/authority/totp/reset', client: 'platform', access: 'authority:user:resetPassword', encoding: 'form', answer: 'json' };
  'invitation.open': { method: 'POST', path: '/oauth/anno/invitation', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'invitation.accept': { method: 'POST', path: '/oauth/anno/invitation/accept', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'invitation.page': { method: 'POST', path: '/contest/invitation/page', client: 'platform', access: 'judge:invite', encoding: 'json', answer: 'json' };
  'invitation.create': { method: 'POST', path: '/contest/invitation', client: 'platform', access: 'judge:invite', encoding: 'json', answer: 'json', takesKey: true };
  'invitation.revoke': { method: 'POST', path: '/contest/invitation/revoke', client: 'platform', access: 'judge:invite', encoding: 'json', answer: 'json' };
  'captcha.image': { method: 'GET', path: '/oauth/anno/captcha', client: 'platform', access: 'open', answer: 'file' };
  'captcha.check': { method: 'GET', path: '/oauth/anno/check', client: 'platform', access: 'open', answer: 'json' };
  'signingKey.rotate': { method: 'POST', path: '/authority/signingKey/rotate', client: 'platform', access: 'authority:online:delete', answer: 'json' };
  'parameter.page': { method: 'POST', path: '/authority/parameter/page', client: 'platform', access: 'authority:parameter:view', encoding: 'json', answer: 'json' };
  'parameter.get': { method: 'GET', path: '/authority/parameter/{id}', client: 'platform', access: 'authority:parameter:view', answer: 'json' };
  'parameter.query': { method: 'POST', path: '/authority/parameter/query', client: 'platform', access: 'authority:parameter:view', encoding: 'json', answer: 'json' };
  'parameter.save': { method: 'POST', path: '/authority/parameter', client: 'platform', access: 'authority:parameter:add', encoding: 'json', answer: 'json', takesKey: true };
  'parameter.update': { method: 'PUT', path: '/authority/parameter', client: 'platform', access: 'authority:parameter:edit', encoding: 'json', answer: 'json' };
  'parameter.remove': { method: 'DELETE', path: '/authority/parameter', client: 'platform', access: 'authority:parameter:delete', encoding: 'json', answer: 'json' };
  'parameter.updateAll': { method: 'PUT', path: '/authority/parameter/all', client: 'platform', access: 'authority:parameter:edit', encoding: 'json', answer: 'json' };
  'parameter.export': { method: 'POST', path: '/authority/parameter/export', client: 'platform', access: 'authority:parameter:export', encoding: 'json', answer: 'file' };
  'parameter.preview': { method: 'POST', path: '/authority/parameter/preview', client: 'platform', access: 'authority:parameter:export', encoding: 'json', answer: 'json' };
  'parameter.import': { method: 'POST', path: '/authority/parameter/import', client: 'platform', access: 'authority:parameter:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'parameter.value': { method: 'GET', path: '/oauth/parameter/value', client: 'authority', access: 'session', answer: 'json' };
  'user.page': { method: 'POST', path: '/authority/user/page', client: 'platform', access: 'authority:user:view', encoding: 'json', answer: 'json' };
  'user.get': { method: 'GET', path: '/authority/user/{id}', client: 'platform', access: 'session', answer: 'json' };
  'user.query': { method: 'POST', path: '/authority/user/query', client: 'platform', access: 'authority:user:view', encoding: 'json', answer: 'json' };
  'user.save': { method: 'POST', path: '/authority/user', client: 'platform', access: 'authority:user:add', encoding: 'json', answer: 'json', takesKey: true };
  'user.update': { method: 'PUT', path: '/authority/user', client: 'platform', access: 'authority:user:edit', encoding: 'json', answer: 'json' };
  'user.remove': { method: 'DELETE', path: '/authority/user', client: 'platform', access: 'authority:user:delete', encoding: 'json', answer: 'json' };
  'user.updateAll': { method: 'PUT', path: '/authority/user/all', client: 'platform', access: 'authority:user:edit', encoding: 'json', answer: 'json' };
  'user.export': { method: 'POST', path: '/authority/user/export', client: 'platform', access: 'authority:user:export', encoding: 'json', answer: 'file' };
  'user.preview': { method: 'POST', path: '/authority/user/preview', client: 'platform', access: 'authority:user:export', encoding: 'json', answer: 'json' };
  'user.import': { method: 'POST', path: '/authority/user/import', client: 'platform', access: 'authority:user:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'user.reset': { method: 'POST', path: '/authority/user/reset', client: 'platform', access: 'authority:user:resetPassword', encoding: 'json', answer: 'json' };
  'user.mine': { method: 'GET', path: '/authority/user/mine', client: 'platform', access: 'session', answer: 'json' };
  'user.updateBase': { method: 'PUT', path: '/authority/user/base', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'user.updateAvatar': { method: 'PUT', path: '/authority/user/avatar', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'user.uploadAvatar': { method: 'POST', path: '/authority/user/avatar', client: 'platform', access: 'session', encoding: 'multipart', answer: 'json' };
  'user.belongings': { method: 'POST', path: '/authority/user/belongings', client: 'platform', access: 'authority:user:delete', encoding: 'json', answer: 'json' };
  'user.refreshCache': { method: 'POST', path: '/authority/user/refreshCache', client: 'platform', access: 'authority:user:add', answer: 'json' };
  'user.clearCache': { method: 'POST', path: '/authority/user/clearCache', client: 'platform', access: 'authority:user:add', answer: 'json' };
  'user.reload': { method: 'POST', path: '/authority/user/reload', client: 'platform', access: 'authority:user:add', encoding: 'form', answer: 'json' };
  'user.givableRoles': { method: 'GET', path: '/authority/user/givableRoles', client: 'platform', access: 'authority:user:giveRole', answer: 'json' };
  'user.perOrg': { method: 'GET', path: '/authority/user/perOrg', client: 'platform', access: 'authority:user:view', answer: 'json' };
  'user.findIds': { method: 'GET', path: '/authority/user/find', client: 'platform', access: 'authority:user:view', answer: 'json' };
  'user.findAll': { method: 'GET', path: '/authority/user/findAll', client: 'platform', access: 'authority:user:view', answer: 'json' };
  'user.findByIds': { method: 'GET', path: '/authority/user/findUserById', client: 'platform', access: 'authority:user:view', answer: 'json' };
  'user.ofRole': { method: 'GET', path: '/authority/user/role/{roleId}', client: 'platform', access: 'authority:user:view', answer: 'json' };
  'user.dataScope': { method: 'GET', path: '/oauth/user/ds/{id}', client: 'platform', access: 'session', answer: 'json' };
  'user.check': { method: 'GET', path: '/authority/user/check', client: 'platform', access: 'authority:user:view', answer: 'json' };
  'role.page': { method: 'POST', path: '/authority/role/page', client: 'platform', access: 'authority:role:view', encoding: 'json', answer: 'json' };
  'role.get': { method: 'GET', path: '/authority/role/{id}', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.query': { method: 'POST', path: '/authority/role/query', client: 'platform', access: 'authority:role:view', encoding: 'json', answer: 'json' };
  'role.save': { method: 'POST', path: '/authority/role', client: 'platform', access: 'authority:role:add', encoding: 'json', answer: 'json', takesKey: true };
  'role.update': { method: 'PUT', path: '/authority/role', client: 'platform', access: 'authority:role:edit', encoding: 'json', answer: 'json' };
  'role.remove': { method: 'DELETE', path: '/authority/role', client: 'platform', access: 'authority:role:delete', encoding: 'json', answer: 'json' };
  'role.updateAll': { method: 'PUT', path: '/authority/role/all', client: 'platform', access: 'authority:role:edit', encoding: 'json', answer: 'json' };
  'role.export': { method: 'POST', path: '/authority/role/export', client: 'platform', access: 'authority:role:export', encoding: 'json', answer: 'file' };
  'role.preview': { method: 'POST', path: '/authority/role/preview', client: 'platform', access: 'authority:role:export', encoding: 'json', answer: 'json' };
  'role.import': { method: 'POST', path: '/authority/role/import', client: 'platform', access: 'authority:role:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'role.refreshCache': { method: 'POST', path: '/authority/role/refreshCache', client: 'platform', access: 'authority:role:add', answer: 'json' };
  'role.clearCache': { method: 'POST', path: '/authority/role/clearCache', client: 'platform', access: 'authority:role:add', answer: 'json' };
  'role.details': { method: 'GET', path: '/authority/role/details/{id}', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.check': { method: 'GET', path: '/authority/role/check/{code}', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.users': { method: 'POST', path: '/authority/role/{id}/user/page', client: 'platform', access: 'authority:role:view', encoding: 'json', answer: 'json' };
  'role.userIds': { method: 'GET', path: '/authority/role/user/{roleId}', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.userIdsOf': { method: 'GET', path: '/authority/role/codes', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.assign': { method: 'POST', path: '/authority/role/{id}/user', client: 'platform', access: 'authority:role:config', encoding: 'json', answer: 'json' };
  'role.unassign': { method: 'DELETE', path: '/authority/role/{id}/user', client: 'platform', access: 'authority:role:config', encoding: 'json', answer: 'json' };
  'role.replaceUsers': { method: 'POST', path: '/authority/role/user', client: 'platform', access: 'authority:role:config', encoding: 'json', answer: 'json' };
  'role.grantable': { method: 'GET', path: '/authority/role/grantable', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.authority': { method: 'GET', path: '/authority/role/authority/{roleId}', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.authorityRows': { method: 'GET', path: '/authority/roleAuthority/{roleId}', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.grant': { method: 'POST', path: '/authority/role/authority', client: 'platform', access: 'authority:role:auth', encoding: 'json', answer: 'json' };
  'role.effect': { method: 'POST', path: '/authority/role/authority/effect', client: 'platform', access: 'authority:role:auth', encoding: 'json', answer: 'json' };
  'role.menu': { method: 'GET', path: '/authority/role/{roleId}/menu', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.detailsById': { method: 'GET', path: '/authority/role/details', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.checkCode': { method: 'GET', path: '/authority/role/check', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.userList': { method: 'GET', path: '/authority/role/userList', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.resourceList': { method: 'GET', path: '/authority/role/resourceList', client: 'platform', access: 'authority:role:view', answer: 'json' };
  'role.saveUserRole': { method: 'POST', path: '/authority/role/saveUserRole', client: 'platform', access: 'authority:role:config', encoding: 'json', answer: 'json' };
  'role.saveResource': { method: 'POST', path: '/authority/role/saveResource', client: 'platform', access: 'authority:role:auth', encoding: 'json', answer: 'json' };
  'menu.page': { method: 'POST', path: '/authority/menu/page', client: 'platform', access: 'authority:menu:view', encoding: 'json', answer: 'json' };
  'menu.get': { method: 'GET', path: '/authority/menu/{id}', client: 'platform', access: 'authority:menu:view', answer: 'json' };
  'menu.query': { method: 'POST', path: '/authority/menu/query', client: 'platform', access: 'authority:menu:view', encoding: 'json', answer: 'json' };
  'menu.save': { method: 'POST', path: '/authority/menu', client: 'platform', access: 'authority:menu:add', encoding: 'json', answer: 'json', takesKey: true };
  'menu.update': { method: 'PUT', path: '/authority/menu', client: 'platform', access: 'authority:menu:edit', encoding: 'json', answer: 'json' };
  'menu.remove': { method: 'DELETE', path: '/authority/menu', client: 'platform', access: 'authority:menu:delete', encoding: 'json', answer: 'json' };
  'menu.updateAll': { method: 'PUT', path: '/authority/menu/all', client: 'platform', access: 'authority:menu:edit', encoding: 'json', answer: 'json' };
  'menu.export': { method: 'POST', path: '/authority/menu/export', client: 'platform', access: 'authority:menu:export', encoding: 'json', answer: 'file' };
  'menu.preview': { method: 'POST', path: '/authority/menu/preview', client: 'platform', access: 'authority:menu:export', encoding: 'json', answer: 'json' };
  'menu.import': { method: 'POST', path: '/authority/menu/import', client: 'platform', access: 'authority:menu:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'menu.refreshCache': { method: 'POST', path: '/authority/menu/refreshCache', client: 'platform', access: 'authority:menu:add', answer: 'json' };
  'menu.clearCache': { method: 'POST', path: '/authority/menu/clearCache', client: 'platform', access: 'authority:menu:add', answer: 'json' };
  'menu.move': { method: 'PUT', path: '/authority/menu/move', client: 'platform', access: 'authority:menu:edit', encoding: 'json', answer: 'json' };
  'menu.use': { method: 'GET', path: '/authority/menu/{id}/use', client: 'platform', access: 'authority:menu:delete', answer: 'json' };
  'menu.tree': { method: 'GET', path: '/authority/menu/tree', client: 'platform', access: 'authority:menu:view', answer: 'json' };
  'menu.postTree': { method: 'POST', path: '/authority/menu/tree', client: 'platform', access: 'authority:menu:view', answer: 'json' };
  'menu.mine': { method: 'GET', path: '/oauth/menu/menus', client: 'platform', access: 'session', answer: 'json' };
  'resource.page': { method: 'POST', path: '/authority/resource/page', client: 'platform', access: 'authority:resource:view', encoding: 'json', answer: 'json' };
  'resource.get': { method: 'GET', path: '/authority/resource/{id}', client: 'platform', access: 'authority:resource:view', answer: 'json' };
  'resource.query': { method: 'POST', path: '/authority/resource/query', client: 'platform', access: 'authority:resource:view', encoding: 'json', answer: 'json' };
  'resource.save': { method: 'POST', path: '/authority/resource', client: 'platform', access: 'authority:resource:add', encoding: 'json', answer: 'json', takesKey: true };
  'resource.update': { method: 'PUT', path: '/authority/resource', client: 'platform', access: 'authority:resource:edit', encoding: 'json', answer: 'json' };
  'resource.remove': { method: 'DELETE', path: '/authority/resource', client: 'platform', access: 'authority:resource:delete', encoding: 'json', answer: 'json' };
  'resource.updateAll': { method: 'PUT', path: '/authority/resource/all', client: 'platform', access: 'authority:resource:edit', encoding: 'json', answer: 'json' };
  'resource.export': { method: 'POST', path: '/authority/resource/export', client: 'platform', access: 'authority:resource:export', encoding: 'json', answer: 'file' };
  'resource.preview': { method: 'POST', path: '/authority/resource/preview', client: 'platform', access: 'authority:resource:export', encoding: 'json', answer: 'json' };
  'resource.import': { method: 'POST', path: '/authority/resource/import', client: 'platform', access: 'authority:resource:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'resource.refreshCache': { method: 'POST', path: '/authority/resource/refreshCache', client: 'platform', access: 'authority:resource:add', answer: 'json' };
  'resource.clearCache': { method: 'POST', path: '/authority/resource/clearCache', client: 'platform', access: 'authority:resource:add', answer: 'json' };
  'org.page': { method: 'POST', path: '/authority/org/page', client: 'platform', access: 'authority:org:view', encoding: 'json', answer: 'json' };
  'org.get': { method: 'GET', path: '/authority/org/{id}', client: 'platform', access: 'authority:org:view', answer: 'json' };
  'org.query': { method: 'POST', path: '/authority/org/query', client: 'platform', access: 'authority:org:view', encoding: 'json', answer: 'json' };
  'org.save': { method: 'POST', path: '/authority/org', client: 'platform', access: 'authority:org:add', encoding: 'json', answer: 'json', takesKey: true };
  'org.update': { method: 'PUT', path: '/authority/org', client: 'platform', access: 'authority:org:edit', encoding: 'json', answer: 'json' };
  'org.remove': { method: 'DELETE', path: '/authority/org', client: 'platform', access: 'authority:org:delete', encoding: 'json', answer: 'json' };
  'org.updateAll': { method: 'PUT', path: '/authority/org/all', client: 'platform', access: 'authority:org:edit', encoding: 'json', answer: 'json' };
  'org.export': { method: 'POST', path: '/authority/org/export', client: 'platform', access: 'authority:org:export', encoding: 'json', answer: 'file' };
  'org.preview': { method: 'POST', path: '/authority/org/preview', client: 'platform', access: 'authority:org:export', encoding: 'json', answer: 'json' };
  'org.import': { method: 'POST', path: '/authority/org/import', client: 'platform', access: 'authority:org:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'org.move': { method: 'PUT', path: '/authority/org/move', client: 'platform', access: 'authority:org:edit', encoding: 'json', answer: 'json' };
  'org.belongings': { method: 'POST', path: '/authority/org/belongings', client: 'platform', access: 'authority:org:delete', encoding: 'json', answer: 'json' };
  'org.refreshCache': { method: 'POST', path: '/authority/org/refreshCache', client: 'platform', access: 'authority:org:add', answer: 'json' };
  'org.clearCache': { method: 'POST', path: '/authority/org/clearCache', client: 'platform', access: 'authority:org:add', answer: 'json' };
  'org.tree': { method: 'GET', path: '/authority/org/tree', client: 'platform', access: 'authority:org:view', answer: 'json' };
  'org.check': { method: 'GET', path: '/authority/org/check', client: 'platform', access: 'authority:org:view', answer: 'json' };
  'school.own': { method: 'GET', path: '/authority/school/own', client: 'platform', access: 'school:own', answer: 'json' };
  'school.page': { method: 'POST', path: '/authority/school/page', client: 'platform', access: 'school:list', encoding: 'json', answer: 'json' };
  'school.get': { method: 'GET', path: '/authority/school/{id}', client: 'platform', access: 'school:view', answer: 'json' };
  'school.save': { method: 'POST', path: '/authority/school', client: 'platform', access: 'school:add', encoding: 'json', answer: 'json', takesKey: true };
  'school.update': { method: 'PUT', path: '/authority/school', client: 'platform', access: 'school:edit', encoding: 'json', answer: 'json' };
  'school.move': { method: 'PUT', path: '/authority/school/move', client: 'platform', access: 'school:edit', encoding: 'json', answer: 'json' };
  'school.administrators': { method: 'POST', path: '/authority/school/{id}/administrator/page', client: 'platform', access: 'school:view', encoding: 'json', answer: 'json' };
  'school.figures': { method: 'GET', path: '/authority/school/{id}/figures', client: 'platform', access: 'school:view', answer: 'json' };
  'school.appoint': { method: 'POST', path: '/authority/school/{id}/appoint', client: 'platform', access: 'school:appoint', encoding: 'form', answer: 'json' };
  'school.dismiss': { method: 'POST', path: '/authority/school/{id}/dismiss', client: 'platform', access: 'school:appoint', encoding: 'form', answer: 'json' };
  'school.invite': { method: 'POST', path: '/authority/school/{id}/invitation', client: 'platform', access: 'school:appoint', encoding: 'form', answer: 'json', takesKey: true };
  'school.invitations': { method: 'POST', path: '/authority/school/{id}/invitation/page', client: 'platform', access: 'school:appoint', encoding: 'json', answer: 'json' };
  'school.revoke': { method: 'POST', path: '/authority/school/{id}/invitation/revoke', client: 'platform', access: 'school:appoint', encoding: 'json', answer: 'json' };
  'school.mergePreview': { method: 'POST', path: '/authority/school/mergePreview', client: 'platform', access: 'school:merge', encoding: 'form', answer: 'json' };
  'school.merge': { method: 'POST', path: '/authority/school/merge', client: 'platform', access: 'school:merge', encoding: 'json', answer: 'json' };
  'school.colleges': { method: 'POST', path: '/authority/school/{id}/college/page', client: 'platform', access: 'school:view', encoding: 'json', answer: 'json' };
  'school.importPreview': { method: 'POST', path: '/authority/school/importPreview', client: 'platform', access: 'school:import', encoding: 'multipart', answer: 'json' };
  'school.import': { method: 'POST', path: '/authority/school/import', client: 'platform', access: 'school:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'appointment.open': { method: 'POST', path: '/oauth/anno/appointment', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'appointment.join': { method: 'POST', path: '/oauth/anno/appointment/join', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'appointment.accept': { method: 'POST', path: '/authority/appointment/accept', client: 'platform', access: 'session', encoding: 'form', answer: 'json' };
  'college.own': { method: 'GET', path: '/authority/college/own', client: 'platform', access: 'college:own', answer: 'json' };
  'college.page': { method: 'POST', path: '/authority/college/page', client: 'platform', access: 'college:list', encoding: 'json', answer: 'json' };
  'college.get': { method: 'GET', path: '/authority/college/{id}', client: 'platform', access: 'college:view', answer: 'json' };
  'college.save': { method: 'POST', path: '/authority/college', client: 'platform', access: 'college:add', encoding: 'json', answer: 'json', takesKey: true };
  'college.update': { method: 'PUT', path: '/authority/college', client: 'platform', access: 'college:edit', encoding: 'json', answer: 'json' };
  'college.move': { method: 'PUT', path: '/authority/college/move', client: 'platform', access: 'college:edit', encoding: 'json', answer: 'json' };
  'college.administrators': { method: 'POST', path: '/authority/college/{id}/administrator/page', client: 'platform', access: 'college:view', encoding: 'json', answer: 'json' };
  'college.figures': { method: 'GET', path: '/authority/college/{id}/figures', client: 'platform', access: 'college:view', answer: 'json' };
  'college.appoint': { method: 'POST', path: '/authority/college/{id}/appoint', client: 'platform', access: 'college:appoint', encoding: 'form', answer: 'json' };
  'college.dismiss': { method: 'POST', path: '/authority/college/{id}/dismiss', client: 'platform', access: 'college:appoint', encoding: 'form', answer: 'json' };
  'college.invite': { method: 'POST', path: '/authority/college/{id}/invitation', client: 'platform', access: 'college:appoint', encoding: 'form', answer: 'json', takesKey: true };
  'college.invitations': { method: 'POST', path: '/authority/college/{id}/invitation/page', client: 'platform', access: 'college:appoint', encoding: 'json', answer: 'json' };
  'college.revoke': { method: 'POST', path: '/authority/college/{id}/invitation/revoke', client: 'platform', access: 'college:appoint', encoding: 'json', answer: 'json' };
  'college.mergePreview': { method: 'POST', path: '/authority/college/mergePreview', client: 'platform', access: 'college:merge', encoding: 'form', answer: 'json' };
  'college.merge': { method: 'POST', path: '/authority/college/merge', client: 'platform', access: 'college:merge', encoding: 'json', answer: 'json' };
  'certification.mine': { method: 'GET', path: '/authority/certification/mine', client: 'platform', access: 'session', answer: 'json' };
  'certification.upload': { method: 'POST', path: '/authority/certification/evidence', client: 'platform', access: 'session', encoding: 'multipart', answer: 'json' };
  'certification.ask': { method: 'POST', path: '/authority/certification', client: 'platform', access: 'session', encoding: 'json', answer: 'json', takesKey: true };
  'certification.page': { method: 'POST', path: '/authority/certification/page', client: 'platform', access: 'certification:view', encoding: 'json', answer: 'json' };
  'certification.get': { method: 'GET', path: '/authority/certification/{id}', client: 'platform', access: 'certification:view', answer: 'json' };
  'certification.approve': { method: 'POST', path: '/authority/certification/{id}/approve', client: 'platform', access: 'certification:approve', encoding: 'form', answer: 'json' };
  'certification.reject': { method: 'POST', path: '/authority/certification/{id}/reject', client: 'platform', access: 'certification:approve', encoding: 'form', answer: 'json' };
  'station.page': { method: 'POST', path: '/authority/station/page', client: 'platform', access: 'authority:station:view', encoding: 'json', answer: 'json' };
  'station.get': { method: 'GET', path: '/authority/station/{id}', client: 'platform', access: 'authority:station:view', answer: 'json' };
  'station.query': { method: 'POST', path: '/authority/station/query', client: 'platform', access: 'authority:station:view', encoding: 'json', answer: 'json' };
  'station.save': { method: 'POST', path: '/authority/station', client: 'platform', access: 'authority:station:add', encoding: 'json', answer: 'json', takesKey: true };
  'station.update': { method: 'PUT', path: '/authority/station', client: 'platform', access: 'authority:station:edit', encoding: 'json', answer: 'json' };
  'station.remove': { method: 'DELETE', path: '/authority/station', client: 'platform', access: 'authority:station:delete', encoding: 'json', answer: 'json' };
  'station.updateAll': { method: 'PUT', path: '/authority/station/all', client: 'platform', access: 'authority:station:edit', encoding: 'json', answer: 'json' };
  'station.export': { method: 'POST', path: '/authority/station/export', client: 'platform', access: 'authority:station:export', encoding: 'json', answer: 'file' };
  'station.preview': { method: 'POST', path: '/authority/station/preview', client: 'platform', access: 'authority:station:export', encoding: 'json', answer: 'json' };
  'station.import': { method: 'POST', path: '/authority/station/import', client: 'platform', access: 'authority:station:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'station.refreshCache': { method: 'POST', path: '/authority/station/refreshCache', client: 'platform', access: 'authority:station:add', answer: 'json' };
  'station.clearCache': { method: 'POST', path: '/authority/station/clearCache', client: 'platform', access: 'authority:station:add', answer: 'json' };
  'station.check': { method: 'GET', path: '/authority/station/check', client: 'platform', access: 'authority:station:view', answer: 'json' };
  'student.page': { method: 'POST', path: '/register/student/page', client: 'platform', access: 'student:view', encoding: 'json', answer: 'json' };
  'student.get': { method: 'GET', path: '/register/student/{id}', client: 'platform', access: 'student:view', answer: 'json' };
  'student.query': { method: 'POST', path: '/register/student/query', client: 'platform', access: 'student:view', encoding: 'json', answer: 'json' };
  'student.save': { method: 'POST', path: '/register/student', client: 'platform', access: 'student:add', encoding: 'json', answer: 'json', takesKey: true };
  'student.update': { method: 'PUT', path: '/register/student', client: 'platform', access: 'student:edit', encoding: 'json', answer: 'json' };
  'student.remove': { method: 'DELETE', path: '/register/student', client: 'platform', access: 'student:delete', encoding: 'json', answer: 'json' };
  'student.updateAll': { method: 'PUT', path: '/register/student/all', client: 'platform', access: 'student:edit', encoding: 'json', answer: 'json' };
  'student.export': { method: 'POST', path: '/register/student/export', client: 'platform', access: 'student:export', encoding: 'json', answer: 'file' };
  'student.preview': { method: 'POST', path: '/register/student/preview', client: 'platform', access: 'student:export', encoding: 'json', answer: 'json' };
  'student.import': { method: 'POST', path: '/register/student/import', client: 'platform', access: 'student:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'student.importPreview': { method: 'POST', path: '/register/student/importPreview', client: 'platform', access: 'student:import', encoding: 'multipart', answer: 'json' };
  'student.perOrg': { method: 'GET', path: '/register/student/perOrg', client: 'platform', access: 'student:view', answer: 'json' };
  'student.history': { method: 'GET', path: '/register/student/{id}/history', client: 'platform', access: 'student:view', answer: 'json' };
  'student.duplicates': { method: 'GET', path: '/register/student/duplicates', client: 'platform', access: 'student:merge', answer: 'json' };
  'student.reveal': { method: 'POST', path: '/register/student/reveal', client: 'platform', access: 'student:reveal', encoding: 'form', answer: 'json' };
  'student.transfer': { method: 'POST', path: '/register/student/transfer', client: 'platform', access: 'student:move', encoding: 'json', answer: 'json' };
  'student.merge': { method: 'POST', path: '/register/student/merge', client: 'platform', access: 'student:merge', encoding: 'json', answer: 'json' };
  'student.unlink': { method: 'POST', path: '/register/student/{id}/unlink', client: 'platform', access: 'student:edit', answer: 'json' };
  'student.graduating': { method: 'POST', path: '/register/student/graduating', client: 'platform', access: 'student:graduate', encoding: 'json', answer: 'json' };
  'student.graduate': { method: 'POST', path: '/register/student/graduate', client: 'platform', access: 'student:graduate', encoding: 'json', answer: 'json' };
  'student.ungraduate': { method: 'POST', path: '/register/student/ungraduate', client: 'platform', access: 'student:graduate', encoding: 'json', answer: 'json' };
  'teacher.page': { method: 'POST', path: '/register/teacher/page', client: 'platform', access: 'teacher:view', encoding: 'json', answer: 'json' };
  'teacher.get': { method: 'GET', path: '/register/teacher/{id}', client: 'platform', access: 'teacher:view', answer: 'json' };
  'teacher.query': { method: 'POST', path: '/register/teacher/query', client: 'platform', access: 'teacher:view', encoding: 'json', answer: 'json' };
  'teacher.save': { method: 'POST', path: '/register/teacher', client: 'platform', access: 'teacher:add', encoding: 'json', answer: 'json', takesKey: true };
  'teacher.update': { method: 'PUT', path: '/register/teacher', client: 'platform', access: 'teacher:edit', encoding: 'json', answer: 'json' };
  'teacher.remove': { method: 'DELETE', path: '/register/teacher', client: 'platform', access: 'teacher:delete', encoding: 'json', answer: 'json' };
  'teacher.updateAll': { method: 'PUT', path: '/register/teacher/all', client: 'platform', access: 'teacher:edit', encoding: 'json', answer: 'json' };
  'teacher.export': { method: 'POST', path: '/register/teacher/export', client: 'platform', access: 'teacher:export', encoding: 'json', answer: 'file' };
  'teacher.preview': { method: 'POST', path: '/register/teacher/preview', client: 'platform', access: 'teacher:export', encoding: 'json', answer: 'json' };
  'teacher.import': { method: 'POST', path: '/register/teacher/import', client: 'platform', access: 'teacher:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'teacher.importPreview': { method: 'POST', path: '/register/teacher/importPreview', client: 'platform', access: 'teacher:import', encoding: 'multipart', answer: 'json' };
  'teacher.perOrg': { method: 'GET', path: '/register/teacher/perOrg', client: 'platform', access: 'teacher:view', answer: 'json' };
  'teacher.history': { method: 'GET', path: '/register/teacher/{id}/history', client: 'platform', access: 'teacher:view', answer: 'json' };
  'teacher.duplicates': { method: 'GET', path: '/register/teacher/duplicates', client: 'platform', access: 'teacher:merge', answer: 'json' };
  'teacher.reveal': { method: 'POST', path: '/register/teacher/reveal', client: 'platform', access: 'teacher:reveal', encoding: 'form', answer: 'json' };
  'teacher.transfer': { method: 'POST', path: '/register/teacher/transfer', client: 'platform', access: 'teacher:move', encoding: 'json', answer: 'json' };
  'teacher.merge': { method: 'POST', path: '/register/teacher/merge', client: 'platform', access: 'teacher:merge', encoding: 'json', answer: 'json' };
  'teacher.unlink': { method: 'POST', path: '/register/teacher/{id}/unlink', client: 'platform', access: 'teacher:edit', answer: 'json' };
  'register.offers': { method: 'GET', path: '/register/offers', client: 'platform', access: 'session', answer: 'json' };
  'register.answer': { method: 'POST', path: '/register/answer', client: 'platform', access: 'session', encoding: 'form', answer: 'json' };
  'message.page': { method: 'POST', path: '/msg/msg/page', client: 'authority', access: 'session', encoding: 'json', answer: 'json' };
  'message.mark': { method: 'POST', path: '/msg/msg/mark', client: 'authority', access: 'session', encoding: 'json', answer: 'json' };
  'message.markByGet': { method: 'GET', path: '/msg/msg/mark', client: 'authority', access: 'session', answer: 'json' };
  'message.markMine': { method: 'POST', path: '/msg/anyone/myMsg/mark', client: 'authority', access: 'session', encoding: 'json', answer: 'json' };
  'message.markAll': { method: 'POST', path: '/msg/msg/markAll', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'message.unread': { method: 'GET', path: '/msg/msg/unread', client: 'authority', access: 'session', answer: 'json' };
  'message.stream': { method: 'GET', path: '/msg/stream', client: 'platform', access: 'session', answer: 'events' };
  'message.get': { method: 'GET', path: '/msg/msg/{id}', client: 'authority', access: 'session', answer: 'json' };
  'message.remove': { method: 'DELETE', path: '/msg/msg', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'message.save': { method: 'POST', path: '/msg/msg', client: 'platform', access: 'msg:msg:add', encoding: 'json', answer: 'json', takesKey: true };
  'message.update': { method: 'PUT', path: '/msg/msg', client: 'platform', access: 'msg:msg:edit', encoding: 'json', answer: 'json' };
  'message.export': { method: 'POST', path: '/msg/msg/export', client: 'platform', access: 'msg:msg:export', encoding: 'json', answer: 'file' };
  'message.preview': { method: 'POST', path: '/msg/msg/preview', client: 'platform', access: 'msg:msg:export', encoding: 'json', answer: 'json' };
  'message.import': { method: 'POST', path: '/msg/msg/import', client: 'platform', access: 'msg:msg:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'message.count': { method: 'POST', path: '/msg/msg/count', client: 'platform', access: 'msg:msg:add', encoding: 'json', answer: 'json' };
  'message.receivers': { method: 'POST', path: '/msg/msg/receivers', client: 'platform', access: 'msg:msg:add', encoding: 'json', answer: 'json' };
  'message.sample': { method: 'POST', path: '/msg/msg/sample', client: 'platform', access: 'msg:msg:add', encoding: 'json', answer: 'json' };
  'message.plan': { method: 'POST', path: '/msg/msg/plan', client: 'platform', access: 'msg:msg:add', encoding: 'json', answer: 'json', takesKey: true };
  'message.plans': { method: 'GET', path: '/msg/msg/plans', client: 'platform', access: 'msg:msg:add', answer: 'json' };
  'message.cancelPlan': { method: 'POST', path: '/msg/msg/plan/{id}/cancel', client: 'platform', access: 'msg:msg:add', answer: 'json' };
  'message.templates': { method: 'GET', path: '/msg/msg/templates', client: 'platform', access: 'msg:msg:add', answer: 'json' };
  'message.saveTemplate': { method: 'POST', path: '/msg/msg/templates', client: 'platform', access: 'msg:msg:add', encoding: 'form', answer: 'json' };
  'message.removeTemplate': { method: 'DELETE', path: '/msg/msg/templates/{id}', client: 'platform', access: 'msg:msg:add', answer: 'json' };
  'message.sent': { method: 'POST', path: '/msg/msg/sent', client: 'platform', access: 'msg:msg:add', encoding: 'json', answer: 'json' };
  'message.getSent': { method: 'GET', path: '/msg/msg/sent/{id}', client: 'platform', access: 'msg:msg:add', answer: 'json' };
  'message.roles': { method: 'GET', path: '/msg/msg/roles', client: 'platform', access: 'msg:msg:add', answer: 'json' };
  'preference.get': { method: 'GET', path: '/oauth/preference', client: 'platform', access: 'session', answer: 'json' };
  'preference.save': { method: 'PUT', path: '/oauth/preference', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'enumeration.maps': { method: 'POST', path: '/oauth/enums', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'enumeration.lists': { method: 'POST', path: '/oauth/enumLists', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'dictionary.codes': { method: 'POST', path: '/oauth/dictionary/codes', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'dictionary.codeList': { method: 'POST', path: '/oauth/dictionary/codeList', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'dictionary.page': { method: 'POST', path: '/authority/dictionary/page', client: 'platform', access: 'authority:dictionary:view', encoding: 'json', answer: 'json' };
  'dictionary.get': { method: 'GET', path: '/authority/dictionary/{id}', client: 'platform', access: 'authority:dictionary:view', answer: 'json' };
  'dictionary.query': { method: 'POST', path: '/authority/dictionary/query', client: 'platform', access: 'authority:dictionary:view', encoding: 'json', answer: 'json' };
  'dictionary.save': { method: 'POST', path: '/authority/dictionary', client: 'platform', access: 'authority:dictionary:add', encoding: 'json', answer: 'json', takesKey: true };
  'dictionary.update': { method: 'PUT', path: '/authority/dictionary', client: 'platform', access: 'authority:dictionary:edit', encoding: 'json', answer: 'json' };
  'dictionary.remove': { method: 'DELETE', path: '/authority/dictionary', client: 'platform', access: 'authority:dictionary:delete', encoding: 'json', answer: 'json' };
  'dictionary.updateAll': { method: 'PUT', path: '/authority/dictionary/all', client: 'platform', access: 'authority:dictionary:edit', encoding: 'json', answer: 'json' };
  'dictionary.export': { method: 'POST', path: '/authority/dictionary/export', client: 'platform', access: 'authority:dictionary:export', encoding: 'json', answer: 'file' };
  'dictionary.preview': { method: 'POST', path: '/authority/dictionary/preview', client: 'platform', access: 'authority:dictionary:export', encoding: 'json', answer: 'json' };
  'dictionary.import': { method: 'POST', path: '/authority/dictionary/import', client: 'platform', access: 'authority:dictionary:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'dictionary.pageType': { method: 'POST', path: '/authority/dictionary/pageType', client: 'platform', access: 'authority:dictionary:view', encoding: 'json', answer: 'json' };
  'dictionary.saveType': { method: 'POST', path: '/authority/dictionary/type', client: 'platform', access: 'authority:dictionary:add', encoding: 'form', answer: 'json', takesKey: true };
  'dictionary.updateType': { method: 'PUT', path: '/authority/dictionary/type', client: 'platform', access: 'authority:dictionary:edit', encoding: 'form', answer: 'json' };
  'dictionary.removeType': { method: 'DELETE', path: '/authority/dictionary/type', client: 'platform', access: 'authority:dictionary:delete', encoding: 'json', answer: 'json' };
  'area.page': { method: 'POST', path: '/authority/area/page', client: 'platform', access: 'authority:area:view', encoding: 'json', answer: 'json' };
  'area.get': { method: 'GET', path: '/authority/area/{id}', client: 'platform', access: 'authority:area:view', answer: 'json' };
  'area.query': { method: 'POST', path: '/authority/area/query', client: 'platform', access: 'authority:area:view', encoding: 'json', answer: 'json' };
  'area.save': { method: 'POST', path: '/authority/area', client: 'platform', access: 'authority:area:add', encoding: 'json', answer: 'json', takesKey: true };
  'area.update': { method: 'PUT', path: '/authority/area', client: 'platform', access: 'authority:area:edit', encoding: 'json', answer: 'json' };
  'area.remove': { method: 'DELETE', path: '/authority/area', client: 'platform', access: 'authority:area:delete', encoding: 'json', answer: 'json' };
  'area.updateAll': { method: 'PUT', path: '/authority/area/all', client: 'platform', access: 'authority:area:edit', encoding: 'json', answer: 'json' };
  'area.export': { method: 'POST', path: '/authority/area/export', client: 'platform', access: 'authority:area:export', encoding: 'json', answer: 'file' };
  'area.preview': { method: 'POST', path: '/authority/area/preview', client: 'platform', access: 'authority:area:export', encoding: 'json', answer: 'json' };
  'area.import': { method: 'POST', path: '/authority/area/import', client: 'platform', access: 'authority:area:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'area.linkage': { method: 'GET', path: '/authority/area/linkage', client: 'platform', access: 'session', answer: 'json' };
  'area.tree': { method: 'GET', path: '/authority/area/tree', client: 'platform', access: 'session', answer: 'json' };
  'area.find': { method: 'GET', path: '/authority/area/find', client: 'platform', access: 'session', answer: 'json' };
  'area.check': { method: 'GET', path: '/authority/area/check/{code}', client: 'platform', access: 'authority:area:view', answer: 'json' };
  'area.refreshCache': { method: 'POST', path: '/authority/area/refreshCache', client: 'platform', access: 'authority:area:add', answer: 'json' };
  'area.clearCache': { method: 'POST', path: '/authority/area/clearCache', client: 'platform', access: 'authority:area:add', answer: 'json' };
  'contest.page': { method: 'POST', path: '/contest/contest/page', client: 'platform', access: 'contest:view', encoding: 'json', answer: 'json' };
  'contest.get': { method: 'GET', path: '/contest/contest/{id}', client: 'platform', access: 'contest:view', answer: 'json' };
  'contest.remove': { method: 'DELETE', path: '/contest/contest/{id}', client: 'platform', access: 'contest:delete', answer: 'json' };
  'contest.save': { method: 'POST', path: '/contest/contest', client: 'platform', access: 'contest:add', encoding: 'json', answer: 'json', takesKey: true };
  'contest.update': { method: 'PUT', path: '/contest/contest', client: 'platform', access: 'contest:edit', encoding: 'json', answer: 'json' };
  'contest.publish': { method: 'POST', path: '/contest/contest/{id}/publish', client: 'platform', access: 'contest:publish', answer: 'json' };
  'contest.cancel': { method: 'POST', path: '/contest/contest/{id}/cancel', client: 'platform', access: 'contest:cancel', encoding: 'form', answer: 'json' };
  'contest.templates': { method: 'GET', path: '/contest/contest/templates', client: 'platform', access: 'contest:add', answer: 'json' };
  'contest.eligibilityEffect': { method: 'POST', path: '/contest/contest/{id}/eligibility/effect', client: 'platform', access: 'contest:edit', encoding: 'json', answer: 'json' };
  'contest.changeEligibility': { method: 'PUT', path: '/contest/contest/{id}/eligibility', client: 'platform', access: 'contest:edit', encoding: 'json', answer: 'json' };
  'contest.extensions': { method: 'GET', path: '/contest/contest/{id}/extensions', client: 'platform', access: 'contest:view', answer: 'json' };
  'contest.extend': { method: 'POST', path: '/contest/contest/{id}/extensions', client: 'platform', access: 'contest:extend', encoding: 'json', answer: 'json' };
  'contest.takeBackExtensions': { method: 'POST', path: '/contest/contest/{id}/extensions/takeBack', client: 'platform', access: 'contest:extend', encoding: 'json', answer: 'json' };
  'contest.retentionPreview': { method: 'GET', path: '/contest/contest/{id}/retention', client: 'platform', access: 'contest:anonymise', answer: 'json' };
  'contest.anonymise': { method: 'POST', path: '/contest/contest/{id}/anonymise', client: 'platform', access: 'contest:anonymise', encoding: 'form', answer: 'json' };
  'contestTemplate.page': { method: 'POST', path: '/contest/template/page', client: 'platform', access: 'contestTemplate:view', encoding: 'json', answer: 'json' };
  'contestTemplate.get': { method: 'GET', path: '/contest/template/{id}', client: 'platform', access: 'contestTemplate:view', answer: 'json' };
  'contestTemplate.save': { method: 'POST', path: '/contest/template', client: 'platform', access: 'contestTemplate:add', encoding: 'json', answer: 'json', takesKey: true };
  'contestTemplate.update': { method: 'PUT', path: '/contest/template', client: 'platform', access: 'contestTemplate:edit', encoding: 'json', answer: 'json' };
  'contestTemplate.remove': { method: 'DELETE', path: '/contest/template', client: 'platform', access: 'contestTemplate:delete', encoding: 'json', answer: 'json' };
  'sheetMap.page': { method: 'POST', path: '/contest/sheet-map/page', client: 'platform', access: 'sheetMap:view', encoding: 'json', answer: 'json' };
  'sheetMap.get': { method: 'GET', path: '/contest/sheet-map/{id}', client: 'platform', access: 'sheetMap:view', answer: 'json' };
  'sheetMap.save': { method: 'POST', path: '/contest/sheet-map', client: 'platform', access: 'sheetMap:add', encoding: 'json', answer: 'json', takesKey: true };
  'sheetMap.update': { method: 'PUT', path: '/contest/sheet-map', client: 'platform', access: 'sheetMap:edit', encoding: 'json', answer: 'json' };
  'sheetMap.remove': { method: 'DELETE', path: '/contest/sheet-map', client: 'platform', access: 'sheetMap:delete', encoding: 'json', answer: 'json' };
  'project.sheetMaps': { method: 'GET', path: '/contest/project/sheet-maps', client: 'platform', access: 'project:view', answer: 'json' };
  'project.exportPreview': { method: 'POST', path: '/contest/project/export/preview', client: 'platform', access: 'project:view', encoding: 'json', answer: 'json' };
  'project.exportSheet': { method: 'POST', path: '/contest/project/export/sheet', client: 'platform', access: 'project:view', encoding: 'json', answer: 'file' };
  'project.page': { method: 'POST', path: '/contest/project/page', client: 'platform', access: 'project:view', encoding: 'json', answer: 'json' };
  'project.get': { method: 'GET', path: '/contest/project/{id}', client: 'platform', access: 'project:view', answer: 'json' };
  'project.reveal': { method: 'POST', path: '/contest/project/reveal', client: 'platform', access: 'project:reveal', encoding: 'form', answer: 'json' };
  'project.correction': { method: 'GET', path: '/contest/project/{id}/correction', client: 'platform', access: 'project:edit', answer: 'json' };
  'project.correct': { method: 'PUT', path: '/contest/project/{id}/correction', client: 'platform', access: 'project:edit', encoding: 'form', answer: 'json' };
  'project.remove': { method: 'POST', path: '/contest/project/{id}/remove', client: 'platform', access: 'project:delete', encoding: 'form', answer: 'json' };
  'project.accept': { method: 'POST', path: '/contest/project/{id}/accept', client: 'platform', access: 'project:accept', encoding: 'json', answer: 'json' };
  'project.return': { method: 'POST', path: '/contest/project/{id}/return', client: 'platform', access: 'project:return', encoding: 'json', answer: 'json' };
  'project.reject': { method: 'POST', path: '/contest/project/{id}/reject', client: 'platform', access: 'project:reject', encoding: 'json', answer: 'json' };
  'project.reconsider': { method: 'POST', path: '/contest/project/{id}/reconsider', client: 'platform', access: 'project:accept', encoding: 'form', answer: 'json' };
  'project.appointLeader': { method: 'POST', path: '/contest/project/{id}/leader', client: 'platform', access: 'project:accept', encoding: 'form', answer: 'json' };
  'project.move': { method: 'PUT', path: '/contest/project/move', client: 'platform', access: 'project:accept', encoding: 'json', answer: 'json' };
  'project.figures': { method: 'GET', path: '/contest/project/figures', client: 'platform', access: 'project:view', answer: 'json' };
  'project.template': { method: 'GET', path: '/contest/project/template', client: 'platform', access: 'project:import', answer: 'file' };
  'project.importPreview': { method: 'POST', path: '/contest/project/import/preview', client: 'platform', access: 'project:import', encoding: 'multipart', answer: 'json' };
  'project.import': { method: 'POST', path: '/contest/project/import', client: 'platform', access: 'project:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'project.importErrors': { method: 'POST', path: '/contest/project/import/errors', client: 'platform', access: 'project:import', encoding: 'multipart', answer: 'file' };
  'entry.begin': { method: 'POST', path: '/contest/entry', client: 'platform', access: 'entry:add', encoding: 'form', answer: 'json', takesKey: true };
  'entry.get': { method: 'GET', path: '/contest/entry/{id}', client: 'platform', access: 'entry:view', answer: 'json' };
  'entry.save': { method: 'PUT', path: '/contest/entry/{id}', client: 'platform', access: 'entry:edit', encoding: 'json', answer: 'json' };
  'entry.remove': { method: 'DELETE', path: '/contest/entry/{id}', client: 'platform', access: 'entry:add', answer: 'json' };
  'entry.here': { method: 'POST', path: '/contest/entry/{id}/here', client: 'platform', access: 'entry:view', encoding: 'json', answer: 'json' };
  'entry.submit': { method: 'POST', path: '/contest/entry/{id}/submit', client: 'platform', access: 'entry:submit', answer: 'json' };
  'entry.takeBack': { method: 'POST', path: '/contest/entry/{id}/takeBack', client: 'platform', access: 'entry:submit', answer: 'json' };
  'entry.withdraw': { method: 'POST', path: '/contest/entry/{id}/withdraw', client: 'platform', access: 'entry:submit', encoding: 'form', answer: 'json' };
  'entry.mine': { method: 'GET', path: '/contest/entry/mine', client: 'platform', access: 'entry:view', answer: 'json' };
  'entry.open': { method: 'GET', path: '/contest/entry/open', client: 'platform', access: 'entry:add', answer: 'json' };
  'entry.attach': { method: 'POST', path: '/contest/entry/{id}/file', client: 'platform', access: 'entry:edit', encoding: 'multipart', answer: 'json' };
  'entry.detach': { method: 'POST', path: '/contest/entry/{id}/file/remove', client: 'platform', access: 'entry:edit', encoding: 'form', answer: 'json' };
  'entry.invite': { method: 'POST', path: '/contest/entry/{id}/invitations', client: 'platform', access: 'entry:edit', encoding: 'json', answer: 'json', takesKey: true };
  'entry.revoke': { method: 'POST', path: '/contest/entry/{id}/invitations/revoke', client: 'platform', access: 'entry:edit', encoding: 'form', answer: 'json' };
  'entry.remind': { method: 'POST', path: '/contest/entry/{id}/invitations/remind', client: 'platform', access: 'entry:edit', encoding: 'form', answer: 'json' };
  'entry.removePerson': { method: 'POST', path: '/contest/entry/{id}/people/remove', client: 'platform', access: 'entry:edit', encoding: 'form', answer: 'json' };
  'entry.agree': { method: 'POST', path: '/contest/entry/{id}/agree', client: 'platform', access: 'entry:answer', encoding: 'form', answer: 'json' };
  'entry.leave': { method: 'POST', path: '/contest/entry/{id}/leave', client: 'platform', access: 'entry:answer', answer: 'json' };
  'entry.answer': { method: 'POST', path: '/contest/entry/answer', client: 'platform', access: 'entry:answer', encoding: 'json', answer: 'json' };
  'entry.joining': { method: 'POST', path: '/oauth/anno/join', client: 'authority', access: 'open', encoding: 'form', answer: 'json' };
  'plan.get': { method: 'GET', path: '/contest/entry/{id}/plan', client: 'platform', access: 'entry:view', answer: 'json' };
  'plan.read': { method: 'GET', path: '/contest/project/{id}/plan', client: 'platform', access: 'project:view', answer: 'json' };
  'plan.save': { method: 'PUT', path: '/contest/entry/{id}/plan/{key}', client: 'platform', access: 'entry:edit', encoding: 'form', answer: 'json' };
  'plan.picture': { method: 'POST', path: '/contest/entry/{id}/plan/picture', client: 'platform', access: 'entry:edit', encoding: 'multipart', answer: 'json' };
  'plan.importPreview': { method: 'POST', path: '/contest/entry/{id}/plan/import/preview', client: 'platform', access: 'entry:edit', encoding: 'multipart', answer: 'json' };
  'plan.import': { method: 'POST', path: '/contest/entry/{id}/plan/import', client: 'platform', access: 'entry:edit', encoding: 'multipart', answer: 'json', takesKey: true };
  'plan.versions': { method: 'GET', path: '/contest/entry/{id}/plan/{key}/versions', client: 'platform', access: 'entry:view', answer: 'json' };
  'plan.version': { method: 'GET', path: '/contest/entry/{id}/plan/{key}/versions/{version}', client: 'platform', access: 'entry:view', answer: 'json' };
  'plan.restore': { method: 'POST', path: '/contest/entry/{id}/plan/{key}/restore', client: 'platform', access: 'entry:edit', encoding: 'form', answer: 'json' };
  'plan.comments': { method: 'GET', path: '/contest/entry/{id}/plan/comments', client: 'platform', access: 'entry:view', answer: 'json' };
  'plan.comment': { method: 'POST', path: '/contest/entry/{id}/plan/comments', client: 'platform', access: 'entry:comment', encoding: 'form', answer: 'json', takesKey: true };
  'plan.readComments': { method: 'GET', path: '/contest/project/{id}/plan/comments', client: 'platform', access: 'project:view', answer: 'json' };
  'plan.answerComment': { method: 'POST', path: '/contest/entry/{id}/plan/comments/{comment}/answers', client: 'platform', access: 'entry:comment', encoding: 'form', answer: 'json', takesKey: true };
  'plan.resolveComment': { method: 'POST', path: '/contest/entry/{id}/plan/comments/{comment}/resolve', client: 'platform', access: 'entry:comment', encoding: 'form', answer: 'json' };
  'plan.removeComment': { method: 'DELETE', path: '/contest/entry/{id}/plan/comments/{comment}', client: 'platform', access: 'entry:comment', answer: 'json' };
  'radar.page': { method: 'POST', path: '/contest/radar/page', client: 'platform', access: 'radar:view', encoding: 'json', answer: 'json' };
  'radar.get': { method: 'GET', path: '/contest/radar/{id}', client: 'platform', access: 'radar:view', answer: 'json' };
  'radar.decide': { method: 'POST', path: '/contest/radar/{id}/decide', client: 'platform', access: 'radar:decide', encoding: 'form', answer: 'json' };
  'radar.look': { method: 'POST', path: '/contest/contest/{id}/radar', client: 'platform', access: 'radar:look', answer: 'json' };
  'judge.page': { method: 'POST', path: '/contest/judge/page', client: 'platform', access: 'judge:view', encoding: 'json', answer: 'json' };
  'assignment.propose': { method: 'POST', path: '/contest/assignment/propose', client: 'platform', access: 'assignment:run', encoding: 'form', answer: 'json' };
  'assignment.accept': { method: 'POST', path: '/contest/assignment/accept', client: 'platform', access: 'assignment:run', encoding: 'form', answer: 'json' };
  'stage.get': { method: 'GET', path: '/contest/stage/{id}', client: 'platform', access: 'stage:view', answer: 'json' };
  'stage.projects': { method: 'POST', path: '/contest/stage/projects', client: 'platform', access: 'stage:view', encoding: 'json', answer: 'json' };
  'stage.missing': { method: 'GET', path: '/contest/stage/{id}/missing', client: 'platform', access: 'stage:view', answer: 'json' };
  'stage.start': { method: 'POST', path: '/contest/stage/{id}/start', client: 'platform', access: 'stage:start', answer: 'json' };
  'stage.close': { method: 'POST', path: '/contest/stage/{id}/close', client: 'platform', access: 'result:seal', encoding: 'form', answer: 'json' };
  'stage.release': { method: 'POST', path: '/contest/stage/{id}/release', client: 'platform', access: 'result:release', answer: 'json' };
  'judging.stages': { method: 'GET', path: '/contest/judging/stages', client: 'platform', access: 'score:submit', answer: 'json' };
  'judging.page': { method: 'POST', path: '/contest/judging/{id}/page', client: 'platform', access: 'score:submit', encoding: 'json', answer: 'json' };
  'judging.get': { method: 'GET', path: '/contest/judging/{stageId}/{projectId}', client: 'platform', access: 'score:submit', answer: 'json' };
  'score.save': { method: 'PUT', path: '/contest/judging/{stageId}/{projectId}/sheet', client: 'platform', access: 'score:submit', encoding: 'json', answer: 'json' };
  'score.submit': { method: 'POST', path: '/contest/judging/{stageId}/{projectId}/submit', client: 'platform', access: 'score:submit', encoding: 'json', answer: 'json' };
  'result.page': { method: 'POST', path: '/contest/result/page', client: 'platform', access: 'result:view', encoding: 'json', answer: 'json' };
  'result.sealed': { method: 'POST', path: '/contest/result/sealed', client: 'platform', access: 'result:view', encoding: 'json', answer: 'json' };
  'result.get': { method: 'GET', path: '/contest/result/{stageId}/{projectId}', client: 'platform', access: 'result:view', answer: 'json' };
  'result.export': { method: 'POST', path: '/contest/result/export', client: 'platform', access: 'result:export', encoding: 'json', answer: 'file' };
  'result.pdf': { method: 'POST', path: '/contest/result/pdf', client: 'platform', access: 'result:export', encoding: 'json', answer: 'file' };
  'legacy.place': { method: 'GET', path: '/contest/place', client: 'platform', access: 'session', answer: 'json' };
  'optLog.page': { method: 'POST', path: '/authority/optLog/page', client: 'platform', access: 'authority:optLog:view', encoding: 'json', answer: 'json' };
  'optLog.get': { method: 'GET', path: '/authority/optLog/{id}', client: 'platform', access: 'authority:optLog:view', answer: 'json' };
  'optLog.remove': { method: 'DELETE', path: '/authority/optLog', client: 'platform', access: 'authority:optLog:delete', encoding: 'json', answer: 'json' };
  'optLog.clear': { method: 'DELETE', path: '/authority/optLog/clear', client: 'platform', access: 'authority:optLog:delete', encoding: 'json', answer: 'json' };
  'optLog.toClear': { method: 'GET', path: '/authority/optLog/clear', client: 'platform', access: 'authority:optLog:delete', answer: 'json' };
  'optLog.export': { method: 'POST', path: '/authority/optLog/export', client: 'platform', access: 'authority:optLog:export', encoding: 'json', answer: 'file' };
  'optLog.preview': { method: 'POST', path: '/authority/optLog/preview', client: 'platform', access: 'authority:optLog:export', encoding: 'json', answer: 'json' };
  'loginLog.page': { method: 'POST', path: '/authority/loginLog/page', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'loginLog.get': { method: 'GET', path: '/authority/loginLog/{id}', client: 'platform', access: 'authority:loginLog:view', answer: 'json' };
  'loginLog.query': { method: 'POST', path: '/authority/loginLog/query', client: 'platform', access: 'authority:loginLog:view', encoding: 'json', answer: 'json' };
  'loginLog.remove': { method: 'DELETE', path: '/authority/loginLog', client: 'platform', access: 'authority:loginLog:delete', encoding: 'json', answer: 'json' };
  'loginLog.clear': { method: 'DELETE', path: '/authority/loginLog/clear', client: 'platform', access: 'authority:loginLog:delete', encoding: 'json', answer: 'json' };
  'loginLog.toClear': { method: 'GET', path: '/authority/loginLog/clear', client: 'platform', access: 'authority:loginLog:delete', answer: 'json' };
  'loginLog.export': { method: 'POST', path: '/authority/loginLog/export', client: 'platform', access: 'authority:loginLog:export', encoding: 'json', answer: 'file' };
  'loginLog.preview': { method: 'POST', path: '/authority/loginLog/preview', client: 'platform', access: 'authority:loginLog:export', encoding: 'json', answer: 'json' };
  'blockList.page': { method: 'POST', path: '/gateway/blockList/page', client: 'platform', access: 'blockList:view', encoding: 'json', answer: 'json' };
  'blockList.get': { method: 'GET', path: '/gateway/blockList/{id}', client: 'platform', access: 'blockList:view', answer: 'json' };
  'blockList.query': { method: 'POST', path: '/gateway/blockList/query', client: 'platform', access: 'blockList:view', encoding: 'json', answer: 'json' };
  'blockList.save': { method: 'POST', path: '/gateway/blockList', client: 'platform', access: 'blockList:add', encoding: 'json', answer: 'json', takesKey: true };
  'blockList.update': { method: 'PUT', path: '/gateway/blockList', client: 'platform', access: 'blockList:edit', encoding: 'json', answer: 'json' };
  'blockList.remove': { method: 'DELETE', path: '/gateway/blockList', client: 'platform', access: 'blockList:delete', encoding: 'json', answer: 'json' };
  'blockList.updateAll': { method: 'PUT', path: '/gateway/blockList/all', client: 'platform', access: 'blockList:edit', encoding: 'json', answer: 'json' };
  'blockList.export': { method: 'POST', path: '/gateway/blockList/export', client: 'platform', access: 'blockList:export', encoding: 'json', answer: 'file' };
  'blockList.preview': { method: 'POST', path: '/gateway/blockList/preview', client: 'platform', access: 'blockList:export', encoding: 'json', answer: 'json' };
  'blockList.import': { method: 'POST', path: '/gateway/blockList/import', client: 'platform', access: 'blockList:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'blockList.exist': { method: 'GET', path: '/gateway/blockList/exist', client: 'platform', access: 'blockList:view', answer: 'json' };
  'blockList.try': { method: 'POST', path: '/gateway/blockList/try', client: 'platform', access: 'blockList:view', encoding: 'json', answer: 'json' };
  'blockList.stopped': { method: 'GET', path: '/gateway/blockList/stopped', client: 'platform', access: 'blockList:view', answer: 'json' };
  'rateLimiter.page': { method: 'POST', path: '/gateway/rateLimiter/page', client: 'platform', access: 'rateLimiter:view', encoding: 'json', answer: 'json' };
  'rateLimiter.get': { method: 'GET', path: '/gateway/rateLimiter/{id}', client: 'platform', access: 'rateLimiter:view', answer: 'json' };
  'rateLimiter.query': { method: 'POST', path: '/gateway/rateLimiter/query', client: 'platform', access: 'rateLimiter:view', encoding: 'json', answer: 'json' };
  'rateLimiter.save': { method: 'POST', path: '/gateway/rateLimiter', client: 'platform', access: 'rateLimiter:add', encoding: 'json', answer: 'json', takesKey: true };
  'rateLimiter.update': { method: 'PUT', path: '/gateway/rateLimiter', client: 'platform', access: 'rateLimiter:edit', encoding: 'json', answer: 'json' };
  'rateLimiter.remove': { method: 'DELETE', path: '/gateway/rateLimiter', client: 'platform', access: 'rateLimiter:delete', encoding: 'json', answer: 'json' };
  'rateLimiter.updateAll': { method: 'PUT', path: '/gateway/rateLimiter/all', client: 'platform', access: 'rateLimiter:edit', encoding: 'json', answer: 'json' };
  'rateLimiter.export': { method: 'POST', path: '/gateway/rateLimiter/export', client: 'platform', access: 'rateLimiter:export', encoding: 'json', answer: 'file' };
  'rateLimiter.preview': { method: 'POST', path: '/gateway/rateLimiter/preview', client: 'platform', access: 'rateLimiter:export', encoding: 'json', answer: 'json' };
  'rateLimiter.import': { method: 'POST', path: '/gateway/rateLimiter/import', client: 'platform', access: 'rateLimiter:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'rateLimiter.try': { method: 'POST', path: '/gateway/rateLimiter/try', client: 'platform', access: 'rateLimiter:view', encoding: 'json', answer: 'json' };
  'rateLimiter.stopped': { method: 'GET', path: '/gateway/rateLimiter/stopped', client: 'platform', access: 'rateLimiter:view', answer: 'json' };
  'smsTemplate.page': { method: 'POST', path: '/msg/smsTemplate/page', client: 'platform', access: 'msg:smsTemplate:view', encoding: 'json', answer: 'json' };
  'smsTemplate.get': { method: 'GET', path: '/msg/smsTemplate/{id}', client: 'platform', access: 'msg:smsTemplate:view', answer: 'json' };
  'smsTemplate.query': { method: 'POST', path: '/msg/smsTemplate/query', client: 'platform', access: 'msg:smsTemplate:view', encoding: 'json', answer: 'json' };
  'smsTemplate.save': { method: 'POST', path: '/msg/smsTemplate', client: 'platform', access: 'msg:smsTemplate:add', encoding: 'json', answer: 'json', takesKey: true };
  'smsTemplate.update': { method: 'PUT', path: '/msg/smsTemplate', client: 'platform', access: 'msg:smsTemplate:edit', encoding: 'json', answer: 'json' };
  'smsTemplate.remove': { method: 'DELETE', path: '/msg/smsTemplate', client: 'platform', access: 'msg:smsTemplate:delete', encoding: 'json', answer: 'json' };
  'smsTemplate.updateAll': { method: 'PUT', path: '/msg/smsTemplate/all', client: 'platform', access: 'msg:smsTemplate:edit', encoding: 'json', answer: 'json' };
  'smsTemplate.export': { method: 'POST', path: '/msg/smsTemplate/export', client: 'platform', access: 'msg:smsTemplate:export', encoding: 'json', answer: 'file' };
  'smsTemplate.preview': { method: 'POST', path: '/msg/smsTemplate/preview', client: 'platform', access: 'msg:smsTemplate:export', encoding: 'json', answer: 'json' };
  'smsTemplate.import': { method: 'POST', path: '/msg/smsTemplate/import', client: 'platform', access: 'msg:smsTemplate:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'smsTemplate.check': { method: 'GET', path: '/msg/smsTemplate/check', client: 'platform', access: 'msg:smsTemplate:view', answer: 'json' };
  'smsTemplate.try': { method: 'POST', path: '/msg/smsTemplate/try', client: 'platform', access: 'msg:smsTemplate:edit', encoding: 'json', answer: 'json', takesKey: true };
  'smsTask.page': { method: 'POST', path: '/msg/smsTask/page', client: 'platform', access: 'msg:sms:view', encoding: 'json', answer: 'json' };
  'smsTask.get': { method: 'GET', path: '/msg/smsTask/{id}', client: 'platform', access: 'msg:sms:view', answer: 'json' };
  'smsTask.query': { method: 'POST', path: '/msg/smsTask/query', client: 'platform', access: 'msg:sms:view', encoding: 'json', answer: 'json' };
  'smsTask.save': { method: 'POST', path: '/msg/smsTask', client: 'platform', access: 'msg:sms:add', encoding: 'json', answer: 'json', takesKey: true };
  'smsTask.update': { method: 'PUT', path: '/msg/smsTask', client: 'platform', access: 'msg:sms:edit', encoding: 'json', answer: 'json' };
  'smsTask.remove': { method: 'DELETE', path: '/msg/smsTask', client: 'platform', access: 'msg:sms:delete', encoding: 'json', answer: 'json' };
  'smsTask.updateAll': { method: 'PUT', path: '/msg/smsTask/all', client: 'platform', access: 'msg:sms:edit', encoding: 'json', answer: 'json' };
  'smsTask.export': { method: 'POST', path: '/msg/smsTask/export', client: 'platform', access: 'msg:sms:export', encoding: 'json', answer: 'file' };
  'smsTask.preview': { method: 'POST', path: '/msg/smsTask/preview', client: 'platform', access: 'msg:sms:export', encoding: 'json', answer: 'json' };
  'smsTask.import': { method: 'POST', path: '/msg/smsTask/import', client: 'platform', access: 'msg:sms:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'smsTask.detail': { method: 'GET', path: '/msg/smsTask/detail/{id}', client: 'platform', access: 'msg:sms:view', answer: 'json' };
  'smsTask.receivers': { method: 'POST', path: '/msg/smsTask/receivers', client: 'platform', access: 'msg:sms:add', encoding: 'json', answer: 'json' };
  'smsTask.cancel': { method: 'POST', path: '/msg/smsTask/cancel', client: 'platform', access: 'msg:sms:edit', encoding: 'form', answer: 'json' };
  'smsTask.send': { method: 'POST', path: '/msg/smsTask/send', client: 'platform', access: 'msg:sms:add', encoding: 'json', answer: 'json', takesKey: true };
  'smsSendStatus.page': { method: 'POST', path: '/msg/smsSendStatus/page', client: 'platform', access: 'msg:sms:view', encoding: 'json', answer: 'json' };
  'smsSendStatus.get': { method: 'GET', path: '/msg/smsSendStatus/{id}', client: 'platform', access: 'msg:sms:view', answer: 'json' };
  'smsSendStatus.query': { method: 'POST', path: '/msg/smsSendStatus/query', client: 'platform', access: 'msg:sms:view', encoding: 'json', answer: 'json' };
  'attachment.page': { method: 'POST', path: '/file/attachment/page', client: 'platform', access: 'file:attachment:view', encoding: 'json', answer: 'json' };
  'attachment.query': { method: 'POST', path: '/file/attachment/query', client: 'platform', access: 'file:attachment:view', encoding: 'json', answer: 'json' };
  'attachment.get': { method: 'GET', path: '/file/attachment/{id}', client: 'platform', access: 'file:attachment:view', answer: 'json' };
  'attachment.listByBiz': { method: 'GET', path: '/file/attachment', client: 'platform', access: 'file:attachment:view', answer: 'json' };
  'attachment.remove': { method: 'DELETE', path: '/file/attachment', client: 'platform', access: 'file:attachment:delete', encoding: 'json', answer: 'json' };
  'attachment.mapByBiz': { method: 'GET', path: '/file/attachment/biz/{type}', client: 'platform', access: 'file:attachment:view', answer: 'json' };
  'attachment.upload': { method: 'POST', path: '/file/attachment/upload', client: 'platform', access: 'file:attachment:add', encoding: 'multipart', answer: 'json' };
  'attachment.removeByBiz': { method: 'DELETE', path: '/file/attachment/biz', client: 'platform', access: 'file:attachment:delete', encoding: 'json', answer: 'json' };
  'attachment.download': { method: 'POST', path: '/file/attachment/download', client: 'platform', access: 'file:attachment:download', encoding: 'json', answer: 'file' };
  'attachment.downloadByBiz': { method: 'GET', path: '/file/attachment/download/biz', client: 'platform', access: 'file:attachment:download', answer: 'file' };
  'attachment.downloadByUrl': { method: 'GET', path: '/file/attachment/download/url', client: 'platform', access: 'file:attachment:download', answer: 'file' };
  'attachment.downloadByIds': { method: 'POST', path: '/file/attachment/downloadByIds', client: 'platform', access: 'file:attachment:download', encoding: 'json', answer: 'file' };
  'attachment.downloadOfBiz': { method: 'GET', path: '/file/attachment/downloadByBiz', client: 'platform', access: 'file:attachment:download', answer: 'file' };
  'attachment.downloadOfUrl': { method: 'GET', path: '/file/attachment/downloadByUrl', client: 'platform', access: 'file:attachment:download', answer: 'file' };
  'attachment.getUrl': { method: 'GET', path: '/file/attachment/getUrl', client: 'platform', access: 'file:attachment:view', answer: 'json' };
  'attachment.getUrls': { method: 'GET', path: '/file/attachment/getUrls', client: 'platform', access: 'file:attachment:view', answer: 'json' };
  'attachment.file': { method: 'GET', path: '/file/attachment/{id}/file', client: 'platform', access: 'file:attachment:view', answer: 'file' };
  'attachment.link': { method: 'GET', path: '/file/anno/attachment/{id}', client: 'platform', access: 'open', answer: 'file' };
  'cloudUpload.credential': { method: 'GET', path: '/fileUpload/cos/credential', client: 'platform', access: 'file:attachment:add', answer: 'json' };
  'job.page': { method: 'POST', path: '/job/page', client: 'platform', access: 'session', encoding: 'json', answer: 'json' };
  'job.get': { method: 'GET', path: '/job/{id}', client: 'platform', access: 'session', answer: 'json' };
  'job.cancel': { method: 'PUT', path: '/job/{id}/cancel', client: 'platform', access: 'session', answer: 'json' };
  'job.result': { method: 'GET', path: '/job/{id}/result', client: 'platform', access: 'session', answer: 'file' };
  'job.export': { method: 'POST', path: '/job/export', client: 'platform', access: 'session', encoding: 'json', answer: 'json', takesKey: true };
  'captcha.phone': { method: 'GET', path: '/oauth/anno/phone-captcha', client: 'platform', access: 'open', answer: 'file' };
  'captcha.reset': { method: 'GET', path: '/oauth/anno/reset-captcha', client: 'platform', access: 'open', answer: 'file' };
  'smsCode.send': { method: 'POST', path: '/oauth/anno/sms-code', client: 'platform', access: 'open', encoding: 'form', answer: 'json' };
  'account.register': { method: 'POST', path: '/oauth/anno/register-phone-and-password', client: 'platform', access: 'open', encoding: 'form', answer: 'json' };
  'account.resetPassword': { method: 'POST', path: '/oauth/anno/update-password-by-phone-captcha', client: 'platform', access: 'open', encoding: 'form', answer: 'json' };
  'session.smsSignIn': { method: 'POST', path: '/oauth/anno/sms-login', client: 'platform', access: 'open', encoding: 'json', answer: 'json' };
  'org.ofProvince': { method: 'GET', path: '/authority/anno/org/query', client: 'platform', access: 'open', answer: 'json' };
  'org.ofSchool': { method: 'GET', path: '/authority/anno/org/colleges', client: 'platform', access: 'open', answer: 'json' };
  'org.provinces': { method: 'GET', path: '/authority/anno/org/provinces', client: 'platform', access: 'open', answer: 'json' };
  'dashboard.item': { method: 'GET', path: '/authority/dashboard/item', client: 'platform', access: 'session', answer: 'json' };
  'dashboard.chart': { method: 'GET', path: '/authority/dashboard/chart', client: 'platform', access: 'session', answer: 'json' };
  'dashboard.visit': { method: 'GET', path: '/authority/dashboard/visit', client: 'platform', access: 'session', answer: 'json' };
  'dashboard.pvIncr': { method: 'POST', path: '/authority/dashboard/pvIncr', client: 'platform', access: 'session', answer: 'json' };
  'search.find': { method: 'GET', path: '/authority/search', client: 'platform', access: 'session', answer: 'json' };
  'public.publicity': { method: 'POST', path: '/contest/anno/publicity', client: 'platform', access: 'open', encoding: 'json', answer: 'json' };
  'banner.get': { method: 'POST', path: '/banner/get', client: 'platform', access: 'open', encoding: 'json', answer: 'json' };
  'banner.insert': { method: 'POST', path: '/banner/insert', client: 'platform', access: 'banner:edit', encoding: 'json', answer: 'json', takesKey: true };
  'banner.delete': { method: 'POST', path: '/banner/delete', client: 'platform', access: 'banner:edit', encoding: 'json', answer: 'json' };
  'banner.mine': { method: 'GET', path: '/banner/mine', client: 'platform', access: 'session', answer: 'json' };
  'banner.page': { method: 'POST', path: '/banner/page', client: 'platform', access: 'banner:edit', encoding: 'json', answer: 'json' };
  'banner.update': { method: 'PUT', path: '/banner', client: 'platform', access: 'banner:edit', encoding: 'json', answer: 'json' };
  'banner.remove': { method: 'DELETE', path: '/banner', client: 'platform', access: 'banner:edit', encoding: 'json', answer: 'json' };
  'banner.move': { method: 'PUT', path: '/banner/move', client: 'platform', access: 'banner:edit', encoding: 'json', answer: 'json' };
  'banner.roles': { method: 'GET', path: '/banner/roles', client: 'platform', access: 'banner:edit', answer: 'json' };
  'common.generateId': { method: 'GET', path: '/authority/common/generateId', client: 'platform', access: 'session', answer: 'json' };
  'tenant.page': { method: 'POST', path: '/tenant/tenant/page', client: 'platform', access: 'tenant:tenant:view', encoding: 'json', answer: 'json' };
  'tenant.get': { method: 'GET', path: '/tenant/tenant/{id}', client: 'platform', access: 'tenant:tenant:view', answer: 'json' };
  'tenant.query': { method: 'POST', path: '/tenant/tenant/query', client: 'platform', access: 'tenant:tenant:view', encoding: 'json', answer: 'json' };
  'tenant.save': { method: 'POST', path: '/tenant/tenant', client: 'platform', access: 'tenant:tenant:add', encoding: 'json', answer: 'json', takesKey: true };
  'tenant.update': { method: 'PUT', path: '/tenant/tenant', client: 'platform', access: 'tenant:tenant:edit', encoding: 'json', answer: 'json' };
  'tenant.remove': { method: 'DELETE', path: '/tenant/tenant', client: 'platform', access: 'tenant:tenant:delete', encoding: 'json', answer: 'json' };
  'tenant.updateAll': { method: 'PUT', path: '/tenant/tenant/all', client: 'platform', access: 'tenant:tenant:edit', encoding: 'json', answer: 'json' };
  'tenant.all': { method: 'GET', path: '/tenant/tenant/all', client: 'platform', access: 'tenant:tenant:view', answer: 'json' };
  'tenant.export': { method: 'POST', path: '/tenant/tenant/export', client: 'platform', access: 'tenant:tenant:export', encoding: 'json', answer: 'file' };
  'tenant.preview': { method: 'POST', path: '/tenant/tenant/preview', client: 'platform', access: 'tenant:tenant:export', encoding: 'json', answer: 'json' };
  'tenant.import': { method: 'POST', path: '/tenant/tenant/import', client: 'platform', access: 'tenant:tenant:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'tenant.refreshCache': { method: 'POST', path: '/tenant/tenant/refreshCache', client: 'platform', access: 'tenant:tenant:add', answer: 'json' };
  'tenant.clearCache': { method: 'POST', path: '/tenant/tenant/clearCache', client: 'platform', access: 'tenant:tenant:add', answer: 'json' };
  'tenant.check': { method: 'GET', path: '/tenant/tenant/check/{code}', client: 'platform', access: 'tenant:tenant:view', answer: 'json' };
  'tenant.status': { method: 'POST', path: '/tenant/tenant/status', client: 'platform', access: 'tenant:tenant:edit', encoding: 'json', answer: 'json' };
  'tenant.removeAll': { method: 'DELETE', path: '/tenant/tenant/deleteAll', client: 'platform', access: 'tenant:tenant:delete', encoding: 'json', answer: 'json' };
  'tenant.initConnect': { method: 'POST', path: '/tenant/tenant/initConnect', client: 'platform', access: 'tenant:tenant:initConnect', encoding: 'form', answer: 'json' };
  'tenant.init': { method: 'POST', path: '/tenant/tenant/init', client: 'platform', access: 'tenant:tenant:add', encoding: 'form', answer: 'json', takesKey: true };
  'globalUser.page': { method: 'POST', path: '/authority/globalUser/page', client: 'platform', access: 'tenant:user:view', encoding: 'json', answer: 'json' };
  'globalUser.get': { method: 'GET', path: '/authority/globalUser/{id}', client: 'platform', access: 'tenant:user:view', answer: 'json' };
  'globalUser.query': { method: 'POST', path: '/authority/globalUser/query', client: 'platform', access: 'tenant:user:view', encoding: 'form', answer: 'json' };
  'globalUser.save': { method: 'POST', path: '/authority/globalUser', client: 'platform', access: 'tenant:user:add', encoding: 'form', answer: 'json', takesKey: true };
  'globalUser.update': { method: 'PUT', path: '/authority/globalUser', client: 'platform', access: 'tenant:user:edit', encoding: 'form', answer: 'json' };
  'globalUser.replace': { method: 'PUT', path: '/authority/globalUser/all', client: 'platform', access: 'tenant:user:edit', encoding: 'form', answer: 'json' };
  'globalUser.remove': { method: 'DELETE', path: '/authority/globalUser/delete', client: 'platform', access: 'tenant:user:delete', encoding: 'json', answer: 'json' };
  'globalUser.check': { method: 'GET', path: '/authority/globalUser/check', client: 'platform', access: 'tenant:user:view', answer: 'json' };
  'globalUser.reset': { method: 'PUT', path: '/authority/globalUser/reset', client: 'platform', access: 'tenant:user:edit', encoding: 'form', answer: 'json' };
  'globalUser.export': { method: 'POST', path: '/authority/globalUser/export', client: 'platform', access: 'tenant:user:export', encoding: 'json', answer: 'file' };
  'globalUser.preview': { method: 'POST', path: '/authority/globalUser/preview', client: 'platform', access: 'tenant:user:export', encoding: 'json', answer: 'json' };
  'globalUser.import': { method: 'POST', path: '/authority/globalUser/import', client: 'platform', access: 'tenant:user:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'datasourceConfig.page': { method: 'POST', path: '/tenant/datasourceConfig/page', client: 'platform', access: 'tenant:datasourceConfig:view', encoding: 'json', answer: 'json' };
  'datasourceConfig.get': { method: 'GET', path: '/tenant/datasourceConfig/{id}', client: 'platform', access: 'tenant:datasourceConfig:view', answer: 'json' };
  'datasourceConfig.query': { method: 'POST', path: '/tenant/datasourceConfig/query', client: 'platform', access: 'tenant:datasourceConfig:view', encoding: 'form', answer: 'json' };
  'datasourceConfig.save': { method: 'POST', path: '/tenant/datasourceConfig', client: 'platform', access: 'tenant:datasourceConfig:add', encoding: 'form', answer: 'json', takesKey: true };
  'datasourceConfig.update': { method: 'PUT', path: '/tenant/datasourceConfig', client: 'platform', access: 'tenant:datasourceConfig:edit', encoding: 'form', answer: 'json' };
  'datasourceConfig.remove': { method: 'DELETE', path: '/tenant/datasourceConfig', client: 'platform', access: 'tenant:datasourceConfig:delete', encoding: 'json', answer: 'json' };
  'datasourceConfig.updateAll': { method: 'PUT', path: '/tenant/datasourceConfig/all', client: 'platform', access: 'tenant:datasourceConfig:edit', encoding: 'form', answer: 'json' };
  'datasourceConfig.export': { method: 'POST', path: '/tenant/datasourceConfig/export', client: 'platform', access: 'tenant:datasourceConfig:export', encoding: 'json', answer: 'file' };
  'datasourceConfig.preview': { method: 'POST', path: '/tenant/datasourceConfig/preview', client: 'platform', access: 'tenant:datasourceConfig:export', encoding: 'json', answer: 'json' };
  'datasourceConfig.import': { method: 'POST', path: '/tenant/datasourceConfig/import', client: 'platform', access: 'tenant:datasourceConfig:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'datasourceConfig.testConnect': { method: 'POST', path: '/tenant/datasourceConfig/testConnect', client: 'platform', access: 'tenant:datasourceConfig:edit', encoding: 'form', answer: 'json' };
  'datasourceConfig.places': { method: 'GET', path: '/tenant/datasourceConfig/places', client: 'platform', access: 'tenant:datasourceConfig:view', answer: 'json' };
  'application.page': { method: 'POST', path: '/authority/application/page', client: 'platform', access: 'authority:application:view', encoding: 'json', answer: 'json' };
  'application.get': { method: 'GET', path: '/authority/application/{id}', client: 'platform', access: 'authority:application:view', answer: 'json' };
  'application.query': { method: 'POST', path: '/authority/application/query', client: 'platform', access: 'authority:application:view', encoding: 'json', answer: 'json' };
  'application.save': { method: 'POST', path: '/authority/application', client: 'platform', access: 'authority:application:add', encoding: 'json', answer: 'json', takesKey: true };
  'application.update': { method: 'PUT', path: '/authority/application', client: 'platform', access: 'authority:application:edit', encoding: 'json', answer: 'json' };
  'application.remove': { method: 'DELETE', path: '/authority/application', client: 'platform', access: 'authority:application:delete', encoding: 'json', answer: 'json' };
  'application.updateAll': { method: 'PUT', path: '/authority/application/all', client: 'platform', access: 'authority:application:edit', encoding: 'json', answer: 'json' };
  'application.export': { method: 'POST', path: '/authority/application/export', client: 'platform', access: 'authority:application:export', encoding: 'json', answer: 'file' };
  'application.preview': { method: 'POST', path: '/authority/application/preview', client: 'platform', access: 'authority:application:export', encoding: 'json', answer: 'json' };
  'application.import': { method: 'POST', path: '/authority/application/import', client: 'platform', access: 'authority:application:import', encoding: 'multipart', answer: 'json', takesKey: true };
  'application.refreshCache': { method: 'POST', path: '/authority/application/refreshCache', client: 'platform', access: 'authority:application:add', answer: 'json' };
  'application.clearCache': { method: 'POST', path: '/authority/application/clearCache', client: 'platform', access: 'authority:application:add', answer: 'json' };
  'application.rotate': { method: 'POST', path: '/authority/application/{id}/secret', client: 'platform', access: 'authority:application:edit', answer: 'json' };
  'online.list': { method: 'POST', path: '/authority/online/list', client: 'platform', access: 'authority:online:view', encoding: 'form', answer: 'json' };
  'online.end': { method: 'POST', path: '/authority/online/t', client: 'platform', access: 'authority:online:delete', encoding: 'form', answer: 'json' };
  'status.get': { method: 'GET', path: '/authority/status', client: 'platform', access: 'authority:status:view', answer: 'json' };
  'status.bundle': { method: 'GET', path: '/authority/status/bundle', client: 'platform', access: 'authority:status:export', answer: 'file' };
  'access.operations': { method: 'GET', path: '/authority/access/operations', client: 'platform', access: 'authority:access:view', answer: 'json' };
  'access.explain': { method: 'POST', path: '/authority/access/explain', client: 'platform', access: 'authority:access:view', encoding: 'form', answer: 'json' };
  'access.own': { method: 'POST', path: '/authority/access/own', client: 'platform', access: 'session', encoding: 'form', answer: 'json' };
}

const others = readOperationTable(`\
session / 
 platformSignIn PO oauth/noToken/login open j
 signOut PO oauth/noToken/logout open af
 verify GE oauth/anno/verify session
 mine GE authority/user/session session
 endMine DE authority/user/session session j
 changePassword PU authority/user/password session f
 secondFactor PO oauth/anno/second-factor open af
 smsSignIn PO oauth/anno/sms-login open j
menu / 
 router GE oauth/menu/router session a
 page PO authority/menu/page authority:menu:view j
 get GE authority/menu/{id} authority:menu:view
 query PO authority/menu/query authority:menu:view j
 save PO authority/menu authority:menu:add jk
 update PU authority/menu authority:menu:edit j
 remove DE authority/menu authority:menu:delete j
 updateAll PU authority/menu/all authority:menu:edit j
 export PO authority/menu/export authority:menu:export jb
 preview PO authority/menu/preview authority:menu:export j
 import PO authority/menu/import authority:menu:import mk
 refreshCache PO authority/menu/refreshCache authority:menu:add
 clearCache PO authority/menu/clearCache authority:menu:add
 move PU authority/menu/move authority:menu:edit j
 use GE authority/menu/{id}/use authority:menu:delete
 tree GE authority/menu/tree authority:menu:view
 postTree PO authority/menu/tree authority:menu:view
 mine GE oauth/menu/menus session
resource / 
 visible GE oauth/resource/visible session a
 page PO authority/resource/page authority:resource:view j
 get GE authority/resource/{id} authority:resource:view
 query PO authority/resource/query authority:resource:view j
 save PO authority/resource authority:resource:add jk
 update PU authority/resource authority:resource:edit j
 remove DE authority/resource authority:resource:delete j
 updateAll PU authority/resource/all authority:resource:edit j
 export PO authority/resource/export authority:resource:export jb
 preview PO authority/resource/preview authority:resource:export j
 import PO authority/resource/import authority:resource:import mk
 refreshCache PO authority/resource/refreshCache authority:resource:add
 clearCache PO authority/resource/clearCache authority:resource:add
greeting /wechat/greet-user-info session
 mine GE   a
overview /contest/overview session
 mine GE
social /auth/social/ 
 start PO start open af
 startBind PO bind/start session af
 finish PO finish open af
 bind PO bind session af
 bindLogin PO bind/login open af
 signLogin PO sign/login open af
 unbind DE unbind session a
 connections GE connections/{username} session a
totp /authority/totp 
 state GE  session
 enrol PO  session
 confirm PO /confirm session f
 remove PO /remove session f
 reset PO /reset authority:user:resetPassword f
invitation / 
 open PO oauth/anno/invitation open af
 accept PO oauth/anno/invitation/accept open af
 page PO contest/invitation/page judge:invite j
 create PO contest/invitation judge:invite jk
 revoke PO contest/invitation/revoke judge:invite j
captcha /oauth/anno/ open
 image GE captcha  b
 check GE check
 phone GE phone-captcha  b
 reset GE reset-captcha  b
signingKey /authority/signingKey/rotate authority:online:delete
 rotate PO
parameter / 
 page PO authority/parameter/page authority:parameter:view j
 get GE authority/parameter/{id} authority:parameter:view
 query PO authority/parameter/query authority:parameter:view j
 save PO authority/parameter authority:parameter:add jk
 update PU authority/parameter authority:parameter:edit j
 remove DE authority/parameter authority:parameter:delete j
 updateAll PU authority/parameter/all authority:parameter:edit j
 export PO authority/parameter/export authority:parameter:export jb
 preview PO authority/parameter/preview authority:parameter:export j
 import PO authority/parameter/import authority:parameter:import mk
 value GE oauth/parameter/value session a
user / 
 page PO authority/user/page authority:user:view j
 get GE authority/user/{id} session
 query PO authority/user/query authority:user:view j
 save PO authority/user authority:user:add jk
 update PU authority/user authority:user:edit j
 remove DE authority/user authority:user:delete j
 updateAll PU authority/user/all authority:user:edit j
 export PO authority/user/export authority:user:export jb
 preview PO authority/user/preview authority:user:export j
 import PO authority/user/import authority:user:import mk
 reset PO authority/user/reset authority:user:resetPassword j
 mine GE authority/user/mine session
 updateBase PU authority/user/base session j
 updateAvatar PU authority/user/avatar session j
 uploadAvatar PO authority/user/avatar session m
 belongings PO authority/user/belongings authority:user:delete j
 refreshCache PO authority/user/refreshCache authority:user:add
 clearCache PO authority/user/clearCache authority:user:add
 reload PO authority/user/reload authority:user:add f
 givableRoles GE authority/user/givableRoles authority:user:giveRole
 perOrg GE authority/user/perOrg authority:user:view
 findIds GE authority/user/find authority:user:view
 findAll GE authority/user/findAll authority:user:view
 findByIds GE authority/user/findUserById authority:user:view
 ofRole GE authority/user/role/{roleId} authority:user:view
 dataScope GE oauth/user/ds/{id} session
 check GE authority/user/check authority:user:view
role /authority/role authority:role:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 refreshCache PO /refreshCache add
 clearCache PO /clearCache add
 details GE /details/{id} view
 check GE /check/{code} view
 users PO /{id}/user/page view j
 userIds GE /user/{roleId} view
 userIdsOf GE /codes view
 assign PO /{id}/user config j
 unassign DE /{id}/user config j
 replaceUsers PO /user config j
 grantable GE /grantable view
 authority GE /authority/{roleId} view
 authorityRows GE Authority/{roleId} view
 grant PO /authority auth j
 effect PO /authority/effect auth j
 menu GE /{roleId}/menu view
 detailsById GE /details view
 checkCode GE /check view
 userList GE /userList view
 resourceList GE /resourceList view
 saveUserRole PO /saveUserRole config j
 saveResource PO /saveResource auth j
org /authority/ 
 page PO org/page authority:org:view j
 get GE org/{id} authority:org:view
 query PO org/query authority:org:view j
 save PO org authority:org:add jk
 update PU org authority:org:edit j
 remove DE org authority:org:delete j
 updateAll PU org/all authority:org:edit j
 export PO org/export authority:org:export jb
 preview PO org/preview authority:org:export j
 import PO org/import authority:org:import mk
 move PU org/move authority:org:edit j
 belongings PO org/belongings authority:org:delete j
 refreshCache PO org/refreshCache authority:org:add
 clearCache PO org/clearCache authority:org:add
 tree GE org/tree authority:org:view
 check GE org/check authority:org:view
 ofProvince GE anno/org/query open
 ofSchool GE anno/org/colleges open
 provinces GE anno/org/provinces open
school /authority/school school:
 own GE /own own
 page PO /page list j
 get GE /{id} view
 save PO  add jk
 update PU  edit j
 move PU /move edit j
 administrators PO /{id}/administrator/page view j
 figures GE /{id}/figures view
 appoint PO /{id}/appoint appoint f
 dismiss PO /{id}/dismiss appoint f
 invite PO /{id}/invitation appoint fk
 invitations PO /{id}/invitation/page appoint j
 revoke PO /{id}/invitation/revoke appoint j
 mergePreview PO /mergePreview merge f
 merge PO /merge merge j
 colleges PO /{id}/college/page view j
 importPreview PO /importPreview import m
 import PO /import import mk
appointment / 
 open PO oauth/anno/appointment open af
 join PO oauth/anno/appointment/join open af
 accept PO authority/appointment/accept session f
college /authority/college college:
 own GE /own own
 page PO /page list j
 get GE /{id} view
 save PO  add jk
 update PU  edit j
 move PU /move edit j
 administrators PO /{id}/administrator/page view j
 figures GE /{id}/figures view
 appoint PO /{id}/appoint appoint f
 dismiss PO /{id}/dismiss appoint f
 invite PO /{id}/invitation appoint fk
 invitations PO /{id}/invitation/page appoint j
 revoke PO /{id}/invitation/revoke appoint j
 mergePreview PO /mergePreview merge f
 merge PO /merge merge j
certification /authority/certification 
 mine GE /mine session
 upload PO /evidence session m
 ask PO  session jk
 page PO /page certification:view j
 get GE /{id} certification:view
 approve PO /{id}/approve certification:approve f
 reject PO /{id}/reject certification:approve f
station /authority/station authority:station:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 refreshCache PO /refreshCache add
 clearCache PO /clearCache add
 check GE /check view
student /register/student student:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 importPreview PO /importPreview import m
 perOrg GE /perOrg view
 history GE /{id}/history view
 duplicates GE /duplicates merge
 reveal PO /reveal reveal f
 transfer PO /transfer move j
 merge PO /merge merge j
 unlink PO /{id}/unlink edit
 graduating PO /graduating graduate j
 graduate PO /graduate graduate j
 ungraduate PO /ungraduate graduate j
teacher /register/teacher teacher:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 importPreview PO /importPreview import m
 perOrg GE /perOrg view
 history GE /{id}/history view
 duplicates GE /duplicates merge
 reveal PO /reveal reveal f
 transfer PO /transfer move j
 merge PO /merge merge j
 unlink PO /{id}/unlink edit
register /register/ session
 offers GE offers
 answer PO answer  f
message /msg/ 
 page PO msg/page session aj
 mark PO msg/mark session aj
 markByGet GE msg/mark session a
 markMine PO anyone/myMsg/mark session aj
 markAll PO msg/markAll session j
 unread GE msg/unread session a
 stream GE stream session e
 get GE msg/{id} session a
 remove DE msg session j
 save PO msg msg:msg:add jk
 update PU msg msg:msg:edit j
 export PO msg/export msg:msg:export jb
 preview PO msg/preview msg:msg:export j
 import PO msg/import msg:msg:import mk
 count PO msg/count msg:msg:add j
 receivers PO msg/receivers msg:msg:add j
 sample PO msg/sample msg:msg:add j
 plan PO msg/plan msg:msg:add jk
 plans GE msg/plans msg:msg:add
 cancelPlan PO msg/plan/{id}/cancel msg:msg:add
 templates GE msg/templates msg:msg:add
 saveTemplate PO msg/templates msg:msg:add f
 removeTemplate DE msg/templates/{id} msg:msg:add
 sent PO msg/sent msg:msg:add j
 getSent GE msg/sent/{id} msg:msg:add
 roles GE msg/roles msg:msg:add
preference /oauth/preference session
 get GE
 save PU   j
enumeration /oauth/enum session
 maps PO s  j
 lists PO Lists  j
dictionary / 
 codes PO oauth/dictionary/codes session j
 codeList PO oauth/dictionary/codeList session j
 page PO authority/dictionary/page authority:dictionary:view j
 get GE authority/dictionary/{id} authority:dictionary:view
 query PO authority/dictionary/query authority:dictionary:view j
 save PO authority/dictionary authority:dictionary:add jk
 update PU authority/dictionary authority:dictionary:edit j
 remove DE authority/dictionary authority:dictionary:delete j
 updateAll PU authority/dictionary/all authority:dictionary:edit j
 export PO authority/dictionary/export authority:dictionary:export jb
 preview PO authority/dictionary/preview authority:dictionary:export j
 import PO authority/dictionary/import authority:dictionary:import mk
 pageType PO authority/dictionary/pageType authority:dictionary:view j
 saveType PO authority/dictionary/type authority:dictionary:add fk
 updateType PU authority/dictionary/type authority:dictionary:edit f
 removeType DE authority/dictionary/type authority:dictionary:delete j
area /authority/area 
 page PO /page authority:area:view j
 get GE /{id} authority:area:view
 query PO /query authority:area:view j
 save PO  authority:area:add jk
 update PU  authority:area:edit j
 remove DE  authority:area:delete j
 updateAll PU /all authority:area:edit j
 export PO /export authority:area:export jb
 preview PO /preview authority:area:export j
 import PO /import authority:area:import mk
 linkage GE /linkage session
 tree GE /tree session
 find GE /find session
 check GE /check/{code} authority:area:view
 refreshCache PO /refreshCache authority:area:add
 clearCache PO /clearCache authority:area:add
contest /contest/contest contest:
 page PO /page view j
 get GE /{id} view
 remove DE /{id} delete
 save PO  add jk
 update PU  edit j
 publish PO /{id}/publish publish
 cancel PO /{id}/cancel cancel f
 templates GE /templates add
 eligibilityEffect PO /{id}/eligibility/effect edit j
 changeEligibility PU /{id}/eligibility edit j
 extensions GE /{id}/extensions view
 extend PO /{id}/extensions extend j
 takeBackExtensions PO /{id}/extensions/takeBack extend j
 retentionPreview GE /{id}/retention anonymise
 anonymise PO /{id}/anonymise anonymise f
contestTemplate /contest/template contestTemplate:
 page PO /page view j
 get GE /{id} view
 save PO  add jk
 update PU  edit j
 remove DE  delete j
sheetMap /contest/sheet-map sheetMap:
 page PO /page view j
 get GE /{id} view
 save PO  add jk
 update PU  edit j
 remove DE  delete j
project /contest/project/ project:
 sheetMaps GE sheet-maps view
 exportPreview PO export/preview view j
 exportSheet PO export/sheet view jb
 page PO page view j
 get GE {id} view
 reveal PO reveal reveal f
 correction GE {id}/correction edit
 correct PU {id}/correction edit f
 remove PO {id}/remove delete f
 accept PO {id}/accept accept j
 return PO {id}/return return j
 reject PO {id}/reject reject j
 reconsider PO {id}/reconsider accept f
 appointLeader PO {id}/leader accept f
 move PU move accept j
 figures GE figures view
 template GE template import b
 importPreview PO import/preview import m
 import PO import import mk
 importErrors PO import/errors import mb
entry / 
 begin PO contest/entry entry:add fk
 get GE contest/entry/{id} entry:view
 save PU contest/entry/{id} entry:edit j
 remove DE contest/entry/{id} entry:add
 here PO contest/entry/{id}/here entry:view j
 submit PO contest/entry/{id}/submit entry:submit
 takeBack PO contest/entry/{id}/takeBack entry:submit
 withdraw PO contest/entry/{id}/withdraw entry:submit f
 mine GE contest/entry/mine entry:view
 open GE contest/entry/open entry:add
 attach PO contest/entry/{id}/file entry:edit m
 detach PO contest/entry/{id}/file/remove entry:edit f
 invite PO contest/entry/{id}/invitations entry:edit jk
 revoke PO contest/entry/{id}/invitations/revoke entry:edit f
 remind PO contest/entry/{id}/invitations/remind entry:edit f
 removePerson PO contest/entry/{id}/people/remove entry:edit f
 agree PO contest/entry/{id}/agree entry:answer f
 leave PO contest/entry/{id}/leave entry:answer
 answer PO contest/entry/answer entry:answer j
 joining PO oauth/anno/join open af
plan /contest/ 
 get GE entry/{id}/plan entry:view
 read GE project/{id}/plan project:view
 save PU entry/{id}/plan/{key} entry:edit f
 picture PO entry/{id}/plan/picture entry:edit m
 importPreview PO entry/{id}/plan/import/preview entry:edit m
 import PO entry/{id}/plan/import entry:edit mk
 versions GE entry/{id}/plan/{key}/versions entry:view
 version GE entry/{id}/plan/{key}/versions/{version} entry:view
 restore PO entry/{id}/plan/{key}/restore entry:edit f
 comments GE entry/{id}/plan/comments entry:view
 comment PO entry/{id}/plan/comments entry:comment fk
 readComments GE project/{id}/plan/comments project:view
 answerComment PO entry/{id}/plan/comments/{comment}/answers entry:comment fk
 resolveComment PO entry/{id}/plan/comments/{comment}/resolve entry:comment f
 removeComment DE entry/{id}/plan/comments/{comment} entry:comment
radar /contest/ radar:
 page PO radar/page view j
 get GE radar/{id} view
 decide PO radar/{id}/decide decide f
 look PO contest/{id}/radar look
judge /contest/judge/page judge:view
 page PO   j
assignment /contest/assignment/ assignment:run
 propose PO propose  f
 accept PO accept  f
stage /contest/stage/ 
 get GE {id} stage:view
 projects PO projects stage:view j
 missing GE {id}/missing stage:view
 start PO {id}/start stage:start
 close PO {id}/close result:seal f
 release PO {id}/release result:release
judging /contest/judging/ score:submit
 stages GE stages
 page PO {id}/page  j
 get GE {stageId}/{projectId}
score /contest/judging/{stageId}/{projectId}/s score:submit
 save PU heet  j
 submit PO ubmit  j
result /contest/result/ result:
 page PO page view j
 sealed PO sealed view j
 get GE {stageId}/{projectId} view
 export PO export export jb
 pdf PO pdf export jb
legacy /contest/place session
 place GE
optLog /authority/optLog authority:optLog:
 page PO /page view j
 get GE /{id} view
 remove DE  delete j
 clear DE /clear delete j
 toClear GE /clear delete
 export PO /export export jb
 preview PO /preview export j
loginLog /authority/loginLog 
 page PO /page session j
 get GE /{id} authority:loginLog:view
 query PO /query authority:loginLog:view j
 remove DE  authority:loginLog:delete j
 clear DE /clear authority:loginLog:delete j
 toClear GE /clear authority:loginLog:delete
 export PO /export authority:loginLog:export jb
 preview PO /preview authority:loginLog:export j
blockList /gateway/blockList blockList:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 exist GE /exist view
 try PO /try view j
 stopped GE /stopped view
rateLimiter /gateway/rateLimiter rateLimiter:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 try PO /try view j
 stopped GE /stopped view
smsTemplate /msg/smsTemplate msg:smsTemplate:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 check GE /check view
 try PO /try edit jk
smsTask /msg/smsTask msg:sms:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 detail GE /detail/{id} view
 receivers PO /receivers add j
 cancel PO /cancel edit f
 send PO /send add jk
smsSendStatus /msg/smsSendStatus/ msg:sms:view
 page PO page  j
 get GE {id}
 query PO query  j
attachment /file/a 
 page PO ttachment/page file:attachment:view j
 query PO ttachment/query file:attachment:view j
 get GE ttachment/{id} file:attachment:view
 listByBiz GE ttachment file:attachment:view
 remove DE ttachment file:attachment:delete j
 mapByBiz GE ttachment/biz/{type} file:attachment:view
 upload PO ttachment/upload file:attachment:add m
 removeByBiz DE ttachment/biz file:attachment:delete j
 download PO ttachment/download file:attachment:download jb
 downloadByBiz GE ttachment/download/biz file:attachment:download b
 downloadByUrl GE ttachment/download/url file:attachment:download b
 downloadByIds PO ttachment/downloadByIds file:attachment:download jb
 downloadOfBiz GE ttachment/downloadByBiz file:attachment:download b
 downloadOfUrl GE ttachment/downloadByUrl file:attachment:download b
 getUrl GE ttachment/getUrl file:attachment:view
 getUrls GE ttachment/getUrls file:attachment:view
 file GE ttachment/{id}/file file:attachment:view b
 link GE nno/attachment/{id} open b
cloudUpload /fileUpload/cos/credential file:attachment:add
 credential GE
job /job/ session
 page PO page  j
 get GE {id}
 cancel PU {id}/cancel
 result GE {id}/result  b
 export PO export  jk
smsCode /oauth/anno/sms-code open
 send PO   f
account /oauth/anno/ open
 register PO register-phone-and-password  f
 resetPassword PO update-password-by-phone-captcha  f
dashboard /authority/dashboard/ session
 item GE item
 chart GE chart
 visit GE visit
 pvIncr PO pvIncr
search /authority/search session
 find GE
public /contest/anno/publicity open
 publicity PO   j
banner /banner 
 get PO /get open j
 insert PO /insert banner:edit jk
 delete PO /delete banner:edit j
 mine GE /mine session
 page PO /page banner:edit j
 update PU  banner:edit j
 remove DE  banner:edit j
 move PU /move banner:edit j
 roles GE /roles banner:edit
common /authority/common/generateId session
 generateId GE
tenant /tenant/tenant tenant:tenant:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 all GE /all view
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 refreshCache PO /refreshCache add
 clearCache PO /clearCache add
 check GE /check/{code} view
 status PO /status edit j
 removeAll DE /deleteAll delete j
 initConnect PO /initConnect initConnect f
 init PO /init add fk
globalUser /authority/globalUser tenant:user:
 page PO /page view j
 get GE /{id} view
 query PO /query view f
 save PO  add fk
 update PU  edit f
 replace PU /all edit f
 remove DE /delete delete j
 check GE /check view
 reset PU /reset edit f
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
datasourceConfig /tenant/datasourceConfig tenant:datasourceConfig:
 page PO /page view j
 get GE /{id} view
 query PO /query view f
 save PO  add fk
 update PU  edit f
 remove DE  delete j
 updateAll PU /all edit f
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 testConnect PO /testConnect edit f
 places GE /places view
application /authority/application authority:application:
 page PO /page view j
 get GE /{id} view
 query PO /query view j
 save PO  add jk
 update PU  edit j
 remove DE  delete j
 updateAll PU /all edit j
 export PO /export export jb
 preview PO /preview export j
 import PO /import import mk
 refreshCache PO /refreshCache add
 clearCache PO /clearCache add
 rotate PO /{id}/secret edit
online /authority/online/ authority:online:
 list PO list view f
 end PO t delete f
status /authority/status authority:status:
 get GE  view
 bundle GE /bundle export b
access /authority/access/ 
 operations GE operations authority:access:view
 explain PO explain authority:access:view f
 own PO own session f
`) as unknown as OtherOperations; // the table says what the types say, of the same contract

/** Every operation as the client needs it at run time. `encoding` stands where there is a body, `takesKey` where something is created, `access` is a permission code, `session` or `open`. */
export const operations = { ...firstOperations, ...others };
