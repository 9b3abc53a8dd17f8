import type { Editor } from '@tiptap/react';
import type { MenuEntry, MenuItem } from '../dropdown-menu/menu-item.ts';
import type { Words } from '../words.tsx';

/** Body text and the three headings, `open` being the one at the cursor; the page's own title is the first level. */
export function stylesOf(editor: Editor, open: number | undefined, words: Words): MenuItem[] {
  const headings = ([2, 3, 4] as const).map((level) => ({
    key: `h${level}`,
    label: words.headingLevel(level),
    isChecked: level === open,
    onSelect: () => editor.commands.setHeading({ level }),
  }));
  return [{ key: 'p', label: words.paragraph, isChecked: open === undefined, onSelect: () => editor.commands.setParagraph() }, ...headings];
}

/** What can be done with a table; in none only its insertion. */
export function tableActsOf(editor: Editor, isInTable: boolean, words: Words): MenuEntry[] {
  const isDisabled = !isInTable;
  return [
    {
      key: 'insert',
      label: words.insertTable,
      isDisabled: isInTable,
      onSelect: () => editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: false }),
    },
    { key: 'header', label: words.headerRow, isDisabled, onSelect: () => editor.commands.toggleHeaderRow() },
    'separator',
    { key: 'above', label: words.rowAbove, isDisabled, onSelect: () => editor.commands.addRowBefore() },
    { key: 'below', label: words.rowBelow, isDisabled, onSelect: () => editor.commands.addRowAfter() },
    { key: 'before', label: words.columnBefore, isDisabled, onSelect: () => editor.commands.addColumnBefore() },
    { key: 'after', label: words.columnAfter, isDisabled, onSelect: () => editor.commands.addColumnAfter() },
    'separator',
    { key: 'row', label: words.deleteRow, isDisabled, onSelect: () => editor.commands.deleteRow() },
    { key: 'column', label: words.deleteColumn, isDisabled, onSelect: () => editor.commands.deleteColumn() },
    { key: 'table', label: words.deleteTable, isDisabled, isDanger: true, onSelect: () => editor.commands.deleteTable() },
  ];
}
