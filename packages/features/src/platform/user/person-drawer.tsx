import { Loaded } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import { dashboardPages } from '@saiwu/openapi';
import { Badge, Button, Drawer, EmptyState } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { LoginTimeline } from '../../session/login-timeline.tsx';
import { deviceOf, SessionFacts } from '../online/session-facts.tsx';
import { useSignOut } from '../online/use-sign-out.ts';
import type { UserRow } from './user.ts';

/** Where somebody is signed in, which can be ended, and when they last came or tried to, beside the list. */
export function PersonDrawer({ person: { id, name }, onClose }: { person: UserRow; onClose: () => void }) {
  const { t } = useLingui();
  const can = useCan();
  return (
    <Drawer isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t`${name}的登录情况`}>
      <div className="flex flex-col gap-6">
        {can('online.list') && <OpenSessions userId={id} />}
        {can('loginLog.get') && <LastSignIns userId={id} />}
      </div>
    </Drawer>
  );
}

type Session = AnswerOf<'online.list'>[number];

function OpenSessions({ userId }: { userId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const { queryOf } = useApi();
  const signOut = useSignOut();
  const query = useQuery({ ...queryOf('online.list', { body: { userId } }), refetchInterval: 30_000 });
  const sessions = query.data ?? [];
  const [first] = sessions;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const endAll = (session: Session) => (others.length < sessions.length ? signOut.endOthers(session) : signOut.endAll(session));
  return (
    <section>
      <div className="mb-2 flex min-h-control items-center justify-between gap-4">
        <h3 className="font-medium">
          <Trans>登录中的设备</Trans>
        </h3>
        {can('online.end') && first !== undefined && others.length > 1 && (
          <Button variant="outline" onClick={() => void endAll(first)}>
            {others.length < sessions.length ? t`下线其他设备` : t`全部下线`}
          </Button>
        )}
      </div>
      <Loaded query={query}>
        {(open) =>
          open.length === 0 ? (
            <EmptyState size="sm" title={t`现在没有登录`} />
          ) : (
            <ul className="divide-y divide-border rounded-card border border-border">
              {open.map((session) => (
                <li key={session.token} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                  <SessionFacts session={session} />
                  {session.isCurrent && <Badge tone="success">{t`当前登录`}</Badge>}
                  {!session.isCurrent && can('online.end') && (
                    <Button variant="outline" onClick={() => void signOut.endOne(session)}>
                      <Trans>下线</Trans>
                      <span className="sr-only">{deviceOf(session) || t`未知设备`}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

/** The last ten, the vain tries among them. */
function LastSignIns({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('loginLog.page', { body: dashboardPages.signIns(userId) }));
  return (
    <section>
      <h3 className="mb-2 font-medium">
        <Trans>最近的登录</Trans>
      </h3>
      <Loaded query={query}>
        {({ records }) => (records.length === 0 ? <EmptyState size="sm" title={t`还没有登录过`} /> : <LoginTimeline logins={records} />)}
      </Loaded>
    </section>
  );
}
