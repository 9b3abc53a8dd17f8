import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

/** One tab and its panel. */
export interface TabItem {
  key: string;
  title: ReactNode;
  /** Shown beside the title. */
  count?: number;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface TabsProps {
  items: TabItem[];
  /** Names the list of tabs for screen readers. */
  label: string;
  /** Key of the open tab; leave out and the first is open at the start. */
  value?: string;
  onValueChange?: (key: string) => void;
  className?: string;
}

/** Panels in one place, one of them open. For the open pages of the console see `TabBar`. */
export function Tabs({ items, label, value, onValueChange, className }: TabsProps) {
  return (
    <RadixTabs.Root data-slot="tabs" value={value} defaultValue={items[0]?.key} onValueChange={onValueChange} className={className}>
      <RadixTabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-border [scrollbar-width:none]">
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.key}
            value={item.key}
            disabled={item.isDisabled}
            className={cn(
              'relative flex h-10 shrink-0 items-center gap-1.5 px-3 text-fg-muted -outline-offset-2 transition-colors hover:text-fg pointer-coarse:h-11',
              'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-t-full',
              'data-[state=active]:font-medium data-[state=active]:text-theme-text data-[state=active]:after:bg-theme data-disabled:text-fg-subtle',
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
