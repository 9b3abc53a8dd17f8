import { useLingui } from '@lingui/react/macro';
import { Button } from '@saiwu/ui';
import { useAct } from '../../../lib/api/use-act.ts';
import { useDeadline } from '../../../lib/language/deadline.tsx';
import { minutes } from '../../../lib/language/show.ts';
import type { Entry } from '../../answers.ts';

interface OpenLinksProps {
  entryId: string;
  links: Entry['invitations'];
  mayChange: boolean;
  onChanged: (answer: Entry) => void;
  /** Another link is wanted. */
  onAnother: () => void;
}

/** Links by which anybody may still join. They were shown once: whoever has lost one makes another. */
export function OpenLinks({ entryId, links, mayChange, onChanged, onAnother }: OpenLinksProps) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const { mutate, isPending, variables } = useAct('entry.revoke', { success: t`已撤销链接` });
  return (
    <section className="mt-3 flex flex-col gap-1">
      <h3 className="text-sm font-medium">{t`有效的邀请链接`}</h3>
      <ul className="divide-y divide-border">
        {links.map(({ id: invitationId, until, createTime }) => {
          const [made, last] = [minutes(createTime), deadlineOf(until)];
          return (
            <li key={invitationId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <p className="min-w-40 flex-1 text-fg-muted">{t`${made} 生成，到 ${last} 有效`}</p>
              {mayChange && (
                <Button
                  variant="ghost"
                  size="small"
                  isPending={isPending && variables?.body.invitationId === invitationId}
                  onClick={() => mutate({ path: { id: entryId }, body: { invitationId } }, { onSuccess: onChanged })}
                >
                  {t`撤销`}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-fg-muted">
          {t`链接和邀请码只在生成时显示一次。`}
          <Button variant="ghost" size="small" onClick={onAnother}>
            {t`生成新的链接`}
          </Button>
        </p>
      )}
    </section>
  );
}
