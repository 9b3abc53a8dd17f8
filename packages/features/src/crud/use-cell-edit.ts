import { isApiError } from '@saiwu/api-client';
import { toast, type CellEdit } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useApi } from '../lib/api.tsx';
import { useExplainError } from '../lib/explain-error.ts';
import { invalidateHeads } from '../lib/use-act.ts';
import { operationOf, type AnyRow, type Resource, type ResourceName, type RowOf } from './resource.ts';
import { useRefusal } from './use-refusal.ts';
import type { FormSchema } from './use-row-form.ts';
import { whyWrong } from './why-wrong.ts';

/**
 * Lets one field of a row be changed in its cell. What is typed is checked by the schema of a change. When somebody else has saved the row since, the
 * field stays open and says so; saving once more puts one's own over it. A saved change can be taken back from its toast.
 */
export function useCellEdit<Name extends ResourceName, Labels, Filters>(
  resource: Resource<Name, Labels, Filters>,
  schema: FormSchema | undefined,
): (key: string) => CellEdit<RowOf<Name>> {
  const { t, i18n } = useLingui();
  const { call } = useApi();
  const queryClient = useQueryClient();
  const explain = useExplainError();
  const refusalOf = useRefusal(resource);
  /** Versions that a refused save told of, by row: newer than those of the list. */
  const told = useRef(new Map<string, number>());

  return useCallback(
    (key) => {
      const operation = operationOf(resource.name, 'update') as 'parameter.update'; // asked for only where it exists; all take id, version and fields

      async function send(row: RowOf<Name>, version: number, text: string): Promise<number> {
        const body = { id: resource.keyOf(row), version, [key]: text };
        const saved = await call(operation, { body });
        told.current.delete(body.id);
        // Waited for, so that the cell does not show the old text between the field and the new one.
        await invalidateHeads(queryClient, [resource.name]);
        return saved.version;
      }

      async function save(row: RowOf<Name>, text: string) {
        const before = textOf(row, key);
        const version = Math.max((row as AnyRow).version ?? 0, told.current.get(resource.keyOf(row)) ?? 0); // rows of every resource are read as AnyRow
        try {
          const saved = await send(row, version, text);
          toast.success(t`已保存`, { undo: () => void send(row, saved, before).catch((error: unknown) => toast.error(explain(error))) });
        } catch (error) {
          throw new Error(whyNot(row, error), { cause: error });
        }
      }

      function whyNot(row: RowOf<Name>, error: unknown): string {
        if (!isApiError(error)) return explain(error);
        const [field] = Object.values(error.fieldErrors ?? {});
        if (field !== undefined) return field;
        if (error.kind !== 'conflict' || error.current === undefined) return explain(error);
        const current = error.current as RowOf<Name>; // the server sends the row as it stands
        told.current.set(resource.keyOf(row), (current as AnyRow).version ?? 0); // rows of every resource are read as AnyRow
        void invalidateHeads(queryClient, [resource.name]);
        const theirs = textOf(current, key);
        return theirs === textOf(row, key)
          ? t`这条数据刚被别人修改过（不是这一格）。再按回车，保存你填的`
          : t`刚被别人改成了“${theirs}”。再按回车，换成你填的`;
      }

      return {
        text: (row) => textOf(row, key),
        check: (text, row) => {
          const reason = schema && whyWrong(schema, key, text, { id: resource.keyOf(row) });
          return reason ? i18n._(reason) : true;
        },
        canEdit: (row) => refusalOf([row], true) === null,
        save,
      };
    },
    [resource, schema, call, queryClient, explain, refusalOf, t, i18n],
  );
}

function textOf(row: unknown, key: string): string {
  const value = (row as Record<string, unknown>)[key]; // rows are plain objects
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
