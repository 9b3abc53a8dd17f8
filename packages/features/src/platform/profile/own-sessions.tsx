import { Loaded } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { Badge, Button, Card, confirm } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';

type OwnSession = AnswerOf<'session.mine'>[number];

/** Where the caller is signed in. This one is marked; the others can be ended, one or all. */
export function OwnSessions() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('session.mine'));
  const others = (query.data ?? []).filter((session) => !session.isCurrent);
  const end = useEnd();
  return (
    <Card
      title={t`登录设备`}
      isPadded={false}
      actions={
        others.length > 1 && (
          <Button variant="outline" isPending={end.isPending} onClick={() => void end.ask(others)}>
            <Trans>下线其他设备</Trans>
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {(sessions) => (
          <ul className="divide-y divide-border">
            {sessions.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <Device session={session} />
                {session.isCurrent ? (
                  <Badge tone="success">{t`当前设备`}</Badge>
                ) : (
                  <Button variant="outline" disabled={end.isPending} onClick={() => void end.ask([session])}>
                    <Trans>下线</Trans>
                    <span className="sr-only">{deviceOf(session) || t`未知设备`}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Device({ session }: { session: OwnSession }) {
  const { t } = useLingui();
  const { kind, clientName, loginIp, location, operatingSystem, loginTime, usedTime } = session;
  const Icon = /android|ios/i.test(operatingSystem ?? '') ? Smartphone : Monitor;
  const facts = [loginIp, location, clientName, kind.desc].filter((fact) => fact !== null && fact !== '');
  const began = moment(loginTime);
  const used = moment(usedTime);
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
      <Icon aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-fg-muted" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{deviceOf(session) || t`未知设备`}</p>
        <p className="text-fg-muted">{facts.join(' · ')}</p>
        <p className="text-xs text-fg-muted tabular-nums">
          <Trans>
            {began} 登录，最近使用 {used}
          </Trans>
        </p>
      </div>
    </div>
  );
}

/** A time of the wire in a sentence: date and time stay on one line. */
function moment(time: string): string {
  return time.slice(0, 16).replace(' ', '\u00a0');
}

/** `Chrome · Windows 10`, as far as it is known. */
function deviceOf({ browser, operatingSystem }: OwnSession): string {
  return [browser, operatingSystem].filter(Boolean).join(' · ');
}

/** Ends sessions, after asking. */
function useEnd() {
  const { t } = useLingui();
  const { mutate, isPending } = useAct('session.endMine', { success: t`已下线`, invalidates: ['session.mine'] });
  async function ask(sessions: readonly OwnSession[]) {
    const [first] = sessions;
    if (first === undefined) return;
    const device = deviceOf(first) || t`未知设备`;
    const count = sessions.length;
    const isSure = await confirm({
      title: count === 1 ? t`让「${device}」下线？` : t`让其他 ${count} 个登录下线？`,
      description: t`那里要重新登录才能继续，没有保存的内容留在那台设备上。`,
      confirmLabel: t`下线`,
      isDanger: true,
    });
    if (isSure) mutate({ body: sessions.map(({ id }) => id) });
  }
  return { ask, isPending };
}
