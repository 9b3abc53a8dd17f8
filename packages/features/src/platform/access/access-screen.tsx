import { usePageName } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { Explained } from './explained.tsx';
import { QuestionForm } from './question-form.tsx';
import { RequestBox } from './request-box.tsx';
import { bodyOf, useQuestion } from './use-question.ts';

/** Why somebody may not do something, and who could change that: for administrators of people in sight, for everybody of themselves. */
export function AccessScreen() {
  const { t } = useLingui();
  const canAsk = useCan()('access.explain');
  const name = usePageName(t`权限诊断`);
  return (
    <PageStack>
      <PageHeader
        title={name}
        description={canAsk ? t`选一个人和一个操作，看是什么允许或拦住了，谁能改变` : t`看你的操作是被什么拦住的，可以找谁开通`}
      />
      {canAsk ? <OfAnybody /> : <OfOneself />}
    </PageStack>
  );
}

function OfAnybody() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const ownId = useSession().user?.id ?? '';
  const [address] = useQuestion();
  // a link from the reader's own refusal names nobody
  const asked = address.operation !== '' && address.user === '' && address.request === '' ? { ...address, user: ownId } : address;
  const body = bodyOf(asked, true);
  const query = useQuery({ ...queryOf('access.explain', { body: body ?? {} }), enabled: body !== null });
  return (
    <>
      <QuestionForm asked={asked} personName={query.data?.person.name} operation={query.data?.operation} />
      {body === null ? (
        <EmptyState drawing="search" title={t`还没有要看的`} description={t`选人和操作，或填提示里的请求编号`} />
      ) : (
        <Explained query={query} />
      )}
    </>
  );
}

function OfOneself() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [address] = useQuestion();
  const body = bodyOf({ ...address, user: '' }, false);
  const query = useQuery({ ...queryOf('access.own', { body: body ?? {} }), enabled: body !== null });
  return (
    <>
      <RequestBox />
      {body === null ? (
        <EmptyState drawing="search" title={t`还没有要看的`} description={t`填提示里的请求编号，就知道为什么`} />
      ) : (
        <Explained query={query} isOwn />
      )}
    </>
  );
}
