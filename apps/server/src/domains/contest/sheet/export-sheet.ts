import { msg } from '@lingui/core/macro';
import type { FileAnswer, InputOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Cell } from '../../../core/sheet-layout.ts';
import { toWire } from '../../../core/wire-time.ts';
import { answerSheet } from '../../../formats/sheets/answer-sheet.ts';
import { exportedRows } from '../../../rows/sheets/exported-rows.ts';
import { sortable } from '../project/project.ts';
import { readImportContest } from '../project/import/read-import-contest.ts';
import { factWriter, type SheetLine } from './fact-text.ts';
import { layoutOf } from './layout-of.ts';
import { applyMap, type AppliedMap } from './map-columns.ts';
import { outgoingProjects, wholenessOf } from './outgoing.ts';
import { sheetColumns, type SheetTeam, teamsOf } from './sheet-team.ts';

/**
 * Projects that match, by their numbers, in a sheet of a map. Phones and the numbers of students go out whole to whoever may have them so,
 * of which the operation log keeps a row and the sheet a second page.
 */
export async function exportSheet(ctx: Context, { mapId, model }: InputOf<'project.exportSheet'>['body']): Promise<FileAnswer> {
  const contest = await readImportContest(ctx, model.contestId);
  const map = await applyMap(ctx, contest, mapId);
  const isWhole = wholenessOf(ctx, map) === 'WHOLE';
  if (isWhole) ctx.revealed?.();
  const write = await factWriter(ctx, map, isWhole);
  let serial = 0;
  const rows = exportedRows(
    ctx,
    { sort: 'number', order: 'ascending' },
    (ctx) => ({
      matching: outgoingProjects(ctx, model),
      key: 'project.id',
      sortable,
      select: (query) => query.selectAll('project').select(sheetColumns),
    }),
    async (ctx, found): Promise<Cell[][]> => {
      const teams = await teamsOf(ctx, found);
      const lines = teams.flatMap((team) => linesOf(map, team, ++serial));
      return lines.map((line) => map.columns.map((column) => write(column, line)));
    },
  );
  const layout = { ...layoutOf(ctx, contest, map), ...(isWhole && { notes: noteOf(ctx) }) };
  return answerSheet(ctx, `${contest.title}-${ctx.say(msg`申报汇总表`)}`, layout, rows);
}

/** The rows of a project: one, or those of its leader and members. */
function linesOf({ rows }: AppliedMap, team: SheetTeam, serial: number): SheetLine[] {
  if (rows === 'TEAM') return [{ serial, team, person: undefined }];
  return [...(team.leader ? [team.leader] : []), ...team.members].map((person) => ({ serial, team, person }));
}

/** Who has exported whole numbers, beside the rows: columns are the authority's. */
function noteOf(ctx: Context) {
  const [name, time] = [callerOf(ctx).name, toWire(ctx.now, ctx.tenant.timeZone)];
  return { sheetName: ctx.say(msg`导出说明`), lines: [ctx.say(msg`由 ${name} 于 ${time} 导出，含完整的学号和手机号`)] };
}
