import type { AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { RoleBadge } from '@saiwu/ui';
import { roleBadgeOf } from '../../lib/person/role-badge-of.ts';
import { AvatarChange } from './avatar-change.tsx';

/** Picture, name, and what the person says about themselves. */
export function AboutMe({ user: { id, name, avatar, account, workDescribe } }: { user: AnswerOf<'user.mine'> }) {
  const session = useSession();
  const badge = roleBadgeOf(session.user?.roleList ?? []);
  return (
    <div className="flex items-center gap-4">
      {session.user?.isInvited !== true && <AvatarChange id={id} name={name} avatar={avatar} />}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex items-center gap-1.5 text-base font-medium">
          {name}
          {badge !== null && <RoleBadge isCertified={badge} />}
        </p>
        <p className="text-fg-muted">{workDescribe ?? account}</p>
      </div>
    </div>
  );
}
