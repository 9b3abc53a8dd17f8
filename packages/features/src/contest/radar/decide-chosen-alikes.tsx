import { BulkActs, BulkButton, BulkDialog, FormDialog, type List, refusalOf, useBulk, useZodForm } from '@saiwu/admin';
import type { InputOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import type { Alike } from '../answers.ts';
import { alikesForm } from './alike-form.ts';
import { DecideAlikeFields } from './decide-alike-fields.tsx';

type Body = Omit<InputOf<'radar.decide'>['body'], 'version'>;

/** Decides on the chosen findings alike, each over the version that is seen. */
export function DecideChosenAlikes<Filters extends object>({ list }: { list: List<Alike, Filters> }) {
  const { t } = useLingui();
  const { call } = useApi();
  const bulk = useBulk(list);
  const [isOpen, setIsOpen] = useState(false);
  const barOf = ({ actions }: Alike) => refusalOf(actions, 'decide');
  const decide = (rows: readonly Alike[], bodyOf: (row: Alike) => Body, ahead: number) =>
    Promise.all(rows.map((row) => call('radar.decide', { path: { id: row.id }, body: { ...bodyOf(row), version: row.version + ahead } })));

  async function start(body: Body) {
    setIsOpen(false);
    await bulk.start({
      title: t`处理查重结果`,
      success: (done) => t`已处理 ${done} 对项目`,
      atOnce: 1,
      refusalOf: barOf,
      send: (rows) => decide(rows, () => body, 0),
      undo: (rows) =>
        void bulk.start(
          {
            title: t`撤回结论`,
            success: (done) => t`已撤回 ${done} 个结论`,
            atOnce: 1,
            send: (some) => decide(some, ({ state }) => ({ state: state.code, reason: t`误操作，立即撤回` }), 1),
          },
          rows,
        ),
    });
  }

  return (
    <>
      <BulkActs bulk={bulk}>
        <BulkButton
          bulk={bulk}
          label={t({ message: '处理', context: '查重' })}
          count={bulk.applying({ refusalOf: barOf })}
          none={t`选中的都不能由你处理`}
          onPress={() => setIsOpen(true)}
        />
      </BulkActs>
      <BulkDialog bulk={bulk} />
      {isOpen && (
        <ChosenDialog count={bulk.applying({ refusalOf: barOf }) ?? list.chosenCount} onSubmit={start} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface ChosenDialogProps {
  count: number;
  onSubmit: (body: Body) => Promise<void>;
  onClose: () => void;
}

function ChosenDialog({ count, onSubmit, onClose }: ChosenDialogProps) {
  const { t } = useLingui();
  const form = useZodForm(alikesForm, { defaultValues: { reason: '' } });
  return (
    <FormDialog
      form={form}
      onSubmit={onSubmit}
      isPending={false}
      onClose={onClose}
      title={t`处理选中的 ${count} 对项目`}
      description={t`结论和原因会保留，以后可以改。`}
      submitLabel={t`保存结论`}
    >
      <DecideAlikeFields />
    </FormDialog>
  );
}
