import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AppliedMap } from './map-columns.ts';

/** A row of a sheet, read and checked, by the keys of its columns. */
export interface SheetRow {
  /** Its place in the sheet, from 1. */
  row: number;
  cells: Record<string, string>;
  errors: Record<string, MessageDescriptor>;
}

/**
 * The rows of each project: one, or those of its members, which follow their project by its number, else by its title. A row without either, as under a
 * merged cell, is of the project before. What is said of a project twice and differs is wrong where it stands the second time.
 */
export function gatherTeams({ rows: kind, read }: AppliedMap, rows: readonly SheetRow[]): SheetRow[][] {
  if (kind === 'TEAM') return rows.map((row) => [row]);
  const keyOf = (fact: string) => read.find((column) => column.fact === fact)?.key;
  const [number, title] = [keyOf('NUMBER'), keyOf('TITLE')];
  const teams = new Map<string, SheetRow[]>();
  let last = '';
  for (const row of rows) {
    const given = (number && row.cells[number]) || '';
    last = given ? `number ${given}` : (title && row.cells[title] && `title ${row.cells[title]}`) || last;
    teams.set(last, [...(teams.get(last) ?? []), row]);
  }
  const shared = read.filter(({ fact }) => !fact.startsWith('PERSON_'));
  for (const team of teams.values())
    for (const { key } of shared) {
      const first = team.find(({ cells }) => cells[key] !== '');
      for (const { cells, errors } of team)
        if (first && cells[key] !== '' && cells[key] !== first.cells[key]) errors[key] ??= msg`与第 ${first.row} 行不同`;
    }
  return [...teams.values()];
}
