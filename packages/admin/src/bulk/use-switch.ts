import { confirm, toast } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateHeads } from '../acts/invalidate-heads.ts';
import { useAdmin } from '../admin-provider.tsx';
import { nameIn } from '../list/list-source.ts';
import type { Resource } from '../resource.ts';
import { useTell } from '../use-tell.ts';
import type { BulkAct, useBulk } from './use-bulk.ts';

/**
 * Switches rows of a list on and off: one from its row, or all that are chosen. The reader is not asked before, since the toast takes it
 * back.
 */
export function useSwitch<Row, Filters extends object, Added>(
  resource: Resource<Row, Filters, Added>,
  bulk: ReturnType<typeof useBulk<Row, Filters>>,
) {
  const { words, explain } = useAdmin();
  const tell = useTell();
  const queryClient = useQueryClient();
  const { switching, name } = resource;

  /** Asks where the server wants to be sure. Rejects with its refusal where the reader is not. */
  async function change(row: Row, isOn: boolean): Promise<Row> {
    const send = async (isConfirmed: boolean) => (await switching?.send(row, isOn, { isConfirmed })) ?? row;
    try {
      return await send(false);
    } catch (error) {
      const { mustConfirm, message } = explain(error);
      const confirmLabel = isOn ? words.switchOn : words.switchOff;
      if (mustConfirm !== true || !(await confirm({ title: message, confirmLabel, isDanger: true }))) throw error;
      return send(true);
    }
  }

  async function switchRow(row: Row, isOn: boolean): Promise<void> {
    try {
      const changed = await change(row, isOn);
      void invalidateHeads(queryClient, [name]);
      toast.success(words.switched(nameIn(resource, row), isOn), { undo: () => void takeBack(changed, !isOn) });
    } catch (error) {
      refused(error);
    }
  }

  async function takeBack(row: Row, isOn: boolean): Promise<void> {
    try {
      await change(row, isOn);
      void invalidateHeads(queryClient, [name]);
      toast.success(words.undone);
    } catch (error) {
      refused(error);
    }
  }

  /** A reader who was asked, and said no, knows. */
  function refused(error: unknown): void {
    if (explain(error).mustConfirm !== true) tell(error);
  }

  /** The changed row is remembered as the server answers it: the way back is over that version. */
  function actOf(isOn: boolean): BulkAct<Row> {
    const changed: Row[] = [];
    return {
      title: isOn ? words.switchOn : words.switchOff,
      success: (count) => words.switchedCount(count, isOn),
      atOnce: 1,
      appliesTo: (row) => switching?.isOn(row) !== isOn,
      send: async ([row]) => {
        if (row !== undefined) changed.push(await change(row, isOn));
      },
      undo: () => void bulk.start({ ...actOf(!isOn), success: () => words.undone, undo: undefined }, changed),
    };
  }

  return { switchRow, actOf };
}
