import { BulkActs, BulkButton, BulkDialog, refusalOf, useBulk, type List } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Contest } from '../answers.ts';

/**
 * Publishes or deletes several drafts, one call a contest. Those that the server does not allow it for stay as they are, and are told with
 * the reason.
 */
export function ContestBulkActs<Filters extends object>({ list }: { list: List<Contest, Filters> }) {
  const { t } = useLingui();
  const can = useCan();
  const { call } = useApi();
  const bulk = useBulk(list);
  const [publishing, removing] = [each('publish', 'contest.publish'), each('remove', 'contest.remove')];
  const untouched = t`不是草稿的不受影响。`;

  async function publish() {
    const count = bulk.applying(publishing) ?? list.chosenCount;
    const description = t`发布后大家能看到它们，报名按设定的时间开放。${untouched}`;
    if (!(await confirm({ title: t`发布选中的 ${count} 个大赛？`, description, confirmLabel: t`发布大赛` }))) return;
    await bulk.start({ title: t`发布大赛`, success: (done) => t`已发布 ${done} 个大赛`, ...publishing });
  }

  async function remove() {
    const count = bulk.applying(removing) ?? list.chosenCount;
    const description = t`删除后不能恢复。${untouched}`;
    if (!(await confirm({ title: t`删除选中的 ${count} 份草稿？`, description, confirmLabel: t`删除草稿`, isDanger: true }))) return;
    await bulk.start({ title: t`删除草稿`, success: (done) => t`已删除 ${done} 份草稿`, ...removing });
  }

  function each(act: string, operation: 'contest.publish' | 'contest.remove') {
    return {
      atOnce: 1,
      send: ([row]: readonly Contest[]) => (row ? call(operation, { path: { id: row.id } }) : Promise.resolve()),
      refusalOf: ({ actions }: Contest) => (actions.some((one) => one.act === act) ? refusalOf(actions, act) : t`不是草稿`),
    };
  }

  return (
    <>
      <BulkActs bulk={bulk} {...(can('contest.remove') && { onRemove: () => void remove() })}>
        {can('contest.publish') && (
          <BulkButton
            bulk={bulk}
            label={t`发布`}
            count={bulk.applying(publishing)}
            none={t`选中的都不是草稿`}
            onPress={() => void publish()}
          />
        )}
      </BulkActs>
      <BulkDialog bulk={bulk} />
    </>
  );
}
