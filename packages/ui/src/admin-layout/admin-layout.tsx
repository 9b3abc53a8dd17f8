import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { renderAnchor, type RenderLink } from '../link/render-link.tsx';
import type { OwnProps } from '../own-props.ts';
import { piece, useNear } from '../piece.ts';
import { useWords } from '../words.tsx';
import type { MenuNode } from './menu-node.ts';
import { SidebarMenu } from './sidebar-menu.tsx';

export interface AdminLayoutProps extends OwnProps<'div'> {
  menu: MenuNode[];
  /** Key of the menu entry of the current page. */
  activeKey: string;
  /** A plain click on an entry; clicks for a new window go to the link itself. */
  onNavigate: (path: string) => void;
  /** Makes a link with the caller's router; a plain anchor by default. */
  renderLink?: RenderLink;
  /** At the top of the sidebar. Its first 24 px, the mark, stay when the sidebar is folded. Leave out for a sidebar without a logo. */
  brand?: ReactNode;
  /** The entries at the end of the header, a `Navbar`. */
  navbar?: ReactNode;
  breadcrumb?: ReactNode;
  /** The open pages, a `TabBar`; without it there is no such line. */
  tabs?: ReactNode;
  /** What stands in the header instead of `tabs` below 992 px, a `TabSwitcher`; without it the line stays. */
  switcher?: ReactNode;
  /** Under the header: what is to be known on every page. */
  notice?: ReactNode;
  /** The sidebar is 64 px wide instead of 235. */
  isFolded: boolean;
  onFoldedChange: (isFolded: boolean) => void;
  /** Opening a group of the menu closes the others of its level. */
  isUniqueOpen?: boolean;
  /** Header and tab bar stand still while the page scrolls; true by default. */
  isHeaderFixed?: boolean;
  /** The sidebar stands still and scrolls by itself; true by default. */
  isSidebarFixed?: boolean;
  /** Colours of the sidebar: those of the page by default. */
  sidebarStyle?: 'light' | 'dark';
  /** Id of the element around the page, to which the first link jumps. */
  contentId?: string;
  children: ReactNode;
}

/**
 * The frame of the console. What stands still while the page scrolls is a setting; the element that scrolls carries `data-scroller`.
 * Below 992 px the sidebar is a drawer. Printed, only the page is left.
 */
export function AdminLayout(props: AdminLayoutProps) {
  const {
    menu,
    activeKey,
    onNavigate,
    renderLink = renderAnchor,
    brand,
    navbar,
    breadcrumb,
    tabs,
    switcher,
    notice,
    children,
    ...settings
  } = props;
  const { isFolded, onFoldedChange, isUniqueOpen = false, isHeaderFixed = true, isSidebarFixed = true, ...own } = settings;
  const { sidebarStyle = 'light', contentId = 'content', className, ...rest } = own;
  const words = useWords();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { isNear, approach } = useNear(drawer, isDrawerOpen);
  const shared = { menu, activeKey, isUniqueOpen, renderLink };
  const hasTabs = tabs !== undefined && tabs !== false;
  const FoldIcon = isFolded ? PanelLeftOpen : PanelLeftClose;
  // The same elements whatever scrolls: a setting must not start the pages anew.
  const scroller = !isSidebarFixed ? 'frame' : isHeaderFixed ? 'page' : 'body';
  const scrolls = (part: typeof scroller) => (scroller === part ? { 'data-scroller': '' } : {});
  return (
    <div
      data-slot="admin-layout"
      data-state={isFolded ? 'folded' : 'unfolded'}
      {...rest}
      {...scrolls('frame')}
      className={cn(
        'flex h-dvh bg-bg text-fg print:block print:h-auto print:overflow-visible',
        scroller === 'frame' ? 'overflow-auto' : 'overflow-hidden',
        className,
      )}
    >
      <a
        href={`#${contentId}`}
        className="fixed top-1 left-1 z-60 -translate-y-20 rounded-control bg-surface-raised px-3 py-2 text-theme-text shadow-2 focus:translate-y-0 print:hidden"
      >
        {words.skipToContent}
      </a>
      <aside
        data-sidebar={sidebarStyle === 'dark' ? 'dark' : undefined}
        className={cn(
          'flex shrink-0 flex-col border-r border-border bg-surface text-fg transition-[width] duration-150 max-lg:hidden print:hidden',
          isFolded ? 'w-16' : 'w-[235px]',
          !isSidebarFixed && 'h-fit min-h-full',
        )}
      >
        {brand !== undefined && (
          <div className="flex h-12 shrink-0 items-center px-5">
            <div className={cn('flex overflow-hidden', isFolded && 'w-6')}>{brand}</div>
          </div>
        )}
        <nav
          aria-label={words.mainMenu}
          className={cn('min-h-0 flex-1 overflow-x-hidden [scrollbar-width:thin]', isSidebarFixed && 'overflow-y-auto')}
        >
          <SidebarMenu {...shared} isFolded={isFolded} onNavigate={onNavigate} />
        </nav>
      </aside>
      <div
        {...scrolls('body')}
        className={cn(
          'flex min-w-0 flex-1 flex-col print:overflow-visible',
          scroller === 'body' && 'overflow-auto',
          scroller === 'frame' && 'h-fit min-h-full',
        )}
      >
        <header
          data-slot="admin-header"
          className={cn('shrink-0 print:hidden', scroller === 'frame' && isHeaderFixed && 'sticky top-0 z-30')}
        >
          <div className="flex h-12 items-center gap-2 border-b border-border bg-surface px-3">
            <IconButton
              label={isFolded ? words.unfoldMenu : words.foldMenu}
              className="max-lg:hidden"
              onClick={() => onFoldedChange(!isFolded)}
            >
              <FoldIcon aria-hidden />
            </IconButton>
            <IconButton
              label={words.openMenu}
              className="lg:hidden"
              onPointerEnter={approach.onPointerEnter}
              onFocus={approach.onFocus}
              onClick={() => setIsDrawerOpen(true)}
            >
              <Menu aria-hidden />
            </IconButton>
            <div className="min-w-0 flex-1">{breadcrumb}</div>
            <div className="flex shrink-0 items-center gap-1">
              {hasTabs && switcher !== undefined && <span className="contents lg:hidden">{switcher}</span>}
              {navbar}
            </div>
          </div>
          {hasTabs && <div className={cn('border-b border-border bg-surface', switcher !== undefined && 'max-lg:hidden')}>{tabs}</div>}
          {notice}
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          {...scrolls('page')}
          // positioned: what is hidden within a page at a place of its own scrolls with it, and does not lengthen the document
          className={cn(
            'relative flex-1 p-4 outline-none lg:p-6 print:overflow-visible print:p-0',
            scroller === 'page' && 'min-h-0 overflow-auto',
          )}
        >
          {children}
        </main>
      </div>
      {isNear && (
        <drawer.Part side="start" isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} title={brand ?? words.mainMenu} className="max-w-72">
          <nav aria-label={words.mainMenu} className="-m-4 sm:-m-6">
            <SidebarMenu
              {...shared}
              isFolded={false}
              onNavigate={(path) => {
                setIsDrawerOpen(false);
                onNavigate(path);
              }}
            />
          </nav>
        </drawer.Part>
      )}
    </div>
  );
}

const drawer = piece(async () => (await import('../drawer/drawer.tsx')).Drawer);
