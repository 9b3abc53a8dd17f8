import { type BulkAct, BulkActs, BulkButton, BulkDialog, FormDialog, type List, useBulk, useZodForm } from '@saiwu/admin';
import type { InputOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { isSelected } from '@saiwu/ui';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { ContestDetail, Project } from '../answers.ts';
import { ChosenQuota } from './chosen-quota.tsx';
import { type DecisionAct, decisions, emptyDecision } from './decision.ts';
import { DecisionFields } from './decision-fields.tsx';
import { usePointPlaces } from './point-places.ts';

interface DecideChosenProps<Filters extends object> {
  contest: ContestDetail;
  list: List<Project, Filters>;
}

type Body = InputOf<'project.return'>['body'];

/**
 * Decides on the chosen projects, each by a call of its own with the rules of one: what it is refused for stays as it is, and is told with
 * the reason.
 */
export function DecideChosen<Filters extends object>({ contest, list }: DecideChosenProps<Filters>) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const { call } = useApi();
  const bulk = useBulk(list);
  const [open, setOpen] = useState<DecisionAct | null>(null);
  // the server says why of each: its state, or that the reader stands behind it
  const refusalOf = ({ undecidable }: Project) => undecidable;
  const here = list.rows.filter((row) => isSelected(list.selection, row.id));
  const isAllHere = here.length === list.chosenCount;
  const rows = isAllHere ? here.filter((row) => refusalOf(row) === null) : null;

  const takingBack: BulkAct<Project> = {
    title: t`撤回审核结论`,
    success: (done) => t`已撤回 ${done} 个项目的审核结论`,
    atOnce: 1,
    send: (rows) => Promise.all(rows.map(({ id }) => call('project.reconsider', { path: { id }, body: { reason: t`误操作，立即撤回` } }))),
  };

  async function decide(act: DecisionAct, body: Body) {
    setOpen(null);
    const { operation, label } = decisions[act];
    const name = i18n._(label);
    await bulk.start({
      title: name,
      success: (done) => t`${name}：${done} 个项目`,
      atOnce: 1,
      refusalOf,
      send: (rows) => Promise.all(rows.map(({ id }) => call(operation, { path: { id }, body }))),
      undo: (rows) => void bulk.start(takingBack, rows),
    });
  }

  return (
    <>
      <BulkActs bulk={bulk}>
        {acts.map(
          (act) =>
            can(decisions[act].operation) && (
              <BulkButton
                key={act}
                bulk={bulk}
                label={i18n._(decisions[act].label)}
                count={bulk.applying({ refusalOf })}
                none={t`选中的项目都不能审核`}
                onPress={() => setOpen(act)}
              />
            ),
        )}
      </BulkActs>
      <BulkDialog bulk={bulk} />
      {open !== null && (
        <ChosenDialog
          contest={contest}
          act={open}
          rows={rows}
          count={rows?.length ?? list.chosenCount}
          onSubmit={(body) => decide(open, body)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const acts = ['reject', 'return', 'accept'] as const;

interface ChosenDialogProps {
  contest: ContestDetail;
  act: DecisionAct;
  /** Null where they are not all on this page. */
  rows: readonly Project[] | null;
  count: number;
  onSubmit: (body: Body) => Promise<void>;
  onClose: () => void;
}

function ChosenDialog({ contest: { id, setup }, act, rows, count, onSubmit, onClose }: ChosenDialogProps) {
  const { t, i18n } = useLingui();
  const { schema, label, consequence, isDanger } = decisions[act];
  const name = i18n._(label);
  const form = useZodForm(schema, { defaultValues: emptyDecision });
  return (
    <FormDialog
      form={form}
      onSubmit={async (values) => onSubmit(values as Body)} // what the act's own schema let through
      isPending={false}
      onClose={onClose}
      title={t`${name}：选中的 ${count} 个项目`}
      description={i18n._(consequence)}
      submitLabel={name}
      isDanger={isDanger}
      notices={act === 'accept' && <ChosenQuota contestId={id} rows={rows} />}
    >
      <DecisionFields act={act} checks={setup.checks} places={usePointPlaces(setup)} />
    </FormDialog>
  );
}
