import { Dialog as RadixDialog } from 'radix-ui';
import { cn } from '../cn.ts';
import { useFocusReturn } from '../dialog/use-focus-return.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import type { SearchRow } from './search-row.ts';
import { SearchPanel, type SearchPanelProps } from './search-panel.tsx';

export interface SearchDialogProps
  extends OwnProps<'div'>, Pick<SearchPanelProps, 'source' | 'find' | 'explain' | 'label' | 'hint' | 'takeTyped'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (row: SearchRow) => void;
}

/** The search over the page. Loaded by `MenuSearch`. */
export function SearchDialog({
  isOpen,
  onOpenChange,
  source,
  find,
  explain,
  label,
  hint,
  onChoose,
  takeTyped,
  className,
  ...rest
}: SearchDialogProps) {
  const words = useWords();
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.45)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div data-slot="menu-search-frame" className="pointer-events-none fixed inset-0 z-50 flex justify-center p-4 pt-[12dvh] max-sm:p-0">
          <RadixDialog.Content
            data-slot="menu-search"
            aria-describedby={undefined}
            {...rest}
            {...focusReturn}
            className={cn(
              'pointer-events-auto flex max-h-[min(32rem,76dvh)] w-full max-w-[40rem] flex-col self-start overflow-hidden rounded-dialog border border-border bg-surface-raised text-fg shadow-3 outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none max-sm:border-0',
              className,
            )}
          >
            <RadixDialog.Title className="sr-only">{label ?? words.menuSearch}</RadixDialog.Title>
            <SearchPanel
              source={source}
              find={find}
              explain={explain}
              label={label}
              hint={hint}
              onChoose={onChoose}
              takeTyped={takeTyped}
            />
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
