import { NameLink } from '@saiwu/admin';
import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateNames } from '@saiwu/openapi';
import { StateDot, type CellValue, type Column } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { BuiltInName } from './built-in-name.tsx';
import type { AnyRow, ListOf, PageId, RowIn } from './resource.ts';

/** A column before its title is translated. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'title' | 'edit'> {
  title: MessageDescriptor;
  /** Changed in its place by the resource's update, and checked by the form's schema; in all rows or in some. */
  isEditable?: boolean | ((row: Row) => boolean);
}

type Look<Row> = Partial<
  Pick<
    ListColumn<Row>,
    | 'width'
    | 'minWidth'
    | 'isSortable'
    | 'priority'
    | 'isState'
    | 'align'
    | 'decimals'
    | 'value'
    | 'isEditable'
    | 'isHidden'
    | 'isRequired'
    | 'formerKeys'
    | 'pin'
  >
>;

/** Column functions of a resource. Field names are checked against the contract, titles come from the resource's labels. */
export function columnsOf<Id extends PageId, Labels, Filters>(resource: ListOf<Id, Labels, Filters>) {
  type Row = RowIn<Id>;
  type Key = keyof Row & keyof Labels & string;

  function column(key: Key, read: (value: unknown) => CellValue, cell: (value: unknown) => ReactNode, look: Look<Row>): ListColumn<Row> {
    const title = resource.labels[key] as MessageDescriptor; // Key holds only the names that have a label
    return { key, title, value: (row) => read(row[key]), cell: (row) => cell(row[key]), isSortable: true, ...look };
  }

  return {
    /** Text of any length: without a `width` it takes the room that is left over, and is cut where there is none. */
    text: (key: Key, look: Look<Row> = {}) => column(key, text, text, look),
    /**
     * The name of a row. It leads where `to` says, and only then looks like a link. A record that we ship is marked before a reader tries
     * to change it. Takes the room that is left over.
     */
    name: (key: Key, { to, ...look }: Look<Row> & { to?: (row: Row) => string | null } = {}): ListColumn<Row> => ({
      ...column(key, text, text, { priority: 1, minWidth: '144px', ...look }),
      cell: (row) => <Name name={text(row[key])} path={to?.(row) ?? null} isBuiltIn={(row as AnyRow).readonly === true} />, // rows of every resource are read as AnyRow
    }),
    /** Short text that is of no use when cut: an account, a phone number. */
    code: (key: Key, look: Look<Row> = {}) => column(key, text, (value) => whole(text(value)), { width: '120px', ...look }),
    /** Figures, at the right; with `decimals` all have as many. */
    number: (key: Key, look: Look<Row> = {}) => column(key, number, text, { align: 'right', width: '88px', minWidth: '72px', ...look }),
    /** An instant of the wire, to the minute. */
    time: (key: Key, look: Look<Row> = {}) => column(key, minute, (value) => whole(minute(value)), { width: '148px', ...look }),
    /** The same to the second, where that matters: logs, jobs, sealing. */
    second: (key: Key, look: Look<Row> = {}) => column(key, text, (value) => whole(text(value)), { width: '172px', ...look }),
    /** Enabled or disabled. */
    state: (key: Key, look: Look<Row> = {}) =>
      column(
        key,
        (value) => t(stateNames[`${value === true}`]),
        (value) => <StateWord isOn={value === true} />,
        { width: '96px', isState: true, ...look },
      ),
    /** A property that few rows have, named in rows that have it; left out until the reader asks for the column. */
    flag: (key: Key, look: Look<Row> = {}) =>
      column(
        key,
        (value) => (value === true ? t`是` : ''),
        (value) => value === true && <Trans>是</Trans>,
        { width: '88px', isHidden: true, ...look },
      ),
    /** An enumeration by its name; whole, unless it says how far it may be squeezed. */
    word: (key: Key, look: Look<Row> = {}) =>
      column(key, word, (value) => (look.minWidth === undefined ? whole(word(value)) : word(value)), { width: '104px', ...look }),
    /** An id or a code by its name, which the row brings along; not sorted by. */
    echo: (key: Key & keyof EchoOf<Row>, look: Look<Row> = {}): ListColumn<Row> => {
      const read = (row: Row) => echoed((row as Echoing).echoMap?.[key]); // the rows of EchoOf
      return { key, title: resource.labels[key] as MessageDescriptor, cell: read, value: read, ...look }; // as in `column`
    },
    /** Any cell; not sorted by unless asked for, and exported as its text unless it has a `value`. */
    custom: (key: string, title: MessageDescriptor, render: (row: Row) => ReactNode, look: Look<Row> = {}): ListColumn<Row> => ({
      key,
      title,
      cell: render,
      ...look,
    }),
  };
}

/** The names that the rows of a list carry beside ids and codes. */
type EchoOf<Row> = Row extends { echoMap: infer Echo } ? Echo : never;

interface Echoing {
  echoMap?: Readonly<Record<string, unknown>>;
}

function echoed(named: unknown): string {
  return text(typeof named === 'object' && named !== null && 'label' in named ? named.label : named);
}

/** An absent value becomes empty text, which the table shows as a dash. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function number(value: unknown): CellValue {
  return typeof value === 'number' ? value : text(value);
}

function minute(value: unknown): string {
  return text(value).slice(0, 16);
}

function word(value: unknown): string {
  return text((value as { desc?: unknown } | null)?.desc); // enumerations come as { code, desc }
}

/** Short text that is worth its room: never cut. */
function whole(short: string): ReactNode {
  return short === '' ? '' : <span className="whitespace-nowrap tabular-nums">{short}</span>;
}

function Name({ name, path, isBuiltIn }: { name: string; path: string | null; isBuiltIn: boolean }) {
  return <BuiltInName isBuiltIn={isBuiltIn}>{path === null ? <span>{name}</span> : <NameLink to={path}>{name}</NameLink>}</BuiltInName>;
}

function StateWord({ isOn }: { isOn: boolean }) {
  const { i18n } = useLingui();
  return <StateDot tone={isOn ? 'success' : 'neutral'}>{i18n._(stateNames[`${isOn}`])}</StateDot>;
}
