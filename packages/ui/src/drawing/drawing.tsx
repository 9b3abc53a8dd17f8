import type { ReactNode } from 'react';
import type { OwnProps } from '../own-props.ts';

/** What a drawing stands for. */
export type DrawingKind = 'list' | 'search' | 'messages' | 'error' | 'locked' | 'offline';

export interface DrawingProps extends OwnProps<'svg'> {
  kind: DrawingKind;
  isSmall?: boolean;
}

/**
 * A line drawing of our own in the tokens' colours, 120 × 88 px, or small 72 × 53 px. It only decorates: the text beside it says the same.
 */
export function Drawing({ kind, isSmall = false, ...rest }: DrawingProps) {
  return (
    <svg
      aria-hidden
      data-slot="drawing"
      width={isSmall ? 72 : 120}
      height={isSmall ? 53 : 88}
      viewBox="0 0 120 88"
      fill="none"
      strokeWidth={isSmall ? 2.5 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      // No class, which one of the caller's might lose against.
      stroke="var(--color-border-strong)"
      {...rest}
    >
      <ellipse cx="60" cy="79" rx="44" ry="4" className="fill-bg-subtle stroke-none" />
      {drawings[kind]}
    </svg>
  );
}

const page = 'fill-surface';
const soft = 'fill-theme-soft stroke-theme';

const drawings: Record<DrawingKind, ReactNode> = {
  list: (
    <>
      <path className={page} d="M30 46 40 24h40l10 22v28a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V46Z" />
      <path className={soft} d="M30 46h18c2 0 3 1 3.5 3 .8 3.3 4.3 6 8.5 6s7.7-2.7 8.5-6c.5-2 1.5-3 3.5-3h18" />
      <path d="M60 8v7M46 11l3 6M74 11l-3 6" />
    </>
  ),
  search: (
    <>
      <rect className={page} x="28" y="14" width="52" height="62" rx="4" />
      <path d="M37 27h26M37 37h34M37 47h16" />
      <circle className={soft} cx="76" cy="52" r="14" />
      <path className="stroke-theme" strokeWidth="3" d="m87 63 9 9" />
    </>
  ),
  messages: (
    <>
      <rect className={page} x="24" y="24" width="72" height="50" rx="5" />
      <path className={soft} d="m25 28 31 24a6.5 6.5 0 0 0 8 0l31-24" />
      <path d="m26 71 24-22M94 71 70 49M60 6v9M46 9l3 7M74 9l-3 7" />
    </>
  ),
  error: (
    <>
      <path className={page} d="M32 16a4 4 0 0 1 4-4h33l15 15v17l-8 5-8-6-9 7-9-7-9 6-9-5V16Z" />
      <path className={page} d="M32 53l9 5 9-6 9 7 9-7 8 6 8-5v19a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V53Z" />
      <path className={soft} d="M69 12v11a4 4 0 0 0 4 4h11" />
      <path d="M42 26h16M42 34h26" />
    </>
  ),
  locked: (
    <>
      <path className={page} d="M46 38V26a14 14 0 0 1 28 0v12" />
      <rect className={soft} x="36" y="38" width="48" height="38" rx="5" />
      <circle className={page} cx="60" cy="54" r="4.5" />
      <path d="M60 58.5V66" />
    </>
  ),
  offline: (
    <>
      <path className={soft} d="M42 68h38a15 15 0 0 0 3-29.7A23 23 0 0 0 39.5 40 14 14 0 0 0 42 68Z" />
      <path className="stroke-surface" strokeWidth="6" d="m36 22 50 52" />
      <path d="m36 22 50 52" />
    </>
  ),
};
