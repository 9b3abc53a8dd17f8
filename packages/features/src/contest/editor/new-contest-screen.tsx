import { Loaded, useUrlState } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { useTenantClock } from '../../lib/language/tenant-clock.ts';
import type { ContestTemplate } from '../answers.ts';
import { anId } from './an-id.ts';
import { ContestEditor } from './contest-editor.tsx';
import { newContest } from './contest-values.ts';
import { copyOf } from './copied-values.ts';
import { TemplateChoice } from './template-choice.tsx';

const address = z.object({ from: anId, template: anId });

/** Creates a contest as a draft, in steps; `?template=` says what it begins from, `?from=` begins with all that another one was set up with. */
export function NewContestScreen() {
  const [{ from }] = useUrlState(address);
  return from === undefined ? <FromTemplate /> : <Copied key={from} from={from} />;
}

function FromTemplate() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('contest.templates'), staleTime: 60_000 });
  const [{ template: wanted }, setAddress] = useUrlState(address);
  return (
    <Loaded query={query} isPage>
      {(templates) => {
        const chosen = templates.find(({ id }) => id === wanted) ?? templates.find(({ isPlain }) => isPlain) ?? templates[0];
        return (
          <PageStack>
            <PageHeader title={t`创建大赛`} description={t`先存为草稿，确认无误后再发布`} />
            {chosen !== undefined && (
              <>
                <TemplateChoice templates={templates} chosen={chosen} onChoose={(id) => setAddress({ template: id })} />
                <Begun key={chosen.id} template={chosen} />
              </>
            )}
          </PageStack>
        );
      }}
    </Loaded>
  );
}

/** What is typed over each template is a draft of its own. */
function Begun({ template }: { template: ContestTemplate }) {
  const { now } = useTenantClock();
  const [values] = useState(() => newContest(now().slice(0, 10), template));
  return <ContestEditor contest={null} values={values} draft={template.isPlain ? 'contest' : `contest-template-${template.id}`} />;
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
