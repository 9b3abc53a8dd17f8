import { AlertTriangle } from 'lucide-react';
import { AlertDialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { ScrollBody } from '../dialog/scroll-body.tsx';
import { useFocusReturn } from '../dialog/use-focus-return.ts';
import { useWords } from '../words.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';
import { nestQuotes } from './nest-quotes.ts';
import { useComposingKeys } from '../composing-keys.ts';

/** The question and its answers. Loaded by `ConfirmDialog`. */
export function ConfirmPanel(props: ConfirmDialogProps) {
  useComposingKeys();
  const words = useWords();
  const {
    isOpen,
    onAnswer,
    title,
    description,
    confirmLabel = words.confirm,
    cancelLabel = words.cancel,
    isDanger = false,
    className,
    ...rest
  } = props;
  const confirming = useRef<HTMLButtonElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(() => cancelLabel === null && confirming.current?.focus());
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.45)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div
          data-slot="confirm-frame"
          className="pointer-events-none fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-4"
        >
          <AlertDialog.Content
            data-slot="confirm"
            {...rest}
            onCloseAutoFocus={onCloseAutoFocus}
            onOpenAutoFocus={onOpenAutoFocus}
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={cn(
              'pointer-events-auto flex max-h-full w-full max-w-[26rem] gap-3 rounded-dialog border border-border bg-surface-raised p-6 text-fg shadow-3 outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in max-sm:p-4',
              className,
            )}
          >
            {isDanger && <AlertTriangle aria-hidden className="mt-0.5 size-5 shrink-0 text-danger-text" strokeWidth={1.5} />}
            <div className="flex min-w-0 flex-1 flex-col">
              <AlertDialog.Title className="text-base font-semibold wrap-anywhere">{quoted(title)}</AlertDialog.Title>
              {description !== undefined && (
                <ScrollBody className="mt-2">
                  <AlertDialog.Description className="wrap-anywhere text-fg-muted">{quoted(description)}</AlertDialog.Description>
                </ScrollBody>
              )}
              <div data-slot="dialog-foot" className="mt-5 flex shrink-0 flex-wrap justify-end gap-2">
                {cancelLabel !== null && (
                  <AlertDialog.Cancel asChild>
                    <Button variant="outline">{cancelLabel}</Button>
                  </AlertDialog.Cancel>
                )}
                <Button ref={confirming} variant={isDanger ? 'danger' : 'solid'} onClick={() => onAnswer(true)}>
                  {confirmLabel}
                </Button>
              </div>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function quoted(text: ReactNode) {
  return typeof text === 'string' ? nestQuotes(text) : text;
}
