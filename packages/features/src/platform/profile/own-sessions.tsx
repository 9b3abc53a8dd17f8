import { Loaded } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { Badge, Button, Card, confirm } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { deviceOf, SessionFacts } from '../online/session-facts.tsx';

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
                <SessionFacts session={session} />
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
