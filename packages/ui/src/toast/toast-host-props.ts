import type { ReactNode } from 'react';
import type { OwnProps } from '../own-props.ts';

/** For the element around the toasts, which takes no room of its own. */
export interface ToastHostProps extends OwnProps<'div', 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  /** Stands behind the id of a failed request that `isExplained`: a link to what explains it. Keep the function stable. */
  aboutRequest?: (requestId: string) => ReactNode;
}
