import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { PageHeader, PageStack } from '@saiwu/ui';
import { useState } from 'react';
import { useTenantClock } from '../../lib/language/tenant-clock.ts';
import { ContestEditor } from './contest-editor.tsx';
import { newContest } from './contest-values.ts';
import { defaultRubric } from './default-rubric.ts';
import { defaultSections } from './default-sections.ts';

/** Creates a contest as a draft: what has to be said stands in the first step, the rest is proposed. */
export function NewContestScreen() {
  const { t, i18n } = useLingui();
  const { now } = useTenantClock();
  const [values] = useState(() => {
    const say = (message: MessageDescriptor) => i18n._(message);
    return newContest(now().slice(0, 10), { rubric: defaultRubric(say), sections: defaultSections(say) });
  });
  return (
    <PageStack>
      <PageHeader title={t`创建大赛`} description={t`先存为草稿，确认无误后再发布`} />
      <ContestEditor contest={null} values={values} />
    </PageStack>
  );
}
