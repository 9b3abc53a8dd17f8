import { Loaded, useUrlState } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { PageHeader, PageStack } from '@saiwu/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { z } from 'zod';
import { useApi } from '../../../lib/api/api.tsx';
import { useTenantClock } from '../../../lib/language/tenant-clock.ts';
import type { ContestDetail, ContestTemplate } from '../../answers.ts';
import { anId } from './an-id.ts';
import { ContestEditor } from '../contest-editor.tsx';
import { type ContestValues, newContest } from '../contest-values.ts';
import { copyOf } from './copied-values.ts';
import { TemplateChoice } from './template-choice.tsx';
import { useBeginning } from './use-beginning.ts';

const address = z.object({ from: anId, template: anId });

/**
 * Creates a contest as a draft, in steps; `?template=` says what it begins from, `?from=` begins with all that another one was set up with.
 */
export function NewContestScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [{ from, template: wanted }, setAddress] = useUrlState(address);
  const { now } = useTenantClock();
  const ofTemplates = useQuery({ ...queryOf('contest.templates'), staleTime: 60_000, enabled: from === undefined });
  const ofContest = useQuery({
    ...queryOf('contest.get', { path: { id: from ?? '' } }),
    staleTime: Infinity,
    enabled: from !== undefined,
  });
  const query: UseQueryResult = from === undefined ? ofTemplates : ofContest;
  const templates = ofTemplates.data ?? [];
  const chosen = templates.find(({ id }) => id === wanted) ?? templates.find(({ isPlain }) => isPlain) ?? templates[0];

  const next = from === undefined ? chosen && ofTemplate(chosen) : ofContest.data && likeAnother(ofContest.data);
  const begun = useBeginning(next, ({ valuesAt }) => valuesAt(now().slice(0, 10)));

  if (begun === null || query.isLoadingError)
    return (
      <Loaded query={query} isPage>
        {() => null}
      </Loaded>
    );
  const { title, values, draft } = begun;
  return (
    <PageStack>
      <PageHeader
        title={t`创建大赛`}
        description={title === null ? t`先存为草稿，确认无误后再发布` : t`照「${title}」填好，时间顺延到下一年；项目和人员不带过来`}
      />
      {from === undefined && chosen !== undefined && (
        <TemplateChoice templates={templates} chosen={chosen} onChoose={(id) => setAddress({ template: id })} />
      )}
      <ContestEditor contest={null} values={values} draft={draft} />
    </PageStack>
  );
}

interface Beginning {
  /** What is typed over it is kept under this name. */
  draft: string;
  /** Of the contest that it is like. */
  title: string | null;
  valuesAt: (today: string) => ContestValues;
}

function ofTemplate(template: ContestTemplate): Beginning {
  const draft = template.isPlain ? 'contest' : `contest-template-${template.id}`;
  return { draft, title: null, valuesAt: (today) => newContest(today, template) };
}

function likeAnother(contest: ContestDetail): Beginning {
  const { id, title } = contest;
  return { draft: `contest-like-${id}`, title, valuesAt: (today) => copyOf(contest, today) };
}
