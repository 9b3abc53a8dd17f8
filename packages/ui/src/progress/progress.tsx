import { Progress as RadixProgress } from 'radix-ui';
import { cn } from '../cn.ts';

export interface ProgressProps {
  /** What is going on, for screen readers. */
  label: string;
  /** Done, from 0 to `max`; null while it is not known. */
  value: number | null;
  /** 100 by default. */
  max?: number;
  tone?: 'theme' | 'success' | 'danger';
  /** Shows the share in per cent at the end. */
  hasText?: boolean;
  className?: string;
}

/** How far a long work has come. */
export function Progress({ label, value, max = 100, tone = 'theme', hasText = false, className }: ProgressProps) {
  const share = value === null || max === 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const text = `${Math.floor(share * 100)}%`;
  return (
    <div data-slot="progress" className={cn('flex items-center gap-2', className)}>
      <RadixProgress.Root
        aria-label={label}
        value={value === null ? null : share * 100}
        getValueLabel={() => text}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-bg-subtle"
      >
        <RadixProgress.Indicator
          className={cn('block h-full rounded-full transition-[width] data-[state=indeterminate]:animate-pulse', tones[tone])}
          style={{ width: value === null ? '40%' : `${share * 100}%` }}
        />
      </RadixProgress.Root>
      {hasText && value !== null && (
        <span aria-hidden className="w-9 shrink-0 text-right text-xs text-fg-muted tabular-nums">
          {text}
        </span>
      )}
    </div>
  );
}

const tones = { theme: 'bg-theme', success: 'bg-success', danger: 'bg-danger' };
