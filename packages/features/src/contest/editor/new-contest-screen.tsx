import { useLingui } from '@lingui/react/macro';
import { PageHeader, PageStack } from '@saiwu/ui';
import { useState } from 'react';
import { useTenantClock } from '../../lib/language/tenant-clock.ts';
import { ContestEditor } from './contest-editor.tsx';
import { newContest } from './contest-values.ts';
import { defaultRubric } from './default-rubric.ts';

/** Creates a contest as a draft, in four steps. */
export function NewContestScreen() {
  const { t, i18n } = useLingui();
  const { now } = useTenantClock();
  const [values] = useState(() =>
    newContest(
      now().slice(0, 10),
      defaultRubric((message) => i18n._(message)),
    ),
  );
  return (
    <PageStack>
      <PageHeader title={t`创建大赛`} description={t`先存为草稿，确认无误后再发布`} />
      <ContestEditor contest={null} values={values} />
    </PageStack>
  );
}
