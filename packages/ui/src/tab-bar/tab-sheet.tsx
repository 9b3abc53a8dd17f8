import { Pin, X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';
import { isKept, pinnedFirst } from './tab-order.ts';
import type { PageTab } from './page-tab.ts';
import type { TabBarProps } from './tab-bar-props.ts';

export interface TabSheetProps extends Pick<TabBarProps, 'tabs' | 'activeKey' | 'onSelect' | 'onClose' | 'onRefresh'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The open pages, one under the other. Loaded by `TabSwitcher`. */
export function TabSheet({ tabs, activeKey, onSelect, onClose, onRefresh, isOpen, onOpenChange }: TabSheetProps) {
  const words = useWords();
  const others = tabs.filter((tab) => !isKept(tab) && tab.key !== activeKey);
  const leaveBy = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <Dialog
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.openTabs}
      footer={
        <>
          <Button variant="outline" onClick={leaveBy(() => onRefresh(activeKey))}>
            {words.refresh}
          </Button>
          <Button variant="outline" disabled={others.length === 0} onClick={leaveBy(() => onClose(others.map((tab) => tab.key)))}>
            {words.closeOthers}
          </Button>
        </>
      }
    >
      <ul className="-mx-3 flex flex-col gap-1">
        {pinnedFirst(tabs).map((tab) => (
          <li
            key={tab.key}
            ref={tab.key === activeKey ? bringIntoView : undefined}
            className={cn('flex items-center rounded-control', tab.key === activeKey && 'bg-theme-soft')}
          >
            <PageButton tab={tab} isActive={tab.key === activeKey} onSelect={leaveBy(() => onSelect(tab.key))} />
            {!isKept(tab) && (
              <IconButton label={`${words.close} ${tab.title}`} onClick={() => onClose([tab.key])}>
                <X aria-hidden className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function PageButton({ tab, isActive, onSelect }: { tab: PageTab; isActive: boolean; onSelect: () => void }) {
  const words = useWords();
  return (
    <button
      type="button"
      aria-current={isActive ? 'page' : undefined}
      className={cn(
        'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-3 text-left -outline-offset-2 hover:bg-bg-subtle',
        isActive && 'font-medium text-theme-text hover:bg-transparent',
      )}
      onClick={onSelect}
    >
      <span className="line-clamp-2 wrap-anywhere">{tab.whole ?? tab.title}</span>
      {tab.isDirty === true && (
        <>
          <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-warning" />
          <span className="sr-only">{words.unsaved}</span>
        </>
      )}
      {isKept(tab) && (
        <>
          <Pin aria-hidden className="ml-auto size-3.5 shrink-0 stroke-[1.5] text-fg-subtle" />
          <span className="sr-only">{words.pinned}</span>
        </>
      )}
    </button>
  );
}

function bringIntoView(item: HTMLLIElement | null) {
  item?.scrollIntoView({ block: 'nearest' });
}
