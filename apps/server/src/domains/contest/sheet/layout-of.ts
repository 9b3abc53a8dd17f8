import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import type { SheetLayout } from '../../../core/sheet-layout.ts';
import type { SheetMapContent } from '../../../schema/contest-schema.ts';
import type { ContestRow } from '../contest/contest-records.ts';

type Fact = SheetMapContent['columns'][number]['fact'];

/** A sheet by a map: its line over the heads, and the heads. */
export function layoutOf(ctx: Context, contest: ContestRow, { title, columns }: Pick<SheetMapContent, 'title' | 'columns'>): SheetLayout {
  const line = title?.replaceAll('{contest}', contest.title).replaceAll('{year}', String(contest.edition));
  return {
    sheetName: ctx.say(msg`项目`),
    ...(line && { title: line }),
    columns: columns.map(({ head, fact }) => ({
      title: head,
      ...(widths[fact] && { width: widths[fact] }),
      ...(counted.includes(fact) && { kind: 'number' as const }),
    })),
  };
}

const widths: Partial<Record<Fact, number>> = {
  TITLE: 40,
  TRACK: 16,
  COLLEGE: 24,
  SCHOOL: 24,
  LEADER_NAME: 12,
  LEADER_NUMBER: 16,
  LEADER_PHONE: 16,
  PERSON_NUMBER: 16,
  PERSON_PHONE: 16,
  MEMBERS: 40,
  ADVISORS: 24,
  SUMMARY: 60,
};

const counted: readonly Fact[] = ['SERIAL', 'TEAM_SIZE', 'RECOMMENDATION'];
