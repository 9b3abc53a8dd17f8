import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { StateDot, type Column } from '@saiwu/ui';
import type { ReactNode } from 'react';
import type { Resource, ResourceName, RowOf } from './resource.ts';

/** A column before its title is translated. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'title'> {
  title: MessageDescriptor;
}

type Look<Row> = Partial<Pick<ListColumn<Row>, 'width' | 'isSortable' | 'priority' | 'align'>>;

/** Column functions of a resource. Field names are checked against the contract, titles come from the resource's labels. */
export function columnsOf<Name extends ResourceName, Labels, Filters>(resource: Resource<Name, Labels, Filters>) {
  type Row = RowOf<Name>;
  type Key = keyof Row & keyof Labels & string;

  function column(key: Key, cell: (value: unknown, row: Row) => ReactNode, look: Look<Row>): ListColumn<Row> {
    const title = resource.labels[key] as MessageDescriptor; // Key holds only the names that have a label
    return { key, title, cell: (row) => cell(row[key], row), isSortable: true, ...look };
  }

  return {
    text: (key: Key, look: Look<Row> = {}) => column(key, (value) => text(value), look),
    /** Short text that is of no use when cut: an account, a phone number. */
    code: (key: Key, look: Look<Row> = {}) => column(key, (value) => whole(text(value)), look),
    /** Figures, at the right. */
    number: (key: Key, look: Look<Row> = {}) => column(key, (value) => text(value), { align: 'right', ...look }),
    /** An instant of the wire, to the minute. */
    time: (key: Key, look: Look<Row> = {}) => column(key, (value) => whole(text(value).slice(0, 16)), look),
    /** Enabled or disabled. */
    state: (key: Key, look: Look<Row> = {}) => column(key, (value) => <StateWord isOn={value === true} />, look),
    /** A property that few rows have: said where it holds. */
    flag: (key: Key, look: Look<Row> = {}) => column(key, (value) => value === true && <Trans>是</Trans>, look),
    /** An enumeration by its name. */
    word: (key: Key, look: Look<Row> = {}) => column(key, (value) => whole(text((value as { desc?: unknown } | null)?.desc)), look), // enumerations come as { code, desc }
    /** Any cell; not sorted by unless asked for. */
    custom: (key: string, title: MessageDescriptor, render: (row: Row) => ReactNode, look: Look<Row> = {}): ListColumn<Row> => ({
      key,
      title,
      cell: render,
      ...look,
    }),
  };
}

/** Nothing becomes empty text, which the table shows as a dash. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Short text that is worth its room: never cut. */
function whole(short: string): ReactNode {
  return short === '' ? '' : <span className="whitespace-nowrap tabular-nums">{short}</span>;
}

function StateWord({ isOn }: { isOn: boolean }) {
  return <StateDot tone={isOn ? 'success' : 'neutral'}>{isOn ? <Trans>启用</Trans> : <Trans>禁用</Trans>}</StateDot>;
}
