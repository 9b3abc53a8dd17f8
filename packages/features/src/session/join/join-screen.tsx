import type { AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { Consent } from '../../lib/consent/consent.tsx';
import { JoiningFacts } from '../../lib/joining/joining-facts.tsx';
import { LinkAnswer, LinkPage } from '../invitation/link-page.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';

/** Where a link to a team leads: what one joins, and one press; without an account first the way to one. */
export function JoinScreen() {
  const { t } = useLingui();
  return (
    <LinkPage title={t`加入项目 · 赛务`} heading={<Trans>加入项目</Trans>} lead={<Trans>看清项目和身份，再决定是否加入</Trans>}>
      <Joining />
    </LinkPage>
  );
}

function Joining() {
  const { t } = useLingui();
  const { code = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('entry.joining', { body: { code } }));
  const dead = { title: t`这个邀请链接已经失效`, description: t`可能没有复制完整、输错了，或者已经过期、撤销。请联系邀请你的人。` };
  return (
    <LinkAnswer query={query} dead={dead}>
      {(answer) => <Opened code={code} joining={answer} />}
    </LinkAnswer>
  );
}

function Opened({ code, joining }: { code: string; joining: AnswerOf<'entry.joining'> }) {
  const { t } = useLingui();
  const { isSignedIn, user } = useSession();
  const { pathname } = useLocation();
  const { by, part } = joining;
  const way = `?${new URLSearchParams({ redirect: pathname })}`;
  return (
    <div className="flex flex-col gap-4">
      <JoiningFacts
        joining={joining}
        columns={1}
        more={[
          { label: t`邀请人`, value: by },
          { label: t`身份`, value: part.desc },
        ]}
      />
      {isSignedIn && user ? (
        <Answer code={code} joining={joining} name={user.name} />
      ) : (
        <>
          <Button asChild className="w-full">
            <Link to={`${consolePaths.signIn}${way}`}>
              <Trans>登录后加入</Trans>
            </Link>
          </Button>
          <p className="text-center text-sm text-fg-muted">
            <Trans>
              还没有账号？<Link to={`/register${way}`}>先注册</Link>，再打开这个链接
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}

function Answer({ code, joining: { consent, part }, name }: { code: string; joining: AnswerOf<'entry.joining'>; name: string }) {
  const { call } = useApi();
  const navigate = useNavigate();
  const [hasConsented, setHasConsented] = useState(false);
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null);
  const [hasDeclined, setHasDeclined] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function answer(isAccepted: boolean) {
    setSending(isAccepted ? 'accept' : 'decline');
    setFailure(null);
    try {
      const body = { code, isAccepted, consentVersion: isAccepted ? (consent?.version ?? null) : null };
      const { id } = await call('entry.answer', { body, isQuiet: true });
      if (isAccepted) void navigate(id === null ? consolePaths.ownEntries : generatePath(consolePaths.ownEntry, { id }), { replace: true });
      else setHasDeclined(true);
    } catch (error) {
      setFailure(error);
      setSending(null);
    }
  }

  if (hasDeclined)
    return (
      <output className="block text-center">
        <Trans>你没有加入，邀请你的人会收到消息。改变主意时再打开这个链接。</Trans>
      </output>
    );
  return (
    <>
      {failure !== null && <FailureNotice error={failure} />}
      {consent !== null && <Consent text={consent.text} value={hasConsented} onValueChange={setHasConsented} />}
      <Button
        isPending={sending === 'accept'}
        disabled={sending !== null || (consent !== null && !hasConsented)}
        onClick={() => void answer(true)}
        className="w-full"
      >
        {part.code === 'ADVISOR' ? <Trans>以「{name}」指导这个项目</Trans> : <Trans>以「{name}」加入</Trans>}
      </Button>
      <Button
        variant="outline"
        isPending={sending === 'decline'}
        disabled={sending !== null}
        onClick={() => void answer(false)}
        className="w-full"
      >
        <Trans>不加入</Trans>
      </Button>
    </>
  );
}
