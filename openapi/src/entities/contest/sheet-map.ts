import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { enumeration, filterText, id, line, optionalLine, optionalText, searching, text } from '../../rules.ts';
import { projectModel, projectStates } from './project.ts';

/** The subject of a row of a sheet. */
export const sheetRowKinds = ['TEAM', 'MEMBER'] as const;

/**
 * The content of a column. `PERSON_…` is the person of the row, of sheets with one row per member; `place` says which member or advisor.
 */
export const sheetFacts = [
  'SERIAL',
  'NUMBER',
  'TITLE',
  'TRACK',
  'SUMMARY',
  'SCHOOL',
  'COLLEGE',
  'LEADER_NAME',
  'LEADER_NUMBER',
  'LEADER_PHONE',
  'LEADER_MAJOR',
  'LEADER_DEGREE',
  'LEADER_YEAR',
  'TEAM_SIZE',
  'MEMBERS',
  'MEMBER_NAME',
  'MEMBER_NUMBER',
  'MEMBER_PHONE',
  'MEMBER_MAJOR',
  'ADVISORS',
  'ADVISOR_NAME',
  'ADVISOR_NUMBER',
  'ADVISOR_PHONE',
  'ADVISOR_TITLE',
  'PERSON_PART',
  'PERSON_NAME',
  'PERSON_NUMBER',
  'PERSON_PHONE',
  'PERSON_MAJOR',
  'PERSON_DEGREE',
  'PERSON_YEAR',
  'RECOMMENDATION',
  'STATE',
  'FIELD',
  'CONSTANT',
  'EMPTY',
] as const;

/** The facts that are written of each of several people in one cell, divided by `/`. */
export const peopleFormats = ['NAME', 'NAME_NUMBER', 'NAME_PHONE', 'NAME_NUMBER_PHONE'] as const;

/** The sign between people in one cell. */
export const peopleSeparators = ['、', '，', '；', ',', ';', '\n'] as const;

type Fact = (typeof sheetFacts)[number];

/** Facts of one of several people: the column says which. */
export function isNth(fact: Fact): boolean {
  return /^(MEMBER|ADVISOR)_/.test(fact);
}

/** Facts that sheets only have in one of the two kinds of rows. */
export function isOfRows(fact: Fact, rows: (typeof sheetRowKinds)[number]): boolean {
  return rows === 'TEAM' ? !fact.startsWith('PERSON_') : !fact.startsWith('MEMBER');
}

/** Facts that an import takes from a sheet; others are looked up, counted or decided elsewhere. */
export function isRead(fact: Fact, rows: (typeof sheetRowKinds)[number]): boolean {
  if (fact.startsWith('LEADER_')) return rows === 'TEAM' && !lookedUp.test(fact);
  return !unread.includes(fact) && !lookedUp.test(fact);
}

const unread: readonly Fact[] = ['SERIAL', 'SCHOOL', 'TEAM_SIZE', 'STATE', 'CONSTANT', 'EMPTY'];
const lookedUp = /_(MAJOR|DEGREE|YEAR|TITLE)$/;

const column = z
  .object({
    /** Known by it within its map, whatever its head becomes. */
    key: text(1, 40).regex(/^\w+$/, 'rule.username'),
    head: line(1, 100),
    /** Other names of the column in sheets that come in. */
    aliases: z.array(text(1, 100)).max(50, 'rule.most:50').default([]),
    fact: z.enum(sheetFacts),
    /** Which member or advisor, from 1. */
    place: z.int().min(1).max(50).nullish(),
    /** `FIELD`: the label of a question of the contest's own. `CONSTANT`: the text of each row. */
    text: optionalText(200),
    format: z.enum(peopleFormats).nullish(),
    separator: z.enum(peopleSeparators).nullish(),
  })
  .refine(({ fact, place }) => !isNth(fact) || typeof place === 'number', { path: ['place'], error: 'rule.required' })
  .refine(({ fact, text: given }) => (fact !== 'FIELD' && fact !== 'CONSTANT') || Boolean(given), {
    path: ['text'],
    error: 'rule.required',
  });

const columns = z.array(column).min(1, 'rule.selection').max(150, 'rule.most:150');

