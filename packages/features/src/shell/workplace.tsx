import { useSession } from '@saiwu/auth';
import { AdminLayout, Breadcrumb, LoadingBar, TabBar, WordMark, type MenuNode, type RenderLink } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Page } from '../lib/page.tsx';
import { useSetting } from '../lib/settings.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { AppearancePopover } from './appearance-popover.tsx';
import { FullscreenButton } from './fullscreen-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { isExternal, menuEntries, menuTrail, type MenuEntry } from './menu-tree.ts';
import { usePageTitle } from './page-title.ts';
import { PersonMenu } from './person-menu.tsx';
import { TabPanes } from './tab-panes.tsx';
import { useTabScroll } from './use-tab-scroll.ts';
import { useTabs } from './use-tabs.ts';

/** The frame around the pages: menu, breadcrumb, navbar, tabs. */
export function Workplace({ pages }: { pages: readonly Page[] }) {
  const { t } = useLingui();
  const { router } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const titleOf = usePageTitle(pages);
  const tabs = useTabs(pages, (tab) => titleOf(tab.key));
  const [status, setStatus] = useSetting('SIDEBAR_STATUS');
  const isFetching = useIsFetching() > 0;
  const entries = useMemo(() => menuEntries(router ?? [], pages), [router, pages]);
  const trail = menuTrail(entries, pathname);
  useTabScroll(tabs.activeKey, 'content');
  const title = titleOf(pathname);

  return (
    <>
      <title>{t`${title} · 赛务`}</title>
      <LoadingBar isLoading={isFetching} />
      <AdminLayout
        menu={entries.map(menuNode)}
        activeKey={trail.at(-1)?.key ?? ''}
        onNavigate={(path) => (isExternal(path) ? window.open(path, '_blank', 'noopener,noreferrer') : void navigate(path))}
        renderLink={renderLink}
        brand={<WordMark name={t`赛务`} />}
        isFolded={status === 0}
        onFoldedChange={(isFolded) => setStatus(isFolded ? 0 : 1)}
        breadcrumb={<Breadcrumb items={crumbs(trail, title, pathname)} renderLink={renderLink} />}
        navbar={
          <>
            <span className="contents max-sm:hidden">
              <FullscreenButton />
            </span>
            <AppearancePopover />
            <LanguageMenu />
            <PersonMenu onSignOut={() => void tabs.leave(signOut)} />
          </>
        }
        tabs={
          <TabBar
            tabs={tabs.tabs.map((tab) => ({
              key: tab.key,
              title: titleOf(tab.key),
              isPinned: tab.isPinned,
              isDirty: tabs.dirty.has(tab.key),
            }))}
            activeKey={tabs.activeKey}
            onSelect={(key) => tabs.select(key)}
            onClose={(key) => void tabs.close(key)}
            onCloseOthers={(key) => void tabs.closeOthers(key)}
            onCloseAll={() => void tabs.closeAll()}
            onRefresh={(key) => void tabs.refresh(key)}
            panelId="content"
          />
        }
      >
        <TabPanes tabs={tabs.tabs} activeKey={tabs.activeKey} pages={pages} marks={tabs.marks} />
      </AdminLayout>
    </>
  );
}

const renderLink: RenderLink = (path, children, props) =>
  isExternal(path) ? (
    <a href={path} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  ) : (
    <Link to={path} {...props}>
      {children}
    </Link>
  );

function menuNode({ key, title, icon, path, children }: MenuEntry): MenuNode {
  return {
    key,
    label: title,
    icon: <MenuIcon name={icon} />,
    ...(path !== undefined && { path }),
    ...(children.length > 0 && { children: children.map(menuNode) }),
  };
}

/** The menu's chain; a page that is no entry itself comes after the entry it hangs on. */
function crumbs(trail: readonly MenuEntry[], title: string, pathname: string) {
  const levels = trail.map((entry) => ({ key: entry.key, title: entry.title, ...(entry.path !== undefined && { path: entry.path }) }));
  return trail.at(-1)?.path === pathname ? levels : [...levels, { key: pathname, title }];
}
