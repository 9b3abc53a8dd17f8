import { BulkActs, BulkDialog, FormDialog, useBulk, useZodForm, type List } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@saiwu/ui';
import { useState } from 'react';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import type { Contest, Project } from '../answers.ts';
import { useDeadlineOptions } from './deadline-options.ts';
import { ExtensionFields } from './extension-fields.tsx';
import { bodyOf, emptyExtension, extensionForm, movedByExtension } from './extension-form.ts';

/**
 * Puts a deadline off for the chosen projects, each told its people; those whose deadline is later already stay, and are told with the
 * reason.
 */
export function ExtendProjects<Filters extends object>({ contest, list }: { contest: Contest; list: List<Project, Filters> }) {
  const { t } = useLingui();
  const { call } = useApi();
  const bulk = useBulk(list);
  const [isOpen, setIsOpen] = useState(false);
  const takeBack = useAct('contest.takeBackExtensions', { success: t`已收回延期`, invalidates: movedByExtension });
  const path = { id: contest.id };

  async function extend(values: z.output<typeof extensionForm>) {
    setIsOpen(false);
    const added: string[] = [];
    await bulk.start({
      title: t`延长截止时间`,
      success: (done) => t`已给 ${done} 个项目延长`,
      send: async (rows) => {
        const projectIds = rows.map(({ id }) => id);
        added.push(...(await call('contest.extend', { path, body: bodyOf(values, projectIds) })).map(({ id }) => id));
      },
      undo: () => {
        for (let at = 0; at < added.length; at += atOnce) takeBack.mutate({ path, body: { ids: added.slice(at, at + atOnce) } });
      },
    });
  }

  return (
    <>
      <BulkActs bulk={bulk}>
        <Button variant="outline" isPending={bulk.isRunning} onClick={() => setIsOpen(true)}>
          {t`延长截止时间`}
        </Button>
      </BulkActs>
      <BulkDialog bulk={bulk} />
      {isOpen && <ExtendDialog contest={contest} count={list.chosenCount} onSubmit={extend} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** As many as the contract takes. */
const atOnce = 200;

interface ExtendDialogProps {
  contest: Contest;
  count: number;
  onSubmit: (values: z.output<typeof extensionForm>) => Promise<void>;
  onClose: () => void;
}

function ExtendDialog({ contest, count, onSubmit, onClose }: ExtendDialogProps) {
  const { t } = useLingui();
  const [first] = useDeadlineOptions(contest);
  const form = useZodForm(extensionForm, { defaultValues: emptyExtension(first?.value, 'PROJECTS') });
  return (
    <FormDialog
      form={form}
      onSubmit={onSubmit}
      isPending={false}
      onClose={onClose}
      title={t`给选中的 ${count} 个项目延长截止时间`}
      description={t`每个团队会收到消息。没有人用到以前可以收回。`}
      submitLabel={t`延长`}
    >
      <ExtensionFields contest={contest} isForProjects />
    </FormDialog>
  );
}
