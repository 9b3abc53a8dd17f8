import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import type { Resource as AdminResource, ListMatch, ResourceAct } from '@saiwu/admin';
import type { OperationId } from '@saiwu/api-client';
import { countedUpTo } from '@saiwu/openapi';
import { useMemo } from 'react';
import { useCan } from '../lib/api/access.ts';
import { useApi, type Api } from '../lib/api/api.tsx';
import { useAct } from '../lib/api/use-act.ts';
import { wordsOf } from './labels.ts';
import {
  operationOf,
  type AddedOf,
  type AnyRow,
  type FiltersOf,
  type GenericAct,
  type ImportFact,
  type ListOf,
  type PageId,
  type PathIn,
  type RowIn,
} from './resource.ts';
import { useRefusal } from './use-refusal.ts';

/** A list of the contract as the levels of `@saiwu/admin` take it. */
export type Bound<Id extends PageId, Filters> = AdminResource<RowIn<Id>, FiltersOf<Id, Filters>, AddedOf<Id>>;

/**
 * Ties the facts of a list to the contract: its operations, the reader's permissions and language.
 * @param path the parameters in the operation's path. Keep the object stable.
 */
export function useBound<Id extends PageId, Labels, Filters>(list: ListOf<Id, Labels, Filters>, path?: PathIn<Id>): Bound<Id, Filters> {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { send } = useApi();
  const can = useCan();
  const refusalOf = useRefusal(list);
  const { mutate: exportBehind } = useAct('job.export', {
    success: t`已开始导出，可以离开这个页面。完成后会收到消息，也可以在个人菜单的「我的任务」里查看。`,
  });
  const behind = t`全部导出（后台）`;

  return useMemo(() => {
    const { name, pageId, keyOf, nameOf, identify, filters, search, firstSort, isSwitched } = list;
    const title = i18n._(list.title);
    const operationFor = (act: GenericAct) => operationOf(name, act, list.acts);
    const exporting = operationFor('export');
    // the server does it for the operations that the contract's crud() made
    const canLeave = operationFor('updateAll') !== null;
    const bound: Bound<Id, Filters> = {
      name,
      title,
      scope: path,
      labels: wordsOf(list.labels, i18n),
      wordOf: (field, value) => {
        const name = (list.imports as Record<string, ImportFact> | undefined)?.[field]?.names?.[String(value)]; // imports are facts by the names of fields
        return name && i18n._(name);
      },
      ...(search && { search }),
      ...(keyOf && { keyOf }),
      ...(nameOf && { nameOf }),
      ...(identify && { identify }),
      ...(filters && { filters }),
      ...(firstSort !== undefined && { firstSort }),
      ...actsOf(operationFor, send),
      page: async ({ page, size, needsExactTotal = false, ...match }, { signal }) => {
        const wire = wireOf(match);
        const extra = needsExactTotal ? { ...wire.extra, totalKind: 'exact' } : wire.extra;
        const answer = await send(pageId, { ...(path !== undefined && { path }), body: { ...wire, extra, size, current: page }, signal });
        const { records, total } = answer as { records: RowIn<Id>[]; total: string }; // every PageId answers this
        return { rows: records, total: Number(total), isEstimated: Number(total) >= countedUpTo && !needsExactTotal };
      },
      ...(isSwitched === true && { switching: switchingOf(operationFor('update'), send) }),
      can: (act) => isAllowed(operationFor(act), can),
      refusalOf,
      isFixed: (row) => (row as AnyRow).readonly === true, // rows of every resource are read as AnyRow
      canExport: isAllowed(exporting, can),
      ...(canLeave && {
        moreExports: (match, total) => [
          {
            key: 'job',
            label: behind,
            isDisabled: total === 0,
            onSelect: () => exportBehind({ body: { resource: name, request: wireOf(match), label: title } }),
          },
        ],
      }),
    };
    return bound;
    // the words change with the locale, the object that holds them does not
    // oxlint-disable-next-line react/exhaustive-deps
  }, [list, path, i18n, locale, send, can, refusalOf, exportBehind, behind]);
}

/** The filters and the order as the contract takes them: the ends of ranges are beside the model. */
export function wireOf({ filters, sort }: ListMatch) {
  const given = Object.entries(filters);
  return {
    model: Object.fromEntries(given.filter((entry) => !isRange(entry))),
    extra: Object.fromEntries(given.filter(isRange).map(([key, value]) => [key, value])),
    ...(sort && { sort: sort.key, order: sort.order === 'asc' ? 'ascending' : 'descending' }),
  };
}

/** The operations of a resource, where the contract has them; all take the same inputs. */
function actsOf<Id extends PageId>(
  operationFor: (act: GenericAct) => OperationId | null,
  send: Api['send'],
): Pick<Bound<Id, object>, ResourceAct extends 'import' ? never : Exclude<ResourceAct, 'import'> | 'importFile'> {
  const [get, save, update, remove, importing] = (['get', 'save', 'update', 'remove', 'import'] as const).map(operationFor);
  return {
    ...(get && { get: async (id: string, options) => (await send(get, { path: { id }, ...options })) as RowIn<Id> }), // the row of the resource that was asked for
    ...(save && {
      save: async (values, { isConfirmed, ...options }) =>
        (await send(save, { body: { ...values, ...(isConfirmed && { confirm: true }) }, ...options })) as AddedOf<Id>, // the same
    }),
    ...(update && {
      update: async (values, { isConfirmed, ...options }) =>
        (await send(update, { body: { ...values, ...(isConfirmed && { confirm: true }) }, ...options })) as RowIn<Id>, // the same
    }),
    ...(remove && { remove: (keys, options) => send(remove, { body: keys, ...options }) }),
    ...(importing && {
      importFile: (file, { isConfirmed, ...options }) =>
        send(importing, { body: { file, ...(isConfirmed && { confirm: true }) }, ...options }),
    }),
  };
}

function switchingOf<Id extends PageId>(update: OperationId | null, send: Api['send']): Bound<Id, object>['switching'] {
  if (update === null) return undefined;
  return {
    isOn: (row) => (row as AnyRow).state === true, // as the facts say
    send: async (row, state, { isConfirmed } = {}) => {
      const { id, version } = row as AnyRow; // rows that are changed by their id have both
      return (await send(update, { body: { id, version, state, ...(isConfirmed && { confirm: true }) } })) as RowIn<Id>; // a change answers the row
    },
  };
}

function isRange([key]: [string, unknown]): boolean {
  return /_(st|ed)$/.test(key);
}

function isAllowed(operationId: OperationId | null, can: (operationId: OperationId) => boolean): boolean {
  return operationId !== null && can(operationId);
}
