import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactElement } from 'react';

/** Makes the button in it close the dialog or drawer around, as the cross does: with unsaved input it asks first. For the footer's cancel. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
