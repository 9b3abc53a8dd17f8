import { confirm, toast } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useAct } from '../lib/use-act.ts';
import type { List } from './use-list.ts';
import { operationOf, type ResourceName, type RowOf } from './resource.ts';
import { useRefusal } from './use-refusal.ts';

/** Deletes rows of a list after a confirmation that names them. */
export function useRemove<Name extends ResourceName, Labels, Filters>(list: List<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const { resource } = list;
  const refusalOf = useRefusal(resource);
  const remove = useAct(operationOf(resource.name, 'remove') as 'parameter.remove', { success: t`已删除` }); // asked for only where the operation exists; all take a list of ids
  const title = i18n._(resource.title);

  async function removeRows(rows: RowOf<Name>[]) {
    const refusal = refusalOf(rows);
    const [first] = rows;
    if (refusal !== null || first === undefined) {
      toast.error(refusal ?? t`还没有选择数据`);
      return;
    }
    const count = rows.length;
    const name = resource.nameOf(first);
    const question = count === 1 ? t`删除${title}“${name}”？` : t`删除选中的 ${count} 个${title}？`;
    const isSure = await confirm({ title: question, description: t`删除后不能恢复`, confirmLabel: t`删除`, isDanger: true });
    if (!isSure) return;
    const ids = rows.map((row) => resource.keyOf(row));
    remove.mutate({ body: ids }, { onSuccess: () => list.setSelected(new Set([...list.selected].filter((id) => !ids.includes(id)))) });
  }

  return { removeRows, isPending: remove.isPending };
}
