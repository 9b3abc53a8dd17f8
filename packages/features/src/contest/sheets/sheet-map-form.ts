import type { sheetMapSave } from '@saiwu/openapi';
import { createForm } from '@saiwu/ui';
import type { z } from 'zod';
import type { SheetMap } from '../answers.ts';
import { newKey } from '../editor/fields/new-key.ts';

export type SheetMapValues = z.input<typeof sheetMapSave>;
type SheetMapBody = z.output<typeof sheetMapSave>;
export type SheetColumnValues = SheetMapValues['columns'][number];

/** The form's parts, bound to a map's own fields. */
export const { Form, FormField } = createForm<SheetMapValues, SheetMapBody>();

/** A map before it is one. */
export type BegunMap = Pick<SheetMap, 'name' | 'summary' | 'title' | 'rows' | 'columns' | 'sortValue' | 'state'>;

/** What a new one begins with: what no sheet lacks. */
export function freshMap(heads: { title: string; leader: string }): BegunMap {
  return {
    name: '',
    summary: null,
    title: '',
    rows: 'TEAM',
    columns: [freshColumn(heads.title, 'TITLE'), freshColumn(heads.leader, 'LEADER_NAME')],
    sortValue: 100,
    state: true,
  };
}

export function freshColumn(head = '', fact: SheetColumnValues['fact'] = 'EMPTY'): SheetColumnValues & { aliases: string[] } {
  return { key: newKey(), head, fact, aliases: [], place: null, text: '', format: null, separator: null };
}

/** What the form of a map begins with. */
export function valuesFor({ name, summary, title, rows, columns, sortValue, state }: BegunMap): SheetMapValues {
  return {
    name,
    summary: summary ?? '',
    title: title ?? '',
    rows,
    columns: columns.map((column) => ({ ...freshColumn(), ...column, text: column.text ?? '' })),
    sortValue,
    state,
  };
}
