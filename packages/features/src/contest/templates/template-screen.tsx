import { Loaded, useUrlState } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { PageHeader, PageStack } from '@saiwu/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import type { ContestDetail, ContestTemplate } from '../answers.ts';
import { anId } from '../editor/beginning/an-id.ts';
import { contentOf } from '../editor/contest-values.ts';
import { useBeginning } from '../editor/beginning/use-beginning.ts';
import { TemplateEditor } from './template-editor.tsx';
import type { Begun } from './template-form.ts';

/** Changes a template; contests that were begun from it stay as they are. */
export function TemplateScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('contestTemplate.get', { path: { id } }));
  return (
    <Loaded query={query} isPage>
      {(template) => (
        <PageStack>
          <PageHeader title={template.name} description={t`修改只影响以后从它开始的大赛`} />
          <TemplateEditor key={template.id} template={template} begun={template} />
        </PageStack>
      )}
    </Loaded>
  );
}

const address = z.object({ from: anId, contest: anId });

/** Adds a template: like another one (`?from=`), from a contest (`?contest=`), or from the plain one. */
export function NewTemplateScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [{ from, contest }] = useUrlState(address);
  const body = { model: {}, size: 200, current: 1, sort: 'sortValue', order: 'ascending', extra: {} };
  const ofTemplates = useQuery({ ...queryOf('contestTemplate.page', { body }), staleTime: 60_000, enabled: contest === undefined });
  const ofContest = useQuery({
    ...queryOf('contest.get', { path: { id: contest ?? '' } }),
    staleTime: Infinity,
    enabled: contest !== undefined,
  });
  const query: UseQueryResult = contest === undefined ? ofTemplates : ofContest;
  const templates = ofTemplates.data?.records ?? [];
  const like = templates.find(({ id }) => id === from) ?? templates.find(({ isPlain }) => isPlain) ?? templates[0];
  const next = contest === undefined ? like && likeTemplate(like, from !== undefined) : ofContest.data && likeContest(ofContest.data);
  const beginning = useBeginning(next, ({ kind, name, begun }): Begun =>
    kind === 'TEMPLATE' ? { ...begun, name: t`${name} 副本` } : begun,
  );

  if (beginning === null || query.isLoadingError)
    return (
      <Loaded query={query} isPage>
        {() => null}
      </Loaded>
    );
  return (
    <PageStack>
      <Head kind={beginning.kind} name={beginning.name} />
      <TemplateEditor template={null} begun={beginning.values} draft={beginning.draft} />
    </PageStack>
  );
}

/** What the template begins from. */
function Head({ kind, name }: Pick<Source, 'kind' | 'name'>) {
  const { t } = useLingui();
  if (kind === 'CONTEST') {
    const title = name;
    return (
      <PageHeader title={t`存为大赛模板`} description={t`照「${title}」的设置填好；项目、评委和封面不带过来，时间从报名开始那天算起`} />
    );
  }
  return <PageHeader title={t`新建大赛模板`} description={kind === 'PLAIN' ? undefined : t`照「${name}」填好`} />;
}

interface Source {
  /** What is typed over it is kept under this name. */
  draft: string;
  kind: 'PLAIN' | 'TEMPLATE' | 'CONTEST';
  /** Of the template or the contest. */
  name: string;
  begun: Begun;
}

function likeTemplate({ id, name, summary, content }: ContestTemplate, isCopy: boolean): Source {
  const begun = { name: '', summary: null, sortValue: 100, content };
  if (!isCopy) return { draft: 'contestTemplate', kind: 'PLAIN', name, begun };
  return { draft: `contestTemplate-like-${id}`, kind: 'TEMPLATE', name, begun: { ...begun, summary } };
}

function likeContest(contest: ContestDetail): Source {
  const begun = { name: contest.title.slice(0, 50), summary: null, sortValue: 100, content: contentOf(contest) };
  return { draft: `contestTemplate-of-${contest.id}`, kind: 'CONTEST', name: contest.title, begun };
}
