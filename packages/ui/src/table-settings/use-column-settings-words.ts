import { ownWords } from '../own-words.ts';
import type { ColumnSettingsWords } from './settings-words.ts';

const zh: ColumnSettingsWords = {
  columnSettings: '列设置',
  columnsShown: (shown, total) => `显示 ${shown} / ${total} 列`,
  columnRequired: '始终显示',
  columnLeftOut: '放不下，已收起',
  columnHandleHelp: '按空格提起，用上下方向键移动，再按空格放下，按 Esc 放回原处',
  moveColumn: (name) => `移动「${name}」`,
  pinColumnLeft: (name) => `将「${name}」固定在左侧`,
  pinColumnRight: (name) => `将「${name}」固定在右侧`,
  pinnedLeft: '固定在左侧',
  pinnedRight: '固定在右侧',
  notPinned: '不固定',
  columnLifted: (name, place, total) => `已提起「${name}」，第 ${place} 列，共 ${total} 列，用上下方向键移动`,
  columnDropped: (name, place, total) => `已放下「${name}」，第 ${place} 列，共 ${total} 列`,
  columnReturned: (name) => `「${name}」已放回原处`,
  rowHeight: '行高',
  resetColumns: '恢复默认',
  columnsReset: '列设置已恢复默认',
};

const en: ColumnSettingsWords = {
  columnSettings: 'Column settings',
  columnsShown: (shown, total) => `${shown} of ${total} columns shown`,
  columnRequired: 'Always shown',
  columnLeftOut: 'No room now',
  columnHandleHelp: 'Press Space to lift, the up and down arrows to move, Space again to drop, Escape to put it back.',
  moveColumn: (name) => `Move ${name}`,
  pinColumnLeft: (name) => `Pin ${name} to the left`,
  pinColumnRight: (name) => `Pin ${name} to the right`,
  pinnedLeft: 'Pinned to the left',
  pinnedRight: 'Pinned to the right',
  notPinned: 'Not pinned',
  columnLifted: (name, place, total) => `${name} lifted, column ${place} of ${total}. Move it with the up and down arrows.`,
  columnDropped: (name, place, total) => `${name} dropped, column ${place} of ${total}`,
  columnReturned: (name) => `${name} put back`,
  rowHeight: 'Row height',
  resetColumns: 'Restore defaults',
  columnsReset: 'Column settings restored to defaults',
};

/** The kit's words with these. */
export const useColumnSettingsWords = ownWords('columnSettings', { zh, en });
