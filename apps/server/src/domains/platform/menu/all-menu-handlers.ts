import { aroundWrites } from '../../../rows/around-writes.ts';
import { inTurns } from '../../../rows/take-turns.ts';
import { keepWayBack } from '../role/keep-way-back.ts';
import { menuTreeHandlers } from './menu-tree.ts';
import { menuUseHandlers } from './menu-use.ts';
import { menuRowHandlers } from './menu.ts';
import { ownMenuHandlers } from './own-menu.ts';
import { resourceHandlers } from './resource.ts';

/**
 * Menus and the buttons on them. What goes from here goes from roles too: changes take turns with these, and leave their maker the way
 * back.
 */
export const menuHandlers = aroundWrites(
  { ...ownMenuHandlers, ...menuTreeHandlers, ...menuRowHandlers, ...menuUseHandlers, ...resourceHandlers },
  inTurns('role'),
  keepWayBack,
);
