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
 * The rows of each project: one, or those of its members, which follow their project by its number, else by its title. A row without
 * either, as under a merged cell, is of the project before. What is said of a project twice and differs is wrong where it stands the second
 * time.
 */
export function gatherTeams({ rows: kind, read }: AppliedMap, rows: readonly SheetRow[]): SheetRow[][] {
  if (kind === 'TEAM') return rows.map((row) => [row]);
  const keyOf = (fact: string) => read.find((column) => column.fact === fact)?.key;
  const teams = gathered(rows, keyOf('NUMBER') ?? '', keyOf('TITLE') ?? '');
  const shared = read.filter(({ fact }) => !fact.startsWith('PERSON_'));
  for (const team of teams)
    for (const { key } of shared) {
      const first = team.find(({ cells }) => cells[key] !== '');
      for (const { cells, errors } of team)
        if (first && cells[key] !== '' && cells[key] !== first.cells[key]) errors[key] ??= msg`与第 ${first.row} 行不同`;
    }
  return teams;
}

function gathered(rows: readonly SheetRow[], numberKey: string, titleKey: string): SheetRow[][] {
  const teams: SheetRow[][] = [];
  const byNumber = new Map<string, SheetRow[]>();
  // a project that said its number once is known by its title in the rows after, and the other way round
  const byTitle = new Map<string, { number: string; team: SheetRow[] }>();
  let last: SheetRow[] | undefined;
  for (const row of rows) {
    const [number, title] = [row.cells[numberKey] ?? '', row.cells[titleKey] ?? ''];
    const titled = byTitle.get(title);
    const ofTitle = titled && (!number || !titled.number) ? titled.team : undefined;
    const isNamed = number !== '' || title !== '';
    const known = isNamed ? (byNumber.get(number) ?? ofTitle) : last;
    const team = known ?? [];
    if (!known) teams.push(team);
    team.push(row);
    if (number) byNumber.set(number, team);
    if (title) byTitle.set(title, { number: number || (titled?.team === team ? titled.number : ''), team });
    last = team;
  }
  return teams;
}
