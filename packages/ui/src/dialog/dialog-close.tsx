import { Dialog as RadixDialog } from 'radix-ui';
import type { OwnProps } from '../own-props.ts';
import type { ReactElement } from 'react';

/** All but the button itself is given to it. */
export interface DialogCloseProps extends OwnProps<'button'> {
  children: ReactElement;
}

/**
 * Makes the button in it close the dialog or drawer around, as the cross does: with unsaved input it asks first. For the footer's cancel.
 */
export function DialogClose({ children, ...rest }: DialogCloseProps) {
  return (
    <RadixDialog.Close asChild {...rest}>
      {children}
    </RadixDialog.Close>
  );
}
