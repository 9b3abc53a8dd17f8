import { NameLink } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useUseWords } from './use-use-words.ts';

/** What hangs on an organisation and all beneath it, each with the way there: as long as anything does, it is not deleted. */
export function OrgBelongings({ id }: { id: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const can = useCan();
  const wordsOf = useUseWords();
  const { data } = useQuery({ ...queryOf('org.belongings', { body: [id] }), enabled: can('org.belongings') });
  if (data === undefined) return null;
  const parts = wordsOf(data, id);
  const roles = data.roles.map((role) => ({ key: `role ${role}`, words: t`角色「${role}」的数据范围只有这里` }));
  return (
    <Card title={t`属于这里和下级的`}>
      {parts.length + roles.length === 0 ? (
        <p className="text-fg-muted">
          <Trans>还没有什么属于这里，可以删除。</Trans>
        </p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 tabular-nums">
            {parts.map(({ key, words, list }) => (
              <li key={key}>{list !== undefined && can(list.operation) ? <NameLink to={list.path}>{words}</NameLink> : words}</li>
            ))}
            {roles.map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </ul>
          {can('org.remove') && (
            <p className="mt-3 text-fg-muted">
              <Trans>有东西属于这里时不能删除，请先移走或删除它们。</Trans>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
