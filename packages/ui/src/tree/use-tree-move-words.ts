import { ownWords } from '../own-words.ts';
import type { TreeMoveWords } from './move-words.ts';

const zh: TreeMoveWords = {
  moveIn: '移入上一个',
  moveOut: '移出一级',
  movedUnder: (name, parent) => (parent === undefined ? `「${name}」已移到最上级` : `「${name}」已移到「${parent}」下面`),
};

const en: TreeMoveWords = {
  moveIn: 'Move into the one above',
  moveOut: 'Move out one level',
  movedUnder: (name, parent) => (parent === undefined ? `${name} moved to the top level` : `${name} moved under ${parent}`),
};

/** The kit's words with these. */
export const useTreeMoveWords = ownWords('tree', { zh, en });
