import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { focusFirstField } from '../dialog/focus-first-field.ts';
import { ScrollBody } from '../dialog/scroll-body.tsx';
import { useFocusReturn } from '../dialog/use-focus-return.ts';
import { useGuardedClose } from '../dialog/use-guarded-close.tsx';
import { useKeyboardHeight } from '../dialog/use-keyboard-height.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

export interface DrawerProps extends OwnProps<'div', 'title'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons that stay at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** Edge it comes from; the end by default. From the bottom it is as high as what it holds, for a phone. */
  side?: 'start' | 'end' | 'bottom';
  /** Widths 400, 560 and 720 px; the whole screen on a phone, and from the bottom. */
  size?: 'sm' | 'md' | 'lg';
  /** True while there is unsaved input: closing asks first. */
  isDirty?: boolean;
  trigger?: ReactNode;
  children?: ReactNode;
}

/** A panel at the edge, for looking at one record beside the list it came from. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onOpenChange: _, isDirty: __, title, description, footer, side = 'end', size = 'md', trigger, ...own } = props;
  const { children, className, style, ...rest } = own;
  const words = useWords();
  const { onOpenChange, question } = useGuardedClose(props);
  const focusReturn = useFocusReturn(focusFirstField);
  const keyboard = useKeyboardHeight(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger !== undefined && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.45)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <RadixDialog.Content
          data-slot="drawer"
          data-side={side}
          {...rest}
          {...focusReturn}
          {...(description === undefined && { 'aria-describedby': undefined })}
          style={keyboard === 0 ? style : { ...style, bottom: keyboard }}
          className={cn(
            'fixed z-50 flex w-full flex-col border-border bg-surface-raised text-fg shadow-3 outline-none',
            edges[side],
            side !== 'bottom' && widths[size],
            className,
          )}
        >
          <header className="flex items-start gap-3 border-b border-border px-6 py-3 max-sm:px-4 max-sm:pt-[max(0.75rem,env(safe-area-inset-top))]">
            <div className="min-w-0 flex-1 py-1">
              <RadixDialog.Title className="text-base font-semibold wrap-anywhere">{title}</RadixDialog.Title>
              {description !== undefined && <RadixDialog.Description className="mt-1 text-fg-muted">{description}</RadixDialog.Description>}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label={words.close} className="-mr-2">
                <X aria-hidden className="size-4" />
              </IconButton>
            </RadixDialog.Close>
          </header>
          <ScrollBody className="border-y-0 p-6 max-sm:p-4">{children}</ScrollBody>
          {footer !== undefined && (
            <footer
              data-slot="dialog-foot"
              className="flex flex-wrap justify-end gap-2 border-t border-border px-6 py-3 max-sm:px-4 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
            >
              {footer}
            </footer>
          )}
          {question}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const edges = {
  start: 'inset-y-0 left-0 border-r transition-transform duration-200 starting:-translate-x-full',
  end: 'inset-y-0 right-0 border-l data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-dialog border-t transition-transform duration-200 starting:translate-y-full',
};

const widths = { sm: 'sm:max-w-[25rem]', md: 'sm:max-w-[35rem]', lg: 'sm:max-w-[45rem]' };