const fields = {
  name: line(1, 50),
  summary: optionalText(255),
  /** The line over the heads; `{contest}` and `{year}` become the contest's. */
  title: optionalLine(200),
  rows: z.enum(sheetRowKinds),
  columns,
  sortValue: z.int().min(0).max(1_000_000),
  /** Whether sheets are written and read by it. */
  state: z.boolean(),
};

/** The rules for a map as a whole. */
function checkColumns(map: { rows: (typeof sheetRowKinds)[number]; columns: z.output<typeof columns> }, ctx: z.RefinementCtx): void {
  const refuse = (message: string, ...path: (string | number)[]) => {
    ctx.addIssue({ code: 'custom', path, message });
  };
  const facts = new Set(map.columns.map(({ fact }) => fact));
  if (!facts.has('TITLE')) refuse('rule.sheetTitle', 'columns');
  if (!facts.has(map.rows === 'TEAM' ? 'LEADER_NAME' : 'PERSON_NAME')) refuse('rule.sheetLeader', 'columns');
  const seen = new Set<string>();
  const isTaken = (what: string) => seen.size === seen.add(what).size;
  for (const [index, { key, head, fact, place, text: given }] of map.columns.entries()) {
    if (isTaken(`key ${key}`)) refuse('rule.keysTwice', 'columns', index, 'head');
    if (isTaken(`head ${head.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()}`)) refuse('rule.headTwice', 'columns', index, 'head');
    if (!isOfRows(fact, map.rows)) refuse('rule.sheetRows', 'columns', index, 'fact');
    if (fact !== 'CONSTANT' && fact !== 'EMPTY' && isTaken(`fact ${fact} ${isNth(fact) ? place : ''} ${fact === 'FIELD' ? given : ''}`))
      refuse('rule.factTwice', 'columns', index, 'fact');
  }
}

/** The columns of an official sheet of another organisation, in their order, each with the fact of a project that it holds. */
export const sheetMap = z.object({
  ...audit,
  /** The organisation it belongs to; null: open to all. */
  orgId: id.nullable(),
  ...fields,
  summary: z.string().nullable(),
  title: z.string().nullable(),
  /** It comes with the system: it can be changed and switched off, not deleted. */
  isShipped: z.boolean(),
  /** The general one, of the import template. */
  isPlain: z.boolean(),
  /** It is open to all: the caller may use it and not change it. */
  readonly: z.boolean(),
  echoMap: z.object({ orgId: z.object({ id, label: z.string() }).optional() }),
});

/** A map that sheets of a contest may be written and read by, with the questions that it asks for and the contest does not have. */
export const offeredSheetMap = sheetMap.extend({ unknownFields: z.array(z.string()) });

export const sheetMapModel = z
  .object({
    keyword: searching('name', 'summary'),
    name: filterText,
    state: z.boolean().nullable(),
  })
  .partial();

export const sheetMapSave = z
  .object({ ...fields, sortValue: fields.sortValue.default(100), state: fields.state.default(true) })
  .superRefine(checkColumns);

/** Absent fields stay; rows and columns come together. */
export const sheetMapUpdate = z
  .object({ ...updateKey, ...fields })
  .partial({ name: true, sortValue: true, state: true, rows: true, columns: true })
  .superRefine(({ rows, columns: given }, ctx) => {
    if (rows !== undefined && given !== undefined) checkColumns({ rows, columns: given }, ctx);
    else if (rows !== undefined || given !== undefined)
      ctx.addIssue({ code: 'custom', path: [rows === undefined ? 'rows' : 'columns'], message: 'rule.required' });
  });

/**
 * Projects of a contest, as a list is filtered, in a sheet by a map: of these the accepted ones and those in later states, unless it is
 * filtered by state.
 */
export const sheetExport = z.object({ mapId: id, model: projectModel.required({ contestId: true }) });

/** The content of such a sheet. `numbers`: how phones and the numbers of students would go out, if the map has any. */
export const sheetExportPreview = z.object({
  states: z.array(z.object({ state: enumeration(projectStates), projects: z.int(), goesOut: z.boolean() })),
  numbers: z.enum(['NONE', 'MASKED', 'WHOLE']),
});
