import { Progress as RadixProgress } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface ProgressProps extends OwnProps<'div'> {
  /** What is going on. */
  label: string;
  /** Done, from 0 to `max`; null while it is not known. */
  value: number | null;
  /** 100 by default. */
  max?: number;
  /** Default: the theme colour while it is under way, success when it is whole, warning when it is late. */
  tone?: 'theme' | 'success' | 'warning' | 'danger';
  /** Its time is over, and it is not whole. */
  isLate?: boolean;
  /** Shows the label over the bar; without it only screen readers get it. */
  hasLabel?: boolean;
  /** Shows the share in per cent at the end. */
  hasText?: boolean;
  /** Under the bar: how many of how many, or what went wrong. */
  note?: ReactNode;
  /** At the end, a button that cancels the work for instance. */
  action?: ReactNode;
  /** Reads each quarter out as it is reached: for work that the user waits for. */
  isLive?: boolean;
}

/** How far a long work has come. */
export function Progress(props: ProgressProps) {
  const {
    label,
    value,
    max = 100,
    tone,
    isLate = false,
    hasLabel = false,
    hasText = false,
    note,
    action,
    isLive = false,
    className,
    ...rest
  } = props;
  const share = value === null || max === 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const isWhole = value !== null && share === 1;
  const colour = tone ?? (isWhole ? 'success' : isLate ? 'warning' : 'theme');
  const text = `${Math.floor(share * 100)}%`;
  const percent = hasText && value !== null && (
    <span aria-hidden className="w-10 shrink-0 text-right text-xs text-fg-muted tabular-nums">
      {text}
    </span>
  );
  return (
    <div data-slot="progress" data-tone={colour} {...rest} className={cn('flex items-center gap-2', className)}>
      <div className="min-w-0 flex-1">
        {hasLabel && (
          <div aria-hidden className="mb-1 flex items-baseline gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
            {percent}
          </div>
        )}
        <RadixProgress.Root
          aria-label={label}
          value={value === null ? null : share * 100}
          getValueLabel={() => text}
          className="h-1.5 overflow-hidden rounded-full bg-border forced-colors:bg-[GrayText]"
        >
          <RadixProgress.Indicator
            className={cn(
              // How far is not known: the bar breathes as a whole, for a part of it would be read as a share.
              'block h-full rounded-full transition-[width] data-[state=indeterminate]:animate-pulse data-[state=indeterminate]:opacity-50',
              tones[colour],
              'forced-colors:bg-[Highlight]',
            )}
            style={{ width: value === null ? '100%' : `${share * 100}%` }}
          />
        </RadixProgress.Root>
        {note !== undefined && <div className="mt-1 text-xs text-fg-muted tabular-nums">{note}</div>}
      </div>
      {!hasLabel && percent}
      {action}
      {isLive && <Quarters label={label} share={share} />}
    </div>
  );
}

const tones = { theme: 'bg-theme', success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' };

/** Silent at the start: the bar itself says where it stands. */
function Quarters({ label, share }: { label: string; share: number }) {
  const quarter = Math.floor(share * 4);
  const [first] = useState(quarter);
  return <output className="sr-only">{quarter === first ? '' : `${label} ${quarter * 25}%`}</output>;
}
