import { ArrowUpRight, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { cn } from '../cn.ts';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import type { MenuItem } from '../dropdown-menu/menu-item.ts';
import { isExternalLink } from '../external-link/is-external-link.ts';
import type { LinkProps, RenderLink } from '../link/render-link.tsx';
import { piece, useNear } from '../piece.ts';
import type { TooltipProps } from '../tooltip/tooltip.tsx';
import { useWords } from '../words.tsx';
import { groupsAbove, groupsAt, hasBadge, type MenuNode } from './menu-node.ts';

export interface SidebarMenuProps {
  menu: MenuNode[];
  activeKey: string;
  /** Icons only; a group opens beside the sidebar. */
  isFolded: boolean;
  /** Opening a group closes the others of its level. */
  isUniqueOpen: boolean;
  onNavigate: (path: string) => void;
  renderLink: RenderLink;
}

/** The main menu as a tree of links. The groups above the current page are open; on a page above which there are none, the first. */
export function SidebarMenu(props: SidebarMenuProps) {
  const { menu, activeKey, isFolded, isUniqueOpen } = props;
  const [shown, setShown] = useState({ activeKey, open: groupsAt(menu, activeKey) });
  if (shown.activeKey !== activeKey) {
    const above = groupsAt(menu, activeKey);
    setShown({ activeKey, open: isUniqueOpen ? above : [...new Set([...shown.open, ...above])] });
  }

  function toggle(node: MenuNode, siblings: MenuNode[]) {
    const closing = isUniqueOpen ? siblings.map((sibling) => sibling.key) : [node.key];
    const others = shown.open.filter((key) => !closing.includes(key));
    setShown({ activeKey, open: shown.open.includes(node.key) ? others : [...others, node.key] });
  }

  if (isFolded) {
    return (
      <ul className="flex flex-col items-center gap-1 p-2">
        {menu.map((node) => (
          <li key={node.key}>
            <FoldedEntry node={node} {...props} />
          </li>
        ))}
      </ul>
    );
  }
  return <Level nodes={menu} depth={0} open={shown.open} onToggle={toggle} {...props} />;
}

interface LevelProps extends SidebarMenuProps {
  nodes: MenuNode[];
  depth: number;
  open: string[];
  onToggle: (node: MenuNode, siblings: MenuNode[]) => void;
}

function Level({ nodes, ...props }: LevelProps) {
  const { depth, open, onToggle, activeKey } = props;
  return (
    <ul className={cn('flex flex-col gap-0.5', depth === 0 && 'p-2')}>
      {nodes.map((node) => {
        const isOpen = open.includes(node.key);
        const style = cn(entry, indents[Math.min(depth, indents.length - 1)]);
        const content = <Label node={node} hasIcon={depth === 0} isOpen={isOpen} />;
        if (node.children === undefined) return <li key={node.key}>{pageLink(node, content, style, props)}</li>;
        const isAbove = groupsAbove([node], activeKey).length > 0;
        return (
          <li key={node.key}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-current={(isAbove && !isOpen) || undefined}
              className={cn(style, isAbove && 'text-fg', isAbove && !isOpen && 'text-theme-text')}
              onClick={() => onToggle(node, nodes)}
            >
              {content}
              <ChevronDown
                aria-hidden
                className={cn('size-4 shrink-0 stroke-[1.5] text-fg-subtle transition-transform', !isOpen && '-rotate-90')}
              />
            </button>
            {isOpen && (
              <div className="mt-0.5">
                <Level {...props} nodes={node.children} depth={depth + 1} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const entry =
  'flex min-h-[calc(var(--control-height)+4px)] w-full items-center gap-2.5 rounded-control px-3 text-left text-fg-muted transition-colors -outline-offset-2 hover:bg-bg-subtle hover:text-fg aria-[current=page]:bg-theme-soft aria-[current=page]:font-medium aria-[current=page]:text-theme-text';

const indents = ['', 'pl-9', 'pl-12', 'pl-15', 'pl-18'];

function Label({ node, hasIcon, isOpen }: { node: MenuNode; hasIcon: boolean; isOpen: boolean }) {
  return (
    <>
      {hasIcon && <MenuIcon>{node.icon}</MenuIcon>}
      <span className="min-w-0 flex-1 truncate" title={node.label}>
        {node.label}
      </span>
      {node.badge !== undefined && <Badge tone="theme">{node.badge}</Badge>}
      {node.badge === undefined && !isOpen && hasBadge(node) && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-theme" />}
      <ExternalMark path={node.path} />
    </>
  );
}

/** Says of a link that it leads out of the console. */
function ExternalMark({ path }: { path: string | undefined }) {
  const words = useWords();
  if (path === undefined || !isExternalLink(path)) return null;
  return (
    <>
      <ArrowUpRight aria-hidden className="size-4 shrink-0 stroke-[1.5] text-fg-subtle" />
      <span className="sr-only">{` ${words.newWindow}`}</span>
    </>
  );
}

function MenuIcon({ children }: { children: ReactNode }) {
  return <span className="grid size-4 shrink-0 place-items-center [&_svg]:size-4 [&_svg]:stroke-[1.5]">{children}</span>;
}

function pageLink(node: MenuNode, content: ReactNode, className: string, props: SidebarMenuProps) {
  const path = node.path ?? '';
  const linkProps: LinkProps = {
    className,
    'aria-current': node.key === props.activeKey ? 'page' : undefined,
    onClick(event) {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || event.defaultPrevented) return;
      event.preventDefault();
      props.onNavigate(path);
    },
  };
  return props.renderLink(path, content, linkProps);
}

/** What an icon stands for, with the first folded sidebar; screen readers have it in the entry itself. */
const hint = piece<TooltipProps>(
  async () => (await import('../tooltip/tooltip.tsx')).Tooltip,
  ({ children }) => children,
);

function FoldedEntry({ node, ...props }: SidebarMenuProps & { node: MenuNode }) {
  const words = useWords();
  useNear(hint, true);
  const isActive = node.key === props.activeKey || groupsAbove([node], props.activeKey).length > 0;
  const style = cn(entry, 'relative size-11 justify-center p-0', isActive && 'bg-theme-soft text-theme-text');
  const icon = (
    <>
      <MenuIcon>{node.icon ?? node.label.slice(0, 1)}</MenuIcon>
      {hasBadge(node) && <span aria-hidden className="absolute top-2 right-2 size-1.5 rounded-full bg-theme" />}
    </>
  );
  if (node.children === undefined) {
    const content = (
      <>
        {icon}
        <span className="sr-only">{[node.label, node.badge].filter(Boolean).join(' ')}</span>
        {node.path !== undefined && isExternalLink(node.path) && <span className="sr-only">{` ${words.newWindow}`}</span>}
      </>
    );
    return (
      <hint.Part text={node.label} side="right">
        <span className="block">{pageLink(node, content, style, props)}</span>
      </hint.Part>
    );
  }
  return (
    <DropdownMenu
      side="right"
      align="start"
      header={<span className="text-xs text-fg-muted">{node.label}</span>}
      items={pagesOf(node.children, props)}
      trigger={
        <button type="button" aria-label={node.label} title={node.label} aria-current={isActive || undefined} className={style}>
          {icon}
        </button>
      }
    />
  );
}

/** The pages below a folded group, in one flat menu. */
function pagesOf(nodes: MenuNode[], props: SidebarMenuProps): MenuItem[] {
  return nodes.flatMap((node) => {
    if (node.children !== undefined) return pagesOf(node.children, props);
    return [
      { key: node.key, label: node.label, isChecked: node.key === props.activeKey, onSelect: () => props.onNavigate(node.path ?? '') },
    ];
  });
}
