import { confirm, toast } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateHeads } from '../acts/invalidate-heads.ts';
import { useAdmin } from '../admin-provider.tsx';
import { nameIn } from '../list/list-source.ts';
import type { Resource } from '../resource.ts';
import { useTell } from '../use-tell.ts';
import type { BulkAct, useBulk } from './use-bulk.ts';

/** Switches rows of a list on and off: one from its row, or all that are chosen. Nobody is asked before, since the toast takes it back. */
export function useSwitch<Row, Filters extends object, Added>(
  resource: Resource<Row, Filters, Added>,
  bulk: ReturnType<typeof useBulk<Row, Filters>>,
) {
  const { words, explain } = useAdmin();
  const tell = useTell();
  const queryClient = useQueryClient();
  const { switching, name } = resource;

  async function change(row: Row, isOn: boolean, isConfirmed = false): Promise<Row> {
    const changed = (await switching?.send(row, isOn, { isConfirmed })) ?? row;
    void invalidateHeads(queryClient, [name]);
    return changed;
  }

  async function switchRow(row: Row, isOn: boolean, isConfirmed = false): Promise<void> {
    try {
      const changed = await change(row, isOn, isConfirmed);
      const undo = () => void change(changed, !isOn).then(() => toast.success(words.undone), tell);
      toast.success(words.switched(nameIn(resource, row), isOn), { undo });
    } catch (error) {
      const { mustConfirm, message } = explain(error);
      if (mustConfirm !== true) return tell(error);
      const confirmLabel = isOn ? words.switchOn : words.switchOff;
      if (await confirm({ title: message, confirmLabel, isDanger: true })) await switchRow(row, isOn, true);
    }
  }

  /** What is changed is remembered as the server answers it: the way back is over that version. */
  function actOf(isOn: boolean): BulkAct<Row> {
    const changed: Row[] = [];
    return {
      title: isOn ? words.switchOn : words.switchOff,
      success: (count) => words.switchedCount(count, isOn),
      atOnce: 1,
      appliesTo: (row) => switching?.isOn(row) !== isOn,
      send: async ([row]) => {
        if (row !== undefined && switching !== undefined) changed.push(await switching.send(row, isOn));
      },
      undo: () => void bulk.start({ ...actOf(!isOn), success: () => words.undone, undo: undefined }, changed),
    };
  }

  return { switchRow, actOf };
}
