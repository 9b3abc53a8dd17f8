import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { useUseWords } from '../../org/use-use-words.ts';
import type { Merging } from './merge-facts.ts';

/** What of the one that goes is the other's afterwards. */
export function MergeFollows({ merging: { drop, follows, administrators } }: { merging: Merging }) {
  const { t } = useLingui();
  const wordsOf = useUseWords();
  const { colleges, ...used } = follows;
  const parts = [
    ...(colleges > 0 ? [t`${plural(colleges, { other: '# 个学院' })}`] : []),
    ...wordsOf({ ...used, orgs: 0, setups: 0, roles: [] }).map(({ words }) => words),
  ];
  const what = parts.join(t`、`);
  const who = administrators.join(t`、`);
  return (
    <Alert tone="info">
      <span>{parts.length === 0 ? t`「${drop.label}」里没有什么要转过来。` : t`从「${drop.label}」转过来：${what}。`}</span>
      {administrators.length > 0 && <span>{t`它的管理员 ${who} 会成为合并后的管理员。`}</span>}
    </Alert>
  );
}
