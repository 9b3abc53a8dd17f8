import { panelId, TabPanes, usePageFocus, useTabScroll } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import {
  AdminLayout,
  Breadcrumb,
  isExternalLink,
  LoadingBar,
  TabBar,
  TabSwitcher,
  WordMark,
  type MenuNode,
  type RenderLink,
} from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { LogOut, PanelLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Page } from '../lib/app/page.tsx';
import { MenuIcon } from '../lib/menu-icon/menu-icon.tsx';
import { useSetting } from '../lib/settings/settings.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { menuEntries, menuTrail, unknownPaths, type MenuEntry } from './menu/menu-tree.ts';
import { useNextPages } from './menu/use-next-pages.ts';
import { ShellNavbar } from './navbar/navbar.tsx';
import { useCrumbs } from './menu/use-crumbs.ts';
import { pageAt, usePageTabs, usePageTitle } from './tabs/page-title.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useConsoleTabs } from './tabs/use-console-tabs.tsx';
import { useClearCache } from './navbar/use-clear-cache.ts';
import { useLayoutSettings } from './navbar/use-layout-settings.ts';

/** The frame around the pages: menu, breadcrumb, navbar, tabs. */
export function Workplace({ pages }: { pages: readonly Page[] }) {
  const { t } = useLingui();
  const { router } = useSession();
  const navigate = useNavigate();
  const clearCache = useClearCache();
  const signOut = useSignOut();
  const pageTitle = usePageTitle(pages);
  const { hasLogo, hasTabs, ...layout } = useLayoutSettings();
  const tabs = useConsoleTabs({ pages, isMultipage: hasTabs, titleOf: (tab) => pageTitle(tab.key, tab.name) });
  const [status, setStatus] = useSetting('SIDEBAR_STATUS');
  const isFetching = useIsFetching({ predicate: ({ meta }) => meta?.['isBackground'] !== true }) > 0;
  const entries = useMemo(() => menuEntries(router ?? [], pages), [router, pages]);
  const fetchPage = useNextPages(pages, entries);
  const renderLink = useMemo(() => linksThat(fetchPage), [fetchPage]);
  const { activeKey } = tabs;
  const trail = menuTrail(entries, pageAt(pages, activeKey)?.under ?? activeKey);
  const name = tabs.tabs.find((tab) => tab.key === activeKey)?.name;
  const title = pageTitle(activeKey, name);
  const crumbs = useCrumbs({ pages, trail, pathname: activeKey, title, name });
  useTabScroll(activeKey);
  const leaveFocus = usePageFocus(activeKey);

  useEffect(() => {
    const unknown = unknownPaths(router ?? [], pages);
    // the reader can do nothing about it: it is for whoever looks after the menu
    if (unknown.length > 0) console.warn(`Menu entries without a page in this console: ${unknown.join(', ')}`); // oxlint-disable-line no-console -- see above
  }, [router, pages]);

  const tabActs = {
    tabs: usePageTabs(pages, tabs.tabs, tabs.dirty),
    activeKey,
    onSelect: (key: string) => tabs.select(key),
    onClose(keys: string[]) {
      // closing by the keyboard goes on from tab to tab; an answer about unsaved input is an act between
      const isFromTabs = Boolean(document.activeElement?.closest('[role=tablist]'));
      void tabs.close(keys, () => isFromTabs && leaveFocus());
    },
    onRefresh: (key: string) => void tabs.refresh(key),
  };
  const open = (path: string) => (isExternalLink(path) ? window.open(path, '_blank', 'noopener,noreferrer') : void navigate(path));
  const fold = () => setStatus(status === 0 ? 1 : 0);
  const leave = () => void tabs.leave(signOut);

  return (
    <>
      <title>{t`${title} · 赛务`}</title>
      <LoadingBar isLoading={isFetching} />
      <AdminLayout
        {...layout}
        menu={entries.map(menuNode)}
        activeKey={trail.at(-1)?.key ?? ''}
        onNavigate={open}
        renderLink={renderLink}
        brand={hasLogo ? <WordMark name={t`赛务`} /> : undefined}
        isFolded={status === 0}
        onFoldedChange={fold}
        breadcrumb={<Breadcrumb items={crumbs} renderLink={renderLink} />}
        navbar={
          <ShellNavbar
            entries={entries}
            commands={[
              { key: 'fold', title: status === 0 ? t`展开菜单` : t`收起菜单`, keywords: ['Sidebar'], icon: <PanelLeft />, onSelect: fold },
              { key: 'signOut', title: t`退出登录`, keywords: ['Sign out'], icon: <LogOut />, onSelect: leave },
            ]}
            here={{ path: activeKey, title, isPage: pageAt(pages, activeKey) !== undefined }}
            onNavigate={open}
            onClearCache={() => void tabs.leave(clearCache)}
            onSignOut={leave}
          />
        }
        tabs={
          hasTabs && (
            <TabBar
              {...tabActs}
              onPinnedChange={(key, isPinned) => tabs.pin(key, isPinned)}
              onReorder={(keys) => tabs.reorder(keys)}
              panelId={panelId(activeKey)}
            />
          )
        }
        switcher={<TabSwitcher {...tabActs} />}
        notice={<OfflineNotice />}
      >
        <TabPanes
          tabs={tabs.tabs}
          activeKey={activeKey}
          renderPage={tabs.renderPage}
          marks={tabs.marks}
          onRename={tabs.rename}
          onDrop={tabs.drop}
          titleOf={hasTabs ? (tab) => pageTitle(tab.key, tab.name) : null}
        />
      </AdminLayout>
    </>
  );
}

/** Links by the router; whoever comes near one has its page fetched. */
function linksThat(fetchPage: (path: string) => void): RenderLink {
  return function link(path, children, props) {
    if (isExternalLink(path))
      return (
        <a href={path} target="_blank" rel="noopener noreferrer" {...props}>
          {children}
        </a>
      );
    return (
      <Link to={path} onPointerEnter={() => fetchPage(path)} onFocus={() => fetchPage(path)} {...props}>
        {children}
      </Link>
    );
  };
}

function menuNode({ key, title, icon, path, children }: MenuEntry): MenuNode {
  return {
    key,
    label: title,
    icon: <MenuIcon name={icon} />,
    ...(path !== undefined && { path }),
    ...(children.length > 0 && { children: children.map(menuNode) }),
  };
}
