import { useLingui } from '@lingui/react/macro';
import { radarKindNames } from '@saiwu/openapi';
import { Alert } from '@saiwu/ui';
import type { Entry } from '../answers.ts';

/** That what a team has handed in is like another project: in what, and not which. It bars nothing. */
export function AlikeWarning({ entry: { alike, part } }: { entry: Entry }) {
  const { t, i18n } = useLingui();
  if (alike.length === 0 || part === 'ADVISOR') return null;
  const what = new Intl.ListFormat(i18n.locale).format(alike.map((kind) => i18n._(radarKindNames[kind])));
  return (
    <Alert tone="warning" title={t`查重提醒：与别的项目相近（${what}）`}>
      <p>{t`提交仍然有效，管理员会对比查看。如果不是本来就一样，可以在截止前撤回修改，再次提交。`}</p>
    </Alert>
  );
}
