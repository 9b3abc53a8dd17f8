import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { focusFirstField } from './focus-first-field.ts';
import { ScrollBody } from './scroll-body.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useGuardedClose } from './use-guarded-close.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';

export interface DialogProps extends OwnProps<'div', 'title'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** One sentence under the title; read out when the dialog opens. */
  description?: ReactNode;
  /** Buttons, at the end; the main one last. */
  footer?: ReactNode;
  /** Widths 400, 560, 720 and 960 px. On a phone every dialog is a sheet as wide as the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** True while there is unsaved input: closing asks first. */
  isDirty?: boolean;
  /** Opens the dialog and gets the focus back; leave out when something else opens it. */
  trigger?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog for up to about six fields. Escape, the back button, the cross and a click outside close it. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange: _, isDirty: __, title, description, footer, size = 'md', trigger, children, className, ...rest } = props;
  const words = useWords();
  const { onOpenChange, question } = useGuardedClose(props);
  const focusReturn = useFocusReturn(focusFirstField);
  const keyboard = useKeyboardHeight(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger !== undefined && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.45)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div
          data-slot="dialog-frame"
          className="pointer-events-none fixed inset-x-0 top-0 z-50 grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-4 max-sm:items-end max-sm:p-0 max-sm:pt-[max(2rem,env(safe-area-inset-top))]"
          style={keyboard === 0 ? undefined : { height: `calc(100dvh - ${keyboard}px)` }}
        >
          <RadixDialog.Content
            data-slot="dialog"
            {...(description === undefined && { 'aria-describedby': undefined })}
            {...rest}
            {...focusReturn}
            className={cn(
              'pointer-events-auto flex max-h-[min(48rem,100%)] w-full flex-col rounded-dialog border border-border bg-surface-raised text-fg shadow-3 outline-none',
              'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
              'max-sm:max-h-full max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0',
              widths[size],
              className,
            )}
          >
            <header className="flex items-start gap-3 px-6 pt-5 pb-3 max-sm:px-4">
              <div className="min-w-0 flex-1">
                <RadixDialog.Title className="text-base font-semibold wrap-anywhere">{title}</RadixDialog.Title>
                {description !== undefined && (
                  <RadixDialog.Description className="mt-1 text-fg-muted">{description}</RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close asChild>
                <IconButton label={words.close} className="-mt-1 -mr-2">
                  <X aria-hidden className="size-4" />
                </IconButton>
              </RadixDialog.Close>
            </header>
            <ScrollBody className="px-6 py-2 last:pb-6 max-sm:px-4">{children}</ScrollBody>
            {footer !== undefined && (
              <footer
                data-slot="dialog-foot"
                className="flex flex-wrap justify-end gap-2 px-6 pt-3 pb-5 max-sm:px-4 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))]"
              >
                {footer}
              </footer>
            )}
            {question}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const widths = { sm: 'max-w-[25rem]', md: 'max-w-[35rem]', lg: 'max-w-[45rem]', xl: 'max-w-[60rem]' };
