import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useWords } from '../words.tsx';

export interface PickerFooterProps {
  /** Given, the value can be taken out. */
  onClear?: (() => void) | undefined;
  /** Given, the main act ends the choosing; without it each choice ends it. */
  onDone?: (() => void) | undefined;
  /** Why not everything can be chosen. */
  note?: string | undefined;
  /** Shortcuts. */
  children?: ReactNode;
}

/** The last line of a picker's dialog: take out at the left, shortcuts and the main act at the right. */
export function PickerFooter({ onClear, onDone, note, children }: PickerFooterProps) {
  const words = useWords();
  return (
    <div className="sticky bottom-0 flex flex-col gap-1 border-t border-border bg-surface-raised px-3 py-2">
      {note && <p className="w-0 min-w-full px-2 text-xs text-fg-muted">{note}</p>}
      <div className="flex items-center gap-2">
        {onClear && (
          <Button variant="ghost" size="small" onClick={onClear}>
            {words.clear}
          </Button>
        )}
        <span className="ml-auto flex items-center gap-2">
          {children}
          {onDone && (
            <Button size="small" onClick={onDone}>
              {words.confirm}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}
