import { ListFilters, useList } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Badge, EmptyState, PageHeader, PageStack, type MenuItem } from '@saiwu/ui';
import type { ListColumn } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useCan } from '../../lib/api/access.ts';
import { minutes } from '../../lib/language/show.ts';
import { onlineLabels, type OnlineSession, useOnlineSource } from './use-online.ts';
import { deviceOf } from './session-facts.tsx';
import { useSignOut } from './use-sign-out.ts';

const columns: ListColumn<OnlineSession>[] = [
  {
    key: 'name',
    title: onlineLabels.name,
    priority: 1,
    minWidth: '136px',
    isRequired: true,
    cell: (row) => <Who session={row} />,
    value: ({ name }) => name,
  },
  { ...code('account', '128px'), priority: 3 },
  { ...text('device', deviceOf, '192px', '136px'), priority: 2 },
  code('loginIp', '136px'),
  { ...text('location', ({ location }) => location, '128px', '96px'), priority: 3 },
  { ...text('clientName', ({ clientName }) => clientName, '152px', '104px'), priority: 3 },
  { ...text('kind', ({ kind }) => kind.desc, '112px'), priority: 3 },
  time('loginTime'),
  { ...time('usedTime'), priority: 3 },
  { ...time('expireTime'), isHidden: true },
  { ...text('clientId', ({ clientId }) => clientId, '128px'), isHidden: true },
  { ...text('token', ({ token }) => token, '176px', '112px'), isHidden: true },
];

/** Who is signed in, since when and with what, the last active first. Whoever is signed out here is so at once. */
export function OnlineScreen() {
  const { t } = useLingui();
  const can = useCan();
  const list = useList(useOnlineSource(), { firstSize: 20, refetchAfter: () => 30_000 });
  const signOut = useSignOut();

  function actsOf(session: OnlineSession): MenuItem[] {
    const isOwn = list.rows.some((row) => row.isCurrent && row.userId === session.userId);
    const endOne = { key: 'end', label: t`下线`, isDanger: true, onSelect: () => void signOut.endOne(session) };
    if (isOwn) {
      const others = { key: 'others', label: t`下线其他登录`, isDanger: true, onSelect: () => void signOut.endOthers(session) };
      return session.isCurrent ? [others] : [endOne];
    }
    return [endOne, { key: 'all', label: t`全部下线`, isDanger: true, onSelect: () => void signOut.endAll(session) }];
  }

  return (
    <PageStack>
      <PageHeader title={t`在线用户`} description={t`每一行是一处登录，最近使用的在前`} />
      <ResourceTable
        list={list}
        columns={columns}
        caption={t`在线用户`}
        filters={<ListFilters list={list} />}
        empty={<EmptyState title={t`没有人在线`} />}
        rowActs={can('online.end') ? actsOf : undefined}
      />
    </PageStack>
  );
}

/** One's own session is ended by signing out. */
function Who({ session: { name, isCurrent } }: { session: OnlineSession }) {
  const { t } = useLingui();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate">{name}</span>
      {isCurrent && <Badge tone="success">{t`当前登录`}</Badge>}
    </span>
  );
}

type TextKey = keyof typeof onlineLabels;

function text(key: TextKey, read: (session: OnlineSession) => string | null, width: string, minWidth = width): ListColumn<OnlineSession> {
  return { key, title: onlineLabels[key], width, minWidth, cell: read, value: (session) => read(session) ?? '' };
}

/** Short text that is of no use when cut. */
function code(key: 'account' | 'loginIp', width: string): ListColumn<OnlineSession> {
  return { ...text(key, (session) => session[key], width), cell: (session) => <Whole>{session[key]}</Whole> };
}

function time(key: 'loginTime' | 'usedTime' | 'expireTime'): ListColumn<OnlineSession> {
  const read = (session: OnlineSession) => minutes(session[key]);
  return { ...text(key, read, '148px'), cell: (session) => <Whole>{read(session)}</Whole> };
}

function Whole({ children }: { children: string }) {
  return <span className="whitespace-nowrap tabular-nums">{children}</span>;
}
