import type { AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { Alert, Button, DescriptionList } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { LinkAnswer, LinkPage } from './link-page.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { useEnter } from '../sign-in/use-enter.ts';

/** Where a judge's invitation link leads: who is invited to what until when, and one press to sign in. */
export function InvitationScreen() {
  const { t } = useLingui();
  return (
    <LinkPage title={t`评审邀请 · 赛务`} heading={<Trans>评审邀请</Trans>} lead={<Trans>通过这个链接登录，不用密码</Trans>}>
      <Invitation />
    </LinkPage>
  );
}

function Invitation() {
  const { t } = useLingui();
  const { code = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('invitation.open', { body: { code } }));
  const dead = {
    title: t`这个链接打不开评审`,
    description: t`可能没有复制完整，或者已经过期、撤销，或者评审结果已经封存。请联系邀请你的老师。`,
  };
  return (
    <LinkAnswer query={query} dead={dead}>
      {(answer) => <Opened code={code} invitation={answer} />}
    </LinkAnswer>
  );
}

function Opened({ code, invitation }: { code: string; invitation: AnswerOf<'invitation.open'> }) {
  const { t } = useLingui();
  const { call } = useApi();
  const enter = useEnter();
  const navigate = useNavigate();
  const { isSignedIn, user } = useSession();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { judgeName, contestTitle, organiser, until, timeZone, state } = invitation;
  const last = useDeadline(timeZone)(until);
  const other = isSignedIn && user ? user.name : null;

  async function accept() {
    setFailure(null);
    setIsPending(true);
    try {
      enter(await call('invitation.accept', { body: { code }, isQuiet: true }));
      // replaced: the link stays out of the history, as anybody who opens it is signed in
      void navigate(consolePaths.judging, { replace: true });
    } catch (error) {
      setFailure(error);
      setIsPending(false);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <DescriptionList
        columns={1}
        items={[
          { label: t`评委`, value: judgeName },
          { label: t`大赛名称`, value: contestTitle },
          { label: t`主办单位`, value: organiser },
          { label: t({ message: '有效期', context: '邀请' }), value: t`到结果封存前，最晚 ${last}` },
        ]}
      />
      {other !== null && (
        <Alert tone="warning">
          <Trans>
            这个浏览器现在以「{other}」登录，进入后会换成「{judgeName}」。
          </Trans>
        </Alert>
      )}
      {failure !== null && <FailureNotice error={failure} />}
      <Button isPending={isPending} onClick={() => void accept()} className="w-full">
        {state === 'USED' ? <Trans>继续评审</Trans> : <Trans>开始评审</Trans>}
      </Button>
      <p className="text-xs text-fg-muted">
        <Trans>链接只给你本人用，请不要转发。用同一个链接可以多次进入，在别处打开后，这里会退出。</Trans>
      </p>
    </div>
  );
}
