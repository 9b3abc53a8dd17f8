import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { menuFields } from '@saiwu/openapi';
import type { TreeFacts } from '../../crud/tree/tree-screen.tsx';

const { parentPath: _, ...fields } = menuFields;
export const menuLabels = { ...fields, parentId: msg`上级菜单` };

/** The menu as it is kept, for all roles. */
export const menu: TreeFacts<'menu', typeof menuLabels> = {
  name: 'menu',
  title: msg({ message: '菜单', context: '一个' }),
  labels: menuLabels,
};

export type MenuNode = AnswerOf<'menu.tree'>[number];
