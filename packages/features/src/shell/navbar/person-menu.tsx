import { useSession } from '@saiwu/auth';
import { consolePaths, profilePath } from '@saiwu/openapi';
import { Avatar, Button, confirm, DropdownMenu, RoleBadge, type MenuEntry } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, BrushCleaning, CircleUserRound, CodeXml, ListChecks, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { avatarSrc } from '../../lib/person/avatar-src.ts';
import { roleBadgeOf } from '../../lib/person/role-badge-of.ts';

export interface PersonMenuProps {
  onClearCache: () => void;
  onSignOut: () => void;
}

/** Who is signed in, with the role badge, and what concerns the person and this console. */
export function PersonMenu({ onClearCache, onSignOut }: PersonMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useSession();
  const docs = useAddress('DocsUrl');
  const repository = useAddress('RepositoryUrl');
  if (user === null) return null;
  const badge = roleBadgeOf(user.roleList);

  async function clearCache() {
    const isSure = await confirm({
      title: t`清除缓存？`,
      description: t`重新获取登录和权限，再刷新页面。界面设置会保留。`,
      confirmLabel: t`清除缓存`,
    });
    if (isSure) onClearCache();
  }

  const items: MenuEntry[] = [
    { key: 'profile', label: t`个人中心`, icon: <CircleUserRound aria-hidden />, onSelect: () => void navigate(profilePath()) },
    { key: 'jobs', label: t`我的任务`, icon: <ListChecks aria-hidden />, onSelect: () => void navigate(consolePaths.jobs) },
    ...(docs === null ? [] : [{ key: 'docs', label: t`使用文档`, icon: <BookOpen aria-hidden />, onSelect: () => openOutside(docs) }]),
    ...(repository === null
      ? []
      : [{ key: 'repository', label: t`代码仓库`, icon: <CodeXml aria-hidden />, onSelect: () => openOutside(repository) }]),
    { key: 'clearCache', label: t`清除缓存`, icon: <BrushCleaning aria-hidden />, onSelect: () => void clearCache() },
    'separator',
    { key: 'signOut', label: t`退出登录`, icon: <LogOut aria-hidden />, onSelect: onSignOut },
  ];
  return (
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
            <Avatar name={user.name} src={avatarSrc(user.avatar)} size="sm" />
          </span>
          <span className="max-w-32 truncate max-sm:sr-only">{user.name}</span>
          {badge !== null && <RoleBadge isCertified={badge} />}
          <span className="sr-only">{t`个人菜单`}</span>
        </Button>
      }
      items={items}
    />
  );
}

/** An address that an administrator has filled in; null while it is not there, and for what is no web page. */
function useAddress(key: 'DocsUrl' | 'RepositoryUrl'): string | null {
  const { queryOf } = useApi();
  const { data } = useQuery({ ...queryOf('parameter.value', { query: { key } }), staleTime: 300_000 });
  return data !== undefined && /^https?:\/\//i.test(data) ? data : null;
}

function openOutside(address: string) {
  window.open(address, '_blank', 'noopener,noreferrer');
}
