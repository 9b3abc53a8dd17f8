import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { caches, crud } from '../../crud.ts';
import {
  menu,
  menuModel,
  menuMove,
  menuSave,
  menuTreeNode,
  menuUpdate,
  menuUse,
  resource,
  resourceModel,
  resourceSave,
  resourceUpdate,
} from '../../entities/identity/menu.ts';
import { operations } from '../../operation.ts';
import { id } from '../../rules.ts';

const menus = { base: '/authority/menu', permission: 'authority:menu:', noun: 'menus' } as const;
const resources = { base: '/authority/resource', permission: 'authority:resource:', noun: 'resources' } as const;
const tree = {
  path: '/authority/menu/tree',
  client: 'platform',
  access: 'authority:menu:view',
  effect: 'read',
  says: msg`查看菜单`,
  answer: z.array(menuTreeNode),
} as const;

const menuCrud = crud('menu', { ...menus, entity: menu, model: menuModel, save: menuSave, update: menuUpdate });

/** The menu and its buttons, which carry the permission codes. Menus and buttons that we ship stay as they are. */
export const menuOperations = operations({
  ...menuCrud,
  'menu.remove': {
    ...menuCrud['menu.remove'],
    summary: 'Delete menus by id with all beneath them, their buttons, and the grants of roles for these',
  },
  ...caches('menu', menus),
  'menu.move': {
    method: 'PUT',
    path: '/authority/menu/move',
    client: 'platform',
    access: 'authority:menu:edit',
    effect: 'write',
    says: msg`移动菜单`,
    summary: 'Bring a menu with all beneath it to another place; those that we ship stay where they are',
    body: menuMove,
    answer: z.boolean(),
  },
  'menu.use': {
    method: 'GET',
    path: '/authority/menu/{id}/use',
    client: 'platform',
    access: 'authority:menu:delete',
    effect: 'read',
    says: msg`查看菜单的关联数据`,
    summary: 'The rows that are deleted along with a menu',
    params: z.object({ id }),
    answer: menuUse,
  },
  'menu.tree': { ...tree, method: 'GET', summary: 'All menus, in order' },
  'menu.postTree': { ...tree, method: 'POST', summary: 'The same; for front ends from 3.2.4 on' },
  'menu.mine': {
    method: 'GET',
    path: '/oauth/menu/menus',
    client: 'platform',
    access: 'session',
    effect: 'read',
    says: msg`查看自己的菜单`,
    summary: "The caller's menus as they are kept; no other user's",
    query: z.object({ group: z.string().max(20).optional(), userId: id.optional() }),
    answer: z.array(menuTreeNode),
  },
  ...crud('resource', { ...resources, entity: resource, model: resourceModel, save: resourceSave, update: resourceUpdate }),
  ...caches('resource', resources),
});
