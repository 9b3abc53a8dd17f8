import { rowCheck } from './check-row.ts';
import type { CellFill, CellIssue, ImportField, ImportRecord } from '../import-field.ts';
import type { ImportSource } from './import-source.ts';
import type { ImportWords } from '../import-words.ts';
import { inSlices } from './in-slices.ts';
import type { Mapping } from './match-heads.ts';
import { createSameTexts } from './same-texts.ts';

/**
 * The rows on their way from a file to the server: their texts, what is wrong with them, and which are left out. Rows and fields by their
 * index.
 */
export interface ImportRows {
  readonly fields: readonly ImportField[];
  readonly source: ImportSource;
  readonly mapping: Mapping;
  /** Called after each change; `version` is another number then. */
  subscribe: (listener: () => void) => () => void;
  version: () => number;
  /** The line in the file. */
  lineOf: (row: number) => number;
  textsOf: (row: number) => readonly string[];
  /** What is imported for the row. */
  recordOf: (row: number) => ImportRecord;
  /** Messages by the field's index; under `fields.length` what is about the whole row. Nothing for a row that is left out. */
  issuesOf: (row: number) => ReadonlyMap<number, string>;
  /** Of them, what the server said. */
  serverIssuesOf: (row: number) => ReadonlyMap<number, string>;
  isLeftOut: (row: number) => boolean;
  counts: () => ImportCounts;
  /** Rows with issues, in their order. */
  badRows: () => readonly number[];
  leftOutRows: () => readonly number[];
  goodRows: () => number[];
  /** Checks all rows; long enough at 50,000 to show how far it is. */
  check: (options?: { signal?: AbortSignal; onProgress?: (done: number) => void }) => Promise<void>;
  /** What would be wrong with this text here. */
  wouldBeWrong: (row: number, field: number, text: string) => string | undefined;
  setText: (row: number, field: number, text: string) => void;
  /** How many cells of the field have exactly this text, in rows that are not left out. */
  countOf: (field: number, text: string) => number;
  /** Puts another text wherever the field has exactly this one; answers how often. */
  replace: (field: number, from: string, to: string) => number;
  leaveOut: (row: number, isLeftOut: boolean) => void;
  /** The same of several, as one change. */
  leaveOutAll: (rows: readonly number[], isLeftOut: boolean) => void;
  /** Rows that the sheet does not show. */
  hiddenRows: () => readonly number[];
  canUndo: () => boolean;
  /** Takes the last change back and answers a row that it was in. */
  undo: () => number | undefined;
  /** The server's opinion on these rows, in place of an earlier one. It falls when the cell changes. */
  setServerIssues: (passed: readonly number[], issues: readonly CellIssue[]) => void;
  /** What the server will put into empty cells of these rows, in place of what it said earlier. */
  setFills: (passed: readonly number[], fills: readonly CellFill[]) => void;
  /** The text that an empty cell gets; none of a row that is left out. */
  fillOf: (row: number, field: number) => string | undefined;
  /** The rows in which there are such cells, by field and text. */
  fills: () => readonly RowFill[];
  /** Some text was changed, or a row left out. */
  isChanged: () => boolean;
}

/** The rows whose cells of one field get one text. */
export interface RowFill {
  field: number;
  text: string;
  rows: readonly number[];
}

export interface ImportCounts {
  total: number;
  good: number;
  bad: number;
  leftOut: number;
}

export interface ImportRowsOptions {
  fields: readonly ImportField[];
  words: ImportWords;
  source: ImportSource;
  mapping: Mapping;
  /** Rows of the same file that were changed already, and which of them these are; all by default. */
  before?: { rows: ImportRows; kept?: readonly number[] } | undefined;
}

