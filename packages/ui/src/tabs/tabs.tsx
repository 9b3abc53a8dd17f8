import { Tabs as RadixTabs } from 'radix-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useOverflow } from '../tab-bar/use-overflow.ts';

/** One tab and its panel. */
export interface TabItem {
  key: string;
  title: ReactNode;
  /** Shown beside the title. */
  count?: number;
  isDisabled?: boolean;
  /** Drawn while the tab is open, and not before. */
  content: ReactNode;
}

export interface TabsProps extends OwnProps<'div', 'defaultValue' | 'dir'> {
  items: TabItem[];
  /** Names the list of tabs for screen readers. */
  label: string;
  /** Key of the open tab; leave out and the first is open at the start. */
  value?: string;
  onValueChange?: (key: string) => void;
}

/**
 * Panels in one place, one of them open. Arrows, Home and End open the tab they reach. Where the tabs are wider than the place, the
 * row scrolls and fades at the edge that hides some. For the open pages of the console see `TabBar`.
 */
export function Tabs({ items, label, value, onValueChange, className, ...rest }: TabsProps) {
  const [ownValue, setOwnValue] = useState(items.find((item) => item.isDisabled !== true)?.key);
  const list = useRef<HTMLDivElement>(null);
  const { canGoBack, canGoForward } = useOverflow(list);
  const open = value ?? ownValue;
  useEffect(() => {
    if (list.current !== null) bringIntoView(list.current, open);
  }, [open]);
  return (
    <RadixTabs.Root
      data-slot="tabs"
      value={open}
      onValueChange={(key) => {
        setOwnValue(key);
        onValueChange?.(key);
      }}
      {...rest}
      className={className}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={cn(
          'flex gap-1 overflow-x-auto border-b border-border [scrollbar-width:none]',
          canGoBack && 'mask-l-from-[calc(100%-2rem)]',
          canGoForward && 'mask-r-from-[calc(100%-2rem)]',
        )}
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.key}
            value={item.key}
            data-key={item.key}
            disabled={item.isDisabled}
            className={cn(
              'relative flex h-[calc(var(--control-height)+8px)] shrink-0 items-center gap-1.5 rounded-control px-3 whitespace-nowrap text-fg-muted -outline-offset-2 transition-colors not-disabled:hover:text-fg pointer-coarse:h-11',
              'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-t-full',
              'data-[state=active]:font-medium data-[state=active]:text-theme-text data-[state=active]:after:bg-theme data-disabled:cursor-not-allowed data-disabled:opacity-60',
            )}
          >
            {item.title}
            {item.count !== undefined && <span className="text-xs font-normal text-fg-muted tabular-nums">{item.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.key} value={item.key} className="pt-4">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** Scrolls the row alone: the page must not jump to tabs further down when they are first drawn. */
function bringIntoView(list: HTMLElement, key: string | undefined) {
  const open = Array.from(list.children).find((tab) => tab.getAttribute('data-key') === key);
  if (open === undefined) return;
  const row = list.getBoundingClientRect();
  const tab = open.getBoundingClientRect();
  // So much of the neighbour shows that there is one.
  const margin = 40;
  if (tab.left < row.left + margin) list.scrollLeft -= row.left + margin - tab.left;
  else if (tab.right > row.right - margin) list.scrollLeft += tab.right - (row.right - margin);
}
