import { confirm, toast, withRows } from '@saiwu/ui';
import { useAct } from '../acts/use-act.ts';
import { useAdmin } from '../admin-provider.tsx';
import { keyIn, nameIn } from '../list/list-source.ts';
import type { List } from '../list/use-list.ts';
import type { Resource } from '../resource.ts';
import { useTell } from '../use-tell.ts';
import type { useBulk } from './use-bulk.ts';

/** Deletes rows of a list after a confirmation that names them: one from its row, or all that are chosen. */
export function useRemove<Row, Filters extends object, Added>(
  resource: Resource<Row, Filters, Added>,
  list: List<Row, Filters>,
  bulk: ReturnType<typeof useBulk<Row, Filters>>,
) {
  const { words } = useAdmin();
  const tell = useTell();
  const { selection, total, chosenCount } = list;
  const { name, title, remove: send = refuse } = resource;
  const remove = useAct({ id: `${name}.remove`, send }, { success: words.removed });

  async function ask(title: string, keys: readonly string[] | null): Promise<boolean> {
    const description = await consequence(keys);
    if (typeof description === 'object') toast.error(description.refusal);
    return typeof description === 'string' && confirm({ title, description, confirmLabel: words.remove, isDanger: true });
  }

  /** Undefined when the consequence could not be found out, which is told: readers must not delete rows they cannot see. */
  async function consequence(keys: readonly string[] | null): Promise<string | { refusal: string } | undefined> {
    try {
      return (await resource.consequenceOf?.(keys)) ?? words.cannotBeUndone;
    } catch (error) {
      tell(error);
      return undefined;
    }
  }

  async function removeRow(row: Row) {
    const key = keyIn(resource, row);
    if (!(await ask(words.removeQuestion(title, nameIn(resource, row)), [key]))) return;
    remove.mutate([key], { onSuccess: () => list.changeSelection((now) => (now.kind === 'some' ? withRows(now, [key], false) : now)) });
  }

  function question(): string {
    if (selection.kind === 'allExcept') return words.removeAllQuestion(title, total, selection.except.size);
    const only = list.rows.find((row) => selection.keys.size === 1 && selection.keys.has(keyIn(resource, row)));
    return only === undefined ? words.removeManyQuestion(title, chosenCount) : words.removeQuestion(title, nameIn(resource, only));
  }

  async function removeChosen() {
    if (!(await ask(question(), selection.kind === 'some' ? [...selection.keys] : null))) return;
    await bulk.start({
      title: words.removeTitle(title),
      success: words.removedCount,
      send: (rows, options) =>
        send(
          rows.map((row) => keyIn(resource, row)),
          options,
        ),
    });
  }

  return { removeRow, removeChosen };
}

/** A reader who cannot delete has no button for it. */
function refuse(): Promise<never> {
  return Promise.reject(new Error('nothing can be deleted here'));
}
