import { Loaded, useUrlState } from '@saiwu/admin';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { useTenantClock } from '../../lib/language/tenant-clock.ts';
import { ContestEditor } from './contest-editor.tsx';
import { newContest } from './contest-values.ts';
import { copyOf } from './copied-values.ts';
import { defaultRubric } from './default-rubric.ts';
import { defaultSections } from './default-sections.ts';

const address = z.object({
  from: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
});

/** Creates a contest as a draft, in steps; `?from=` begins with all that another one was set up with. */
export function NewContestScreen() {
  const [{ from }] = useUrlState(address);
  return from === undefined ? <FromScratch /> : <Copied key={from} from={from} />;
}

function FromScratch() {
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

function Copied({ from }: { from: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { now } = useTenantClock();
  const query = useQuery({ ...queryOf('contest.get', { path: { id: from } }), staleTime: Infinity });
  return (
    <Loaded query={query} isPage>
      {(contest) => {
        const { title } = contest;
        return (
          <PageStack>
            <PageHeader title={t`创建大赛`} description={t`照「${title}」填好，时间顺延到下一年；项目和人员不带过来`} />
            <ContestEditor contest={null} values={copyOf(contest, now().slice(0, 10))} draft={`contest-like-${from}`} />
          </PageStack>
        );
      }}
    </Loaded>
  );
}
