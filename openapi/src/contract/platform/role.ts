import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { caches, crud } from '../../crud.ts';
import {
  grantNode,
  role,
  roleAuthority,
  roleAuthorityRow,
  roleEffect,
  roleGrant,
  roleModel,
  roleSave,
  roleUpdate,
  roleUsers,
  someUsers,
} from '../../entities/identity/role.ts';
import { user, userModel } from '../../entities/identity/user.ts';
import { routerNode } from '../../entities/identity/session.ts';
import { operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const base = '/authority/role';
const resource = { base, permission: 'authority:role:', noun: 'roles' } as const;
const byId = z.object({ id });
const ofRole = z.object({ roleId: id });
const read = { client: 'platform', effect: 'read' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/**
 * Roles: their holders, their permissions, and the rows they reach. Callers cannot give, or take away, more than their own roles allow
 * them, nor take from themselves the permissions that keeping roles needs. A change of the caller's own role that takes away permissions
 * or rows is refused with `extra.mustConfirm`, and saved when the same request comes with `confirm: true`.
 */
export const roleOperations = operations({
  ...crud('role', {
    ...resource,
    entity: role,
    model: roleModel,
    save: roleSave,
    update: roleUpdate,
  }),
  ...caches('role', resource),
  'role.details': {
    ...read,
    method: 'GET',
    path: `${base}/details/{id}`,
    access: 'authority:role:view',
    says: { verb: 'view', of: 'role' },
    summary: 'One role, as `role.get`; for older front ends',
    params: byId,
    answer: role,
  },
  'role.check': {
    ...read,
    method: 'GET',
    path: `${base}/check/{code}`,
    access: 'authority:role:view',
    says: { verb: 'query', of: 'role' },
    summary: 'Whether a code is taken',
    params: z.object({ code: z.string().min(1).max(20) }),
    answer: z.boolean(),
  },

  'role.users': {
    ...read,
    method: 'POST',
    path: `${base}/{id}/user/page`,
    access: 'authority:role:view',
    says: msg`查看角色的用户`,
    summary: 'A page of the holders of a role, as `user.page` shows users',
    params: byId,
    body: pageRequest(userModel),
    answer: pageOf(user),
  },
  'role.userIds': {
    ...read,
    method: 'GET',
    path: `${base}/user/{roleId}`,
    access: 'authority:role:view',
    says: msg`查看角色的用户`,
    summary: 'Ids of the holders of a role',
    params: ofRole,
    answer: z.array(id),
  },
  'role.userIdsOf': {
    ...read,
    method: 'GET',
    path: `${base}/codes`,
    access: 'authority:role:view',
    says: msg`查看角色的用户`,
    summary: 'Ids of the holders of some roles',
    query: z.object({ codes: z.array(z.string().max(20)).max(100, 'rule.most:100') }),
    answer: z.array(id),
  },
  'role.assign': {
    ...write,
    method: 'POST',
    path: `${base}/{id}/user`,
    access: 'authority:role:config',
    says: msg`授予角色`,
    summary: 'Give a role to users; users who hold it already keep it',
    params: byId,
    body: someUsers,
    answer: z.boolean(),
  },
  'role.unassign': {
    ...write,
    method: 'DELETE',
    path: `${base}/{id}/user`,
    access: 'authority:role:config',
    says: msg`收回角色`,
    summary: 'Take a role from users',
    params: byId,
    body: someUsers,
    answer: z.boolean(),
  },
  'role.replaceUsers': {
    ...write,
    method: 'POST',
    path: `${base}/user`,
    access: 'authority:role:config',
    says: msg`更换角色的用户`,
    summary: "Give a role to these users and take it from the others of the caller's data scope",
    body: roleUsers,
    answer: z.boolean(),
  },

  'role.grantable': {
    ...read,
    method: 'GET',
    path: `${base}/grantable`,
    access: 'authority:role:view',
    says: msg`查看可以授予的权限`,
    summary: 'The menus with their buttons that the caller may grant',
    answer: z.array(grantNode),
  },
  'role.authority': {
    ...read,
    method: 'GET',
    path: `${base}/authority/{roleId}`,
    access: 'authority:role:view',
    says: msg`查看角色的权限`,
    summary: 'The permissions of a role',
    params: ofRole,
    answer: roleAuthority,
  },
  'role.authorityRows': {
    ...read,
    method: 'GET',
    path: '/authority/roleAuthority/{roleId}',
    access: 'authority:role:view',
    says: msg`查看角色的权限`,
    summary: 'The same as rows; for older front ends',
    params: ofRole,
    answer: z.array(roleAuthorityRow),
  },
  'role.grant': {
    ...write,
    method: 'POST',
    path: `${base}/authority`,
    access: 'authority:role:auth',
    says: msg`修改角色的权限`,
    summary: 'Set the permissions of a role; they hold from the next request of its holders on',
    body: roleGrant,
    answer: z.boolean(),
  },
  'role.effect': {
    ...read,
    method: 'POST',
    path: `${base}/authority/effect`,
    access: 'authority:role:auth',
    says: msg`预览角色权限的变化`,
    summary: 'The permissions that users would gain or lose by `role.grant`, with the same body',
    body: roleGrant,
    answer: roleEffect,
  },
  'role.menu': {
    ...read,
    method: 'GET',
    path: `${base}/{roleId}/menu`,
    access: 'authority:role:view',
    says: msg`预览角色看到的菜单`,
    summary: 'The menu tree of a user who holds this role alone',
    params: ofRole,
    answer: z.array(routerNode),
  },

  'role.detailsById': {
    ...read,
    method: 'GET',
    path: `${base}/details`,
    access: 'authority:role:view',
    says: { verb: 'view', of: 'role' },
    summary: 'One role, as `role.get`; for front ends from 3.2.4 on, like those that follow',
    query: byId,
    answer: role,
  },
  'role.checkCode': {
    ...read,
    method: 'GET',
    path: `${base}/check`,
    access: 'authority:role:view',
    says: { verb: 'query', of: 'role' },
    summary: 'As `role.check`',
    query: z.object({ code: z.string().min(1).max(20) }),
    answer: z.boolean(),
  },
  'role.userList': {
    ...read,
    method: 'GET',
    path: `${base}/userList`,
    access: 'authority:role:view',
    says: msg`查看角色的用户`,
    summary: 'As `role.userIds`',
    query: ofRole,
    answer: z.array(id),
  },
  'role.resourceList': {
    ...read,
    method: 'GET',
    path: `${base}/resourceList`,
    access: 'authority:role:view',
    says: msg`查看角色的权限`,
    summary: 'As `role.authority`',
    query: ofRole,
    answer: roleAuthority,
  },
  'role.saveUserRole': {
    ...write,
    method: 'POST',
    path: `${base}/saveUserRole`,
    access: 'authority:role:config',
    says: msg`更换角色的用户`,
    summary: 'As `role.replaceUsers`',
    body: roleUsers,
    answer: z.boolean(),
  },
  'role.saveResource': {
    ...write,
    method: 'POST',
    path: `${base}/saveResource`,
    access: 'authority:role:auth',
    says: msg`修改角色的权限`,
    summary: 'As `role.grant`',
    body: roleGrant,
    answer: z.boolean(),
  },
});
