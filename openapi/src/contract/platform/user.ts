import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { caches, check, crud } from '../../crud.ts';
import { fileRuleOf, formWith } from '../../entities/service/file-rules.ts';
import {
  avatarChange,
  avatarUpload,
  passwordReset,
  user,
  userAdded,
  userBelongings,
  userBase,
  userModel,
  userSave,
  userUpdate,
} from '../../entities/identity/user.ts';
import { givableRole } from '../../entities/identity/role.ts';
import { operations } from '../../operation.ts';
import { mostPerPage } from '../../page.ts';
import { filterText, id } from '../../rules.ts';

const resource = { base: '/authority/user', permission: 'authority:user:', noun: 'users' } as const;
const list = { method: 'GET', client: 'platform', access: 'authority:user:view', effect: 'read' } as const;

const userCrud = crud('user', {
  ...resource,
  entity: user,
  model: userModel,
  save: userSave,
  update: userUpdate,
});

/** The users who may sign in: as the administrators of the list see them, and as they see themselves. */
export const userOperations = operations({
  ...userCrud,
  'user.get': {
    ...userCrud['user.get'],
    access: 'session',
    // the own row only, as the handler says
    evenFor: ['oneTimePassword'],
    summary: "One of users; anybody's own without a permission",
  },
  'user.save': { ...userCrud['user.save'], effect: 'staged', answer: userAdded },
  'user.reset': {
    method: 'POST',
    path: '/authority/user/reset',
    client: 'platform',
    access: 'authority:user:resetPassword',
    effect: 'staged',
    says: msg`重置用户密码`,
    summary: "Give a user a one-time password and end the user's sessions",
    body: passwordReset,
    answer: z.object({ oneTimePassword: z.string().nullable() }),
  },
  'user.mine': {
    method: 'GET',
    path: '/authority/user/mine',
    client: 'platform',
    access: 'session',
    evenFor: ['oneTimePassword', 'invited'],
    effect: 'read',
    says: msg`查看个人资料`,
    summary: 'The caller',
    answer: user,
  },
  'user.updateBase': {
    method: 'PUT',
    path: '/authority/user/base',
    client: 'platform',
    access: 'session',
    effect: 'write',
    says: msg`修改个人资料`,
    summary: "Change the caller's own particulars; absent fields stay",
    body: userBase,
    answer: user,
  },
  'user.updateAvatar': {
    method: 'PUT',
    path: '/authority/user/avatar',
    client: 'platform',
    access: 'session',
    effect: 'staged',
    says: msg`更换头像`,
    summary: "Change or take away the caller's own picture",
    body: avatarChange,
    answer: user,
  },
  'user.uploadAvatar': {
    method: 'POST',
    path: '/authority/user/avatar',
    client: 'platform',
    access: 'session',
    effect: 'staged',
    says: msg`更换头像`,
    summary: "Upload a picture of up to 2 MB in place of the caller's former one; its content decides its type",
    encoding: 'multipart',
    bodyLimit: formWith(fileRuleOf('USER_AVATAR').maxSize),
    body: avatarUpload,
    answer: user,
  },
  'user.belongings': {
    method: 'POST',
    path: '/authority/user/belongings',
    client: 'platform',
    access: userCrud['user.remove'].access,
    effect: 'read',
    says: msg`查看用户的关联数据`,
    summary: 'The rows that belong to users before they are deleted, of those that the caller may see',
    body: userCrud['user.remove'].body,
    answer: userBelongings,
  },
  ...caches('user', resource),
  'user.reload': {
    method: 'POST',
    path: '/authority/user/reload',
    client: 'platform',
    access: 'authority:user:add',
    effect: 'write',
    says: msg`刷新用户的缓存`,
    summary: 'For older front ends: users are never shown as they were before a change anyhow',
    encoding: 'form',
    body: z.object({ userId: id.optional() }),
    answer: z.boolean(),
  },
  'user.givableRoles': {
    ...list,
    path: '/authority/user/givableRoles',
    access: 'authority:user:giveRole',
    says: msg`查看可以授予的角色`,
    summary: 'The roles that the caller may give to people: those switched on that allow no more than the own ones',
    answer: z.array(givableRole),
  },
  'user.perOrg': {
    ...list,
    path: '/authority/user/perOrg',
    says: msg`统计各机构的用户`,
    summary: "How many users of the caller's data scope belong to each organisation itself, and (`orgId` null) to none",
    answer: z.array(z.object({ orgId: id.nullable(), users: z.int() })),
  },
  'user.findIds': {
    ...list,
    path: '/authority/user/find',
    says: { verb: 'query', of: 'user' },
    summary: `Ids of the users of the caller's data scope, at most ${mostPerPage}`,
    answer: z.array(id),
  },
  'user.findAll': {
    ...list,
    path: '/authority/user/findAll',
    says: { verb: 'query', of: 'user' },
    summary: `The users of the caller's data scope, as pages show them, at most ${mostPerPage}`,
    answer: z.array(user),
  },
  'user.findByIds': {
    ...list,
    path: '/authority/user/findUserById',
    says: { verb: 'query', of: 'user' },
    summary: 'Some users by their ids, as pages show them; without those that are not there',
    query: z.object({ ids: z.array(id).max(1000, 'rule.most:1000') }),
    answer: z.array(user),
  },
  'user.ofRole': {
    ...list,
    path: '/authority/user/role/{roleId}',
    says: { verb: 'query', of: 'user' },
    summary: `The holders of a role (\`idList\`), and the users whose account or name has the keyword, at most ${mostPerPage} of each`,
    params: z.object({ roleId: id }),
    query: z.object({ keyword: filterText.optional() }),
    answer: z.object({ idList: z.array(id), userList: z.array(user) }),
  },
  'user.dataScope': {
    method: 'GET',
    path: '/oauth/user/ds/{id}',
    client: 'platform',
    access: 'session',
    effect: 'read',
    says: msg`查看用户的数据范围`,
    summary:
      "The rows that a user reaches: the widest scope of the person's roles as its number, and the organisations; the caller's own without a permission",
    params: z.object({ id }),
    answer: z.object({ dsType: z.int(), orgIds: z.array(id) }),
  },
  ...check('user', resource, {
    summary: 'Whether an account is taken',
    query: z.object({ id: id.optional(), name: z.string().min(1).max(30) }),
  }),
});
