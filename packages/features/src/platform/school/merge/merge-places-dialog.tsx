import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Combobox, Dialog, Skeleton, type OptionPage } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { useFailure } from '../../../lib/api/use-failure.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { TwoOfEach } from '../../../lib/choices/two-of-each.tsx';
import { MergeFollows } from './merge-follows.tsx';
import { useMergeFacts, type Merging } from './merge-facts.ts';
import type { PlaceType } from '../school.ts';

interface MergePlacesDialogProps {
  type: PlaceType;
  /** The one that stays. */
  first: { id: string; label: string };
  onClose: () => void;
}

/** Two that are the same become one: which other one, of each field that differs which is right, and what follows. */
export function MergePlacesDialog({ type, first, onClose }: MergePlacesDialogProps) {
  const { t } = useLingui();
  const { call, queryOf } = useApi();
  const explain = useFailure();
  const fieldId = useId();
  const [otherId, setOtherId] = useState('');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const factsOf = useMergeFacts(type);
  const merge = useAct(`${type}.merge`, { success: t`已合并`, invalidates: ['school', 'college', 'org', 'user', 'student', 'teacher'] });
  const { data, error } = useQuery<Merging>({
    ...(queryOf(`${type}.mergePreview`, { body: { keepId: first.id, dropId: otherId } }) as object as { queryKey: [string] }), // either answers two places
    enabled: otherId !== '',
    retry: false,
  });
  const rows = data === undefined ? [] : factsOf(data);

  const find = useCallback(
    async (query: string, signal: AbortSignal): Promise<OptionPage> => {
      const body = { model: query === '' ? {} : { keyword: query }, size: 20, sort: 'sortValue', order: 'ascending' };
      const { records, total } = await (type === 'school' ? call('school.page', { body, signal }) : call('college.page', { body, signal }));
      const others = records.filter(({ id }) => id !== first.id);
      return {
        options: others.map((row) => ({
          value: row.id,
          label: row.label,
          description: 'school' in row ? row.school?.label : (row.code ?? ''),
        })),
        hasMore: Number(total) > records.length,
      };
    },
    [call, type, first.id],
  );

  function send() {
    if (data === undefined) return;
    const { keep, drop } = data;
    const row = ({ id, version }: typeof keep) => ({ id, version });
    const take = rows.flatMap(({ key }) => (taken.has(key) ? [key] : []));
    merge.mutate({ body: { keep: row(keep), drop: row(drop), take } }, { onSuccess: onClose });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDirty={taken.size > 0}
      title={t`把「${first.label}」和另一个合并`}
      description={t`两个其实是同一个时合并。「${first.label}」留下，另一个的人、项目和其他一切都归它；合并后不能恢复。`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`取消`}</Button>
          <Button
            variant="danger"
            disabled={data === undefined || data.clashes.length > 0}
            isPending={merge.isPending}
            onClick={send}
          >{t`合并`}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div data-slot="form-field" className="flex flex-col gap-1.5">
          <label htmlFor={fieldId} className="font-medium">{t`和哪一个合并`}</label>
          <Combobox
            id={fieldId}
            placeholder={t`按名称查找另一个`}
            value={otherId}
            load={find}
            onValueChange={(next) => {
              setOtherId(next);
              setTaken(new Set());
            }}
          />
        </div>
        {error !== null && <Alert tone="danger">{explain(error).message}</Alert>}
        {otherId !== '' && data === undefined && error === null && <Skeleton className="h-24" />}
        {data !== undefined && (
          <>
            {data.clashes.map((clash) => (
              <Alert key={clash} tone="danger">
                {clash}
              </Alert>
            ))}
            <MergeFollows merging={data} />
            <TwoOfEach choices={rows} taken={taken} onTakenChange={setTaken} />
          </>
        )}
      </div>
    </Dialog>
  );
}
