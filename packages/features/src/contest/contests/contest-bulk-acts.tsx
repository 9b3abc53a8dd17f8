import { useLingui } from '@lingui/react/macro';
import { Button, confirm, toast } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { isAllowed } from '../actions.ts';
import type { Contest } from '../answers.ts';

type BulkAct = 'publish' | 'remove';

interface ContestBulkActsProps {
  /** The selected contests of this page. */
  rows: Contest[];
  /** Ids that the act went through for. */
  onDone: (ids: string[]) => void;
}

/** Publishes or deletes several drafts. Each act counts the contests the server allows it for; the others of the selection stay as they are. */
export function ContestBulkActs({ rows, onDone }: ContestBulkActsProps) {
  const { t } = useLingui();
  const can = useCan();
  const { call } = useApi();
  const explain = useExplainError();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<BulkAct | null>(null);
  const drafts = {
    publish: rows.filter((row) => isAllowed(row.actions, 'publish')),
    remove: rows.filter((row) => isAllowed(row.actions, 'remove')),
  };

  /** One call a contest, one after the other, so that one refusal does not stop the rest. */
  async function run(act: BulkAct) {
    const done: string[] = [];
    const failures: string[] = [];
    setRunning(act);
    for (const { id, title } of drafts[act]) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- in order, as the reader selected them
        await call(act === 'publish' ? 'contest.publish' : 'contest.remove', { path: { id } });
        done.push(id);
      } catch (error) {
        failures.push(t`“${title}”：${explain(error)}`);
      }
    }
    setRunning(null);
    onDone(done);
    void invalidateHeads(queryClient, ['contest', 'overview']);
    const count = done.length;
    if (count > 0) toast.success(act === 'publish' ? t`已发布 ${count} 个大赛` : t`已删除 ${count} 份草稿`);
    if (failures.length > 0) toast.error(failures.join(' '));
  }

  async function ask(act: BulkAct) {
    const count = drafts[act].length;
    const others = rows.length - count;
    const untouched = others > 0 ? t`选中的另外 ${others} 个不是草稿，不受影响。` : '';
    const isSure = await confirm(
      act === 'publish'
        ? {
            title: t`发布 ${count} 个大赛？`,
            description: t`发布后大家能看到它们，报名按设定的时间开放。${untouched}`,
            confirmLabel: t`发布大赛`,
          }
        : { title: t`删除 ${count} 份草稿？`, description: t`删除后不能恢复。${untouched}`, confirmLabel: t`删除草稿`, isDanger: true },
    );
    if (isSure) await run(act);
  }

  const publishCount = drafts.publish.length;
  const removeCount = drafts.remove.length;
  return (
    <>
      {can('contest.publish') && (
        <Button
          variant="outline"
          disabled={publishCount === 0 || running !== null}
          isPending={running === 'publish'}
          onClick={() => void ask('publish')}
        >{t`发布草稿（${publishCount}）`}</Button>
      )}
      {can('contest.remove') && (
        <Button
          variant="danger"
          disabled={removeCount === 0 || running !== null}
          isPending={running === 'remove'}
          onClick={() => void ask('remove')}
        >{t`删除草稿（${removeCount}）`}</Button>
      )}
    </>
  );
}