/** The rows of a file, by the columns that were chosen for them. They are not checked yet. */
export function createImportRows({ fields, words, source, mapping, before }: ImportRowsOptions): ImportRows {
  const whole = fields.length;
  const oldRow = (row: number) => before?.kept?.[row] ?? row;
  const texts = source.rows.map((_, row) => fields.map((field, index) => textAtFirst(field, index, row)));
  const odd = source.odd ?? new Map<string, never>();
  const leftOut = new Set(source.rows.flatMap((_, row) => (before?.rows.isLeftOut(oldRow(row)) === true ? [row] : [])));
  const checks = rowCheck(fields, words);
  const { longNumber, isBoolean, isDate, isError, isFormatted, isUnstorable } = words;
  const oddText = { longNumber, boolean: isBoolean, date: isDate, error: isError, format: isFormatted, unstorable: isUnstorable };
  let sames = samesOf(fields);
  const issues = new Map<number, ReadonlyMap<number, string>>();
  const serverIssues = new Map<number, Map<number, string>>();
  const filled = new Map<number, Map<number, string>>();
  const past: Change[] = [];
  const listeners = new Set<() => void>();
  let version = 0;
  let bad: readonly number[] | undefined;

  function textAtFirst(field: ImportField, index: number, row: number): string {
    const head = mapping[field.key]?.head;
    // A column that is still taken from the same place keeps what was changed in it.
    if (before && before.rows.mapping[field.key]?.head === head) return before.rows.textsOf(oldRow(row))[index] ?? '';
    const alone = field.kind === 'number' ? source.numbers?.get(`${lineOf(row)}:${head}`) : undefined;
    return alone ?? (head === undefined ? '' : (source.rows[row]?.[head] ?? '').trim());
  }

  function tell() {
    version += 1;
    bad = undefined;
    for (const listener of listeners) listener();
  }

  function recheck(row: number) {
    const found = leftOut.has(row) ? undefined : withSames(row, withOdd(row, checks.issuesOf(texts[row] ?? [])), serverIssues.get(row));
    if (found && found.size > 0) issues.set(row, found);
    else issues.delete(row);
  }

  /** Of the row's own issues, that a cell still has the text that the file made of something else. An option says what is meant. */
  function withOdd(row: number, own: ReadonlyMap<number, string> | undefined): ReadonlyMap<number, string> | undefined {
    if (odd.size === 0) return own;
    const found = fields.flatMap(({ key, options, kind: wanted }, index) => {
      const head = mapping[key]?.head ?? -1;
      const kind =
        options === undefined && texts[row]?.[index] === source.rows[row]?.[head] ? odd.get(`${lineOf(row)}:${head}`) : undefined;
      const isMeant = kind === wanted || (kind === 'format' && wanted === 'number');
      return kind === undefined || isMeant ? [] : [[index, oddText[kind]] as const];
    });
    return found.length === 0 ? own : new Map([...(own ?? []), ...found]);
  }

  /** The row's own issues first, then those with other rows, then the server's. */
  function withSames(row: number, own: ReadonlyMap<number, string> | undefined, asked: ReadonlyMap<number, string> | undefined) {
    let all: Map<number, string> | undefined;
    for (const [field, same] of sames) {
      const other = same.otherThan(row, texts[row]?.[field] ?? '');
      if (other !== undefined && own?.has(field) !== true) (all ??= new Map(own)).set(field, words.duplicateOf(lineOf(other)));
    }
    for (const [field, message] of asked ?? []) if (!(all ?? own)?.has(field)) (all ??= new Map(own)).set(field, message);
    return all ?? own;
  }

  function lineOf(row: number): number {
    return source.lines[row] ?? row + 2;
  }

  /** Sets texts without telling; answers what it changed, so that it can be taken back. */
  function put(cells: readonly Cell[]): Cell[] {
    const touched = new Set<number>();
    const was = cells.map(({ row, field, text }) => {
      const line = texts[row] ?? [];
      const before = line[field] ?? '';
      line[field] = text;
      touched.add(row);
      const asked = serverIssues.get(row);
      asked?.delete(field);
      asked?.delete(whole);
      const same = sames.get(field);
      if (same && !leftOut.has(row)) {
        same.remove(row, before);
        same.add(row, text);
        for (const other of [...same.rowsWith(before), ...same.rowsWith(text)]) touched.add(other);
      }
      return { row, field, text: before };
    });
    for (const row of touched) recheck(row);
    return was;
  }

  function putOut(row: number, isOut: boolean) {
    if (isOut) leftOut.add(row);
    else leftOut.delete(row);
    recheck(row);
    for (const [field, same] of sames) {
      const text = texts[row]?.[field] ?? '';
      if (isOut) same.remove(row, text);
      else same.add(row, text);
      for (const other of same.rowsWith(text)) recheck(other);
    }
  }

  function leaveOutAll(some: readonly number[], isOut: boolean) {
    const changed = some.filter((row) => leftOut.has(row) !== isOut);
    if (changed.length === 0) return;
    for (const row of changed) putOut(row, isOut);
    remember({ kind: 'leftOut', rows: changed, isOut });
  }

  function remember(change: Change) {
    past.push(change);
    if (past.length > 100) past.shift();
    tell();
  }

  function fillOf(row: number, field: number): string | undefined {
    return leftOut.has(row) || (texts[row]?.[field] ?? '') !== '' ? undefined : filled.get(row)?.get(field);
  }

  function fills(): RowFill[] {
    const found = new Map<string, { field: number; text: string; rows: number[] }>();
    for (const [row, of] of filled)
      for (const field of of.keys()) {
        const text = fillOf(row, field);
        if (text === undefined) continue;
        const one = found.get(`${field} ${text}`) ?? { field, text, rows: [] };
        one.rows.push(row);
        found.set(`${field} ${text}`, one);
      }
    return [...found.values()];
  }

  const hidden = source.rows.flatMap((_, row) => (source.hiddenLines?.has(lineOf(row)) === true ? [row] : []));
  const inUse = () => source.rows.flatMap((_, row) => (leftOut.has(row) ? [] : [row]));
  const having = (field: number, text: string) => inUse().filter((row) => texts[row]?.[field] === text);
  const badRows = () => (bad ??= [...issues.keys()].sort((a, b) => a - b));

  return {
    fields,
    source,
    mapping,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    lineOf,
    textsOf: (row) => texts[row] ?? [],
    recordOf: (row) => checks.recordOf(texts[row] ?? []),
    issuesOf: (row) => issues.get(row) ?? none,
    serverIssuesOf: (row) => serverIssues.get(row) ?? none,
    isLeftOut: (row) => leftOut.has(row),
    counts() {
      const total = source.rows.length;
      return { total, good: total - issues.size - leftOut.size, bad: issues.size, leftOut: leftOut.size };
    },
    badRows,
    leftOutRows: () => [...leftOut].sort((a, b) => a - b),
    goodRows: () => inUse().filter((row) => !issues.has(row)),
    async check({ signal, onProgress } = {}) {
      const count = source.rows.length;
      sames = samesOf(fields);
      await inSlices(
        sames.size === 0 ? 0 : count,
        (row) => {
          if (!leftOut.has(row)) for (const [field, same] of sames) same.add(row, texts[row]?.[field] ?? '');
        },
        { signal },
      );
      await inSlices(count, recheck, { signal, onProgress });
      tell();
    },
    wouldBeWrong(row, field, text) {
      const other = sames.get(field)?.otherThan(row, text);
      const own = checks.issuesOf((texts[row] ?? []).with(field, text))?.get(field);
      return own ?? (other === undefined ? undefined : words.duplicateOf(lineOf(other)));
    },
    setText(row, field, text) {
      if (texts[row]?.[field] === text) return;
      remember({ kind: 'texts', cells: put([{ row, field, text }]) });
    },
    countOf: (field, text) => having(field, text).length,
    replace(field, from, to) {
      const cells = having(field, from).map((row) => ({ row, field, text: to }));
      if (cells.length > 0 && from !== to) remember({ kind: 'texts', cells: put(cells) });
      return cells.length;
    },
    leaveOut: (row, isOut) => leaveOutAll([row], isOut),
    leaveOutAll,
    hiddenRows: () => hidden,
    canUndo: () => past.length > 0,
    undo() {
      const last = past.pop();
      if (last === undefined) return undefined;
      if (last.kind === 'texts') put(last.cells);
      else for (const row of last.rows) putOut(row, !last.isOut);
      tell();
      return last.kind === 'texts' ? last.cells[0]?.row : last.rows[0];
    },
    setServerIssues(passed, found) {
      const before = passed.filter((row) => serverIssues.delete(row));
      for (const { row, key, message } of found) {
        const index = passed[row];
        if (index === undefined) continue;
        const field = fields.findIndex((candidate) => candidate.key === key);
        const at = field === -1 ? whole : field;
        const messages = serverIssues.get(index) ?? new Map<number, string>();
        const earlier = messages.get(at);
        serverIssues.set(index, messages.set(at, earlier === undefined ? message : `${earlier}${words.between[0]}${message}`));
      }
      for (const row of new Set([...before, ...serverIssues.keys()])) recheck(row);
      tell();
    },
    setFills(passed, given) {
      filled.clear();
      for (const { row, key, text } of given) {
        const [index, field] = [passed[row], fields.findIndex((one) => one.key === key)];
        if (index !== undefined && field !== -1) filled.set(index, (filled.get(index) ?? new Map<number, string>()).set(field, text));
      }
      tell();
    },
    fillOf,
    fills,
    isChanged: () => past.length > 0 || before?.rows.isChanged() === true,
  };
}

interface Cell {
  row: number;
  field: number;
  text: string;
}

/** What was there before. */
type Change = { kind: 'texts'; cells: Cell[] } | { kind: 'leftOut'; rows: readonly number[]; isOut: boolean };

const none: ReadonlyMap<number, string> = new Map();

function samesOf(fields: readonly ImportField[]) {
  return new Map(fields.flatMap((field, index) => (field.isUnique === true ? [[index, createSameTexts()] as const] : [])));
}
