import { toast, type CellEdit } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { invalidateHeads } from '../acts/invalidate-heads.ts';
import { useAdmin } from '../admin-provider.tsx';
import type { FormSchema } from '../form/use-zod-form.ts';
import { useWhyWrong } from '../form/use-why-wrong.ts';
import { versionOf, type Resource } from '../resource.ts';
import { keyIn } from '../list/list-source.ts';

/**
 * Lets one field of a row be changed in its cell. The schema of a change checks the input. When another user has saved the row since, the
 * field stays open and says so; saving once more puts the reader's own value over it. A saved change can be taken back from its toast.
 */
export function useCellEdit<Row, Filters extends object, Added>(
  resource: Resource<Row, Filters, Added>,
  schema: FormSchema | undefined,
): (key: string) => CellEdit<Row> {
  const { explain, words } = useAdmin();
  const queryClient = useQueryClient();
  const whyWrong = useWhyWrong();
  /** Versions that a refused save told of, by row: newer than those of the list. */
  const told = useRef(new Map<string, number>());

  return useCallback(
    (key) => {
      async function send(row: Row, version: number, text: string): Promise<number> {
        const id = keyIn(resource, row);
        const saved = await resource.update?.({ id, version, [key]: text }, {});
        told.current.delete(id);
        // Waited for, so that the cell does not show the old text between the field and the new one.
        await invalidateHeads(queryClient, [resource.name]);
        return versionOf(saved) ?? 0;
      }

      async function save(row: Row, text: string) {
        const before = textOf(row, key);
        const version = Math.max(versionOf(row) ?? 0, told.current.get(keyIn(resource, row)) ?? 0);
        try {
          const saved = await send(row, version, text);
          const undo = () => void send(row, saved, before).catch((error: unknown) => toast.error(explain(error).message));
          toast.success(words.saved, { undo });
        } catch (error) {
          throw new Error(whyNot(row, error), { cause: error });
        }
      }

      function whyNot(row: Row, error: unknown): string {
        const { message, fieldErrors = {}, current } = explain(error);
        const [field] = Object.values(fieldErrors);
        if (field !== undefined) return field;
        if (current === undefined) return message;
        told.current.set(keyIn(resource, row), versionOf(current) ?? 0);
        void invalidateHeads(queryClient, [resource.name]);
        const theirs = textOf(current, key);
        return theirs === textOf(row, key) ? words.changedElsewhere : words.changedTo(theirs);
      }

      return {
        text: (row) => textOf(row, key),
        check: (text, row) => (schema && whyWrong(schema, key, text, { id: keyIn(resource, row) })) ?? true,
        canEdit: (row) => (resource.refusalOf?.([row], true) ?? null) === null,
        save,
      };
    },
    [resource, schema, queryClient, explain, words, whyWrong],
  );
}

function textOf(row: unknown, key: string): string {
  const value = (row as Record<string, unknown>)[key]; // rows are plain objects
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
