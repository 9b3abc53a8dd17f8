import { confirm, toast, withRows } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useApi } from '../lib/api.tsx';
import { useAct } from '../lib/use-act.ts';
import type { useBulk } from './use-bulk.ts';
import type { List } from './use-list.ts';
import { operationOf, type ResourceName, type RowOf } from './resource.ts';
import { useRefusal } from './use-refusal.ts';

/** Deletes rows of a list after a confirmation that names them: one from its row, or all that are chosen. */
export function useRemove<Name extends ResourceName, Labels, Filters>(
  list: List<Name, Labels, Filters>,
  bulk: ReturnType<typeof useBulk<Name, Labels, Filters>>,
) {
  const { t, i18n } = useLingui();
  const { call } = useApi();
  const { resource, selection, total, chosenCount: count } = list;
  const refusalOf = useRefusal(resource);
  const operation = operationOf(resource.name, 'remove') as 'parameter.remove'; // asked for only where the operation exists; all take a list of ids
  const remove = useAct(operation, { success: t`已删除` });
  const title = i18n._(resource.title);
  const ask = (question: string) => confirm({ title: question, description: t`删除后不能恢复`, confirmLabel: t`删除`, isDanger: true });

  async function removeRow(row: RowOf<Name>) {
    const refusal = refusalOf([row]);
    if (refusal !== null) {
      toast.error(refusal);
      return;
    }
    const name = resource.nameOf(row);
    if (!(await ask(t`删除${title}“${name}”？`))) return;
    const key = resource.keyOf(row);
    remove.mutate(
      { body: [key] },
      { onSuccess: () => list.changeSelection((now) => (now.kind === 'some' ? withRows(now, [key], false) : now)) },
    );
  }

  function question(): string {
    if (selection.kind === 'some') {
      const only = list.rows.find((row) => selection.keys.size === 1 && selection.keys.has(resource.keyOf(row)));
      const name = only && resource.nameOf(only);
      return name === undefined ? t`删除选中的 ${count} 个${title}？` : t`删除${title}“${name}”？`;
    }
    const { size } = selection.except;
    return size === 0 ? t`删除全部 ${total} 个匹配的${title}？` : t`删除全部 ${total} 个匹配的${title}，除 ${size} 个？`;
  }

  async function removeChosen() {
    if (!(await ask(question()))) return;
    await bulk.start({
      title: t`删除${title}`,
      success: (done) => t`已删除 ${done} 条`,
      send: (rows) => call(operation, { body: rows.map((row) => resource.keyOf(row)) }),
    });
  }

  return { removeRow, removeChosen };
}
