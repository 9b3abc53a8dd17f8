import { Loaded, useUrlState } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { anId } from '../editor/an-id.ts';
import { contentOf } from '../editor/contest-values.ts';
import { TemplateEditor } from './template-editor.tsx';

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
  const [{ from, contest }] = useUrlState(address);
  return contest === undefined ? <LikeTemplate key={from ?? ''} from={from} /> : <OfContest key={contest} id={contest} />;
}

function LikeTemplate({ from }: { from: string | undefined }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const body = { model: {}, size: 200, current: 1, sort: 'sortValue', order: 'ascending', extra: {} };
  const query = useQuery({ ...queryOf('contestTemplate.page', { body }), staleTime: 60_000 });
  return (
    <Loaded query={query} isPage>
      {({ records }) => {
        const like = records.find(({ id }) => id === from) ?? records.find(({ isPlain }) => isPlain) ?? records[0];
        if (like === undefined) return null;
        const { name, summary } = like;
        const begun = from === undefined ? { name: '', summary: null } : { name: t`${name} 副本`, summary };
        return (
          <PageStack>
            <PageHeader title={t`新建大赛模板`} description={from === undefined ? undefined : t`照「${name}」填好`} />
            <TemplateEditor
              template={null}
              begun={{ ...begun, sortValue: 100, content: like.content }}
              draft={from === undefined ? 'contestTemplate' : `contestTemplate-like-${from}`}
            />
          </PageStack>
        );
      }}
    </Loaded>
  );
}

function OfContest({ id }: { id: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('contest.get', { path: { id } }), staleTime: Infinity });
  return (
    <Loaded query={query} isPage>
      {(contest) => {
        const { title } = contest;
        return (
          <PageStack>
            <PageHeader
              title={t`存为大赛模板`}
              description={t`照「${title}」的设置填好；项目、评委和封面不带过来，时间从报名开始那天算起`}
            />
            <TemplateEditor
              template={null}
              begun={{ name: title.slice(0, 50), summary: null, sortValue: 100, content: contentOf(contest) }}
              draft={`contestTemplate-of-${id}`}
            />
          </PageStack>
        );
      }}
    </Loaded>
  );
}
