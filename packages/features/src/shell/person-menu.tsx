import { useSession } from '@saiwu/auth';
import { Avatar, Button, Dialog, DropdownMenu, RoleBadge } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { ChangePasswordForm } from '../session/change-password-form.tsx';

/** Who is signed in, with the role badge, and what concerns the person: password, signing out. */
export function PersonMenu({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useLingui();
  const { user } = useSession();
  const [isChanging, setIsChanging] = useState(false);
  if (user === null) return null;
  const badge = badgeOf(user.roleList);
  return (
    <>
      <DropdownMenu
        header={
          <div className="flex flex-col">
            <span className="font-medium">{user.name}</span>
            <span className="text-xs text-fg-muted">{user.account}</span>
          </div>
        }
        trigger={
          <Button variant="ghost" className="gap-2 px-2">
            <span aria-hidden className="contents">
              <Avatar name={user.name} src={user.avatar ?? undefined} size="sm" />
            </span>
            <span className="max-w-32 truncate max-sm:sr-only">{user.name}</span>
            {badge !== null && <RoleBadge isCertified={badge} />}
            <span className="sr-only">{t`个人菜单`}</span>
          </Button>
        }
        items={[
          { key: 'password', label: t`修改密码`, icon: <KeyRound aria-hidden />, onSelect: () => setIsChanging(true) },
          'separator',
          { key: 'signOut', label: t`退出登录`, icon: <LogOut aria-hidden />, onSelect: onSignOut },
        ]}
      />
      <Dialog
        isOpen={isChanging}
        onOpenChange={setIsChanging}
        size="sm"
        title={t`修改密码`}
        description={t`修改后，其他设备上的登录会退出。`}
      >
        <ChangePasswordForm onDone={() => setIsChanging(false)} />
      </Dialog>
    </>
  );
}

/** Administrators of a school or college count as certified by their role; others by the state of theirs. Null: nothing to show. */
function badgeOf(roles: readonly { code: string; centifiedStatus: boolean | null }[]): boolean | null {
  const [first] = roles;
  if (first === undefined) return null;
  return first.code === 'YMANAGEMENT' || first.code === 'XMANAGEMENT' || first.centifiedStatus === true;
}
