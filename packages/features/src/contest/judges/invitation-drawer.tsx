import { Loaded } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { Button, confirm, Drawer, EmptyState, Pagination, Segmented, StateDot } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { minutes } from '../../lib/language/show.ts';
import { invitationTones } from '../../lib/contest/tones.ts';

type Invitation = AnswerOf<'invitation.page'>['records'][number];

/** The invitations of the caller's judges, beside their list: which are open, and a way to withdraw them. */
export function InvitationDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [isOpenOnly, setIsOpenOnly] = useState(true);
  const [current, setCurrent] = useState(1);
  const [size, setSize] = useState(20);
  const model = isOpenOnly ? { state: 'OPEN' as const } : {};
  const query = useQuery({ ...queryOf('invitation.page', { body: { model, current, size } }), placeholderData: keepPreviousData });
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => isOpen || onClose()} title={t`邀请记录`}>
      <div className="flex flex-col gap-4">
        <Segmented
          aria-label={t`显示哪些邀请`}
          value={isOpenOnly ? 'open' : 'all'}
          onValueChange={(value) => {
            setIsOpenOnly(value === 'open');
            setCurrent(1);
          }}
          options={[
            { value: 'open', label: t`有效` },
            { value: 'all', label: t`全部` },
          ]}
        />
        <Loaded query={query}>
          {({ records, total }) =>
            records.length === 0 ? (
              <EmptyState title={t`没有邀请`} description={t`在评委那一行按「邀请」，生成链接或发短信`} />
            ) : (
              <>
                <ul className="divide-y divide-border">
                  {records.map((invitation) => (
                    <InvitationLine key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
                <Pagination
                  total={Number(total)}
                  page={current}
                  size={size}
                  onPageChange={setCurrent}
                  onSizeChange={(next) => {
                    setSize(next);
                    setCurrent(1);
                  }}
                />
              </>
            )
          }
        </Loaded>
      </div>
    </Drawer>
  );
}

function InvitationLine({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const revoke = useAct('invitation.revoke', { success: t`邀请已撤销` });
  const { id, judgeName, contestTitle, channel, phone, state, until, usedTime } = invitation;
  const last = deadlineOf(until);
  const used = minutes(usedTime);

  async function ask() {
    const isSure = await confirm({
      title: t`撤销给${judgeName}的邀请？`,
      description: t`链接马上失效，用它登录的人会退出。已经提交的评分保留。`,
      confirmLabel: t`撤销邀请`,
      isDanger: true,
    });
    if (isSure) revoke.mutate({ body: { ids: [id] } });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{judgeName}</span>
          <StateDot tone={invitationTones[state.code]}>{state.desc}</StateDot>
        </p>
        <p className="wrap-anywhere">{contestTitle}</p>
        <p className="text-sm text-fg-muted">
          {channel.desc}
          {phone !== null && ` ${phone}`} · <Trans>最晚到 {last}</Trans> ·{' '}
          {usedTime === null ? <Trans>还没有打开</Trans> : <Trans>{used} 第一次登录</Trans>}
        </p>
      </div>
      {state.code === 'OPEN' && (
        <Button variant="outline" size="small" isPending={revoke.isPending} onClick={() => void ask()}>
          <Trans>撤销</Trans>
        </Button>
      )}
    </li>
  );
}
