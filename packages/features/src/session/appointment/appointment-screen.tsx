import { isApiError, type AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { Alert, Button, DescriptionList } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { LinkAnswer, LinkPage } from '../invitation/link-page.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { JoinForm } from './join-form.tsx';

/** Where a link leads that makes somebody administrator of a school or college: what of, and one press, or an account first. */
export function AppointmentScreen() {
  const { t } = useLingui();
  return (
    <LinkPage title={t`管理员邀请 · 赛务`} heading={<Trans>管理员邀请</Trans>} lead={<Trans>接受以后，你就可以管理下面的学校或学院</Trans>}>
      <Appointment />
    </LinkPage>
  );
}

function Appointment() {
  const { t } = useLingui();
  const { code = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('appointment.open', { body: { code } }));
  const dead = { title: t`这个邀请链接已经失效`, description: t`可能没有复制完整，或者已经有人用过、过期或撤销。请联系邀请你的人。` };
  return (
    <LinkAnswer query={query} dead={dead}>
      {(answer) => <Opened code={code} appointment={answer} />}
    </LinkAnswer>
  );
}

function Opened({ code, appointment }: { code: string; appointment: AnswerOf<'appointment.open'> }) {
  const { t } = useLingui();
  const { isSignedIn, user } = useSession();
  const { place, school, roleName, by, until, timeZone } = appointment;
  const last = useDeadline(timeZone)(until);
  return (
    <div className="flex flex-col gap-4">
      <DescriptionList
        columns={1}
        items={[
          { label: t`学校或学院`, value: school === null ? place : `${school} ${place}` },
          { label: t`角色`, value: roleName },
          { label: t`邀请人`, value: by },
          { label: t({ message: '有效期', context: '邀请' }), value: t`到 ${last}，只能用一次` },
        ]}
      />
      {isSignedIn && user ? <Accept code={code} name={user.name} /> : <JoinForm code={code} />}
    </div>
  );
}

/** For whoever is signed in. That they move to another organisation by it, they are asked. */
function Accept({ code, name }: { code: string; name: string }) {
  const { t } = useLingui();
  const { call } = useApi();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const mustConfirm = isApiError(failure) && failure.extra?.['mustConfirm'] === true;

  async function accept() {
    setIsPending(true);
    try {
      await call('appointment.accept', { body: { code, confirm: mustConfirm }, isQuiet: true });
      void navigate(consolePaths.dashboard, { replace: true });
    } catch (error) {
      setFailure(error);
      setIsPending(false);
    }
  }

  return (
    <>
      {mustConfirm && <Alert tone="warning">{failure.message}</Alert>}
      {failure !== null && !mustConfirm && <FailureNotice error={failure} />}
      <Button isPending={isPending} onClick={() => void accept()} className="w-full">
        {mustConfirm ? t`仍然接受` : t`以「${name}」接受`}
      </Button>
    </>
  );
}
