import { useState } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { piece, useNear } from '../piece.ts';
import { useWords } from '../words.tsx';
import type { TabBarProps } from './tab-bar-props.ts';

export interface TabSwitcherProps
  extends
    OwnProps<'button', 'onClick' | 'onFocus' | 'onPointerEnter' | 'onSelect'>,
    Pick<TabBarProps, 'tabs' | 'activeKey' | 'onClose' | 'onRefresh'> {
  /** One of the pages was chosen, also when it is the one in front. */
  onSelect: (key: string) => void;
}

/**
 * What stands in place of a `TabBar` where there is no room for one: a button with the number of open pages. It opens a sheet that shows
 * them, switches and closes.
 */
export function TabSwitcher({ tabs, activeKey, onSelect, onClose, onRefresh, className, ...rest }: TabSwitcherProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { isNear, approach } = useNear(sheet, isOpen);
  return (
    <>
      <IconButton
        label={words.openTabsCount(tabs.length)}
        aria-haspopup="dialog"
        {...rest}
        className={className}
        onPointerEnter={approach.onPointerEnter}
        onFocus={approach.onFocus}
        onClick={() => setIsOpen(true)}
      >
        <span
          aria-hidden
          className={cn(
            'grid h-5 min-w-5 place-items-center rounded-small border-[1.5px] border-current px-0.5 text-xs leading-none font-medium tabular-nums',
            tabs.some((tab) => tab.isDirty === true) && 'text-warning-text',
          )}
        >
          {tabs.length}
        </span>
      </IconButton>
      {isNear && <sheet.Part {...{ tabs, activeKey, onSelect, onClose, onRefresh, isOpen }} onOpenChange={setIsOpen} />}
    </>
  );
}

const sheet = piece(async () => (await import('./tab-sheet.tsx')).TabSheet);
