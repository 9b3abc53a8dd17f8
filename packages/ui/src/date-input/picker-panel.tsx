import { CircleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { PickerDialog } from './use-picker-dialog.ts';

interface PickerPanelProps {
  dialog: PickerDialog;
  label: string;
  /** Something in it is pressed while the field keeps the focus: what was typed is no longer shown. */
  onPress: () => void;
  children: ReactNode;
}

/** The dialog of a picker, inside a `Popover.Root`. With the focus in it, it hides the rest from screen readers and holds the focus. */
export function PickerPanel({ dialog: { isModal, field }, label, onPress, children }: PickerPanelProps) {
  const isLeft = useRef(false);

  /** Only what is typed into takes the focus from the field at once: leaving it would be judged before something is chosen. */
  function press(event: MouseEvent) {
    if (isModal || (event.target instanceof HTMLElement && event.target.closest('input, select') !== null)) return;
    event.preventDefault();
    onPress();
  }

  /** Back to where it was opened, unless the reader has gone on. */
  function goBack(event: Event) {
    if (isModal) return;
    event.preventDefault();
    if (!isLeft.current && document.activeElement === document.body) field.current?.focus();
  }

  return (
    <Popover.Portal>
      <Popover.Content
        data-slot="picker-panel"
        aria-modal={isModal || undefined}
        aria-label={label}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        // Its parts take the focus themselves; while they are being loaded, the dialog holds it.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          isLeft.current = false;
          if (isModal && event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={goBack}
        onPointerDownOutside={({ target }) => {
          isLeft.current = target !== field.current;
        }}
        onInteractOutside={(event) => {
          if (!isModal && event.target === field.current) event.preventDefault();
        }}
        onMouseDown={press}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-auto rounded-card border border-border bg-surface-raised text-fg shadow-2 outline-none',
          'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
        )}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
}

/** Says under a picker why its text cannot stand. */
export function PickerProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} role="alert" className="mt-1.5 flex items-start gap-1 text-xs text-danger-text">
      <CircleAlert aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0 stroke-[1.5]" />
      <span>{children}</span>
    </span>
  );
}
