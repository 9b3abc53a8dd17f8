import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

/** Something that happened. */
export interface TimelineEvent {
  key: string;
  title: ReactNode;
  /** When; a text or a `RelativeTime`. */
  time?: ReactNode;
  description?: ReactNode;
  /** Colour of the dot; say the state in words as well. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Instead of the dot. */
  icon?: ReactNode;
}

export interface TimelineProps extends OwnProps<'ol'> {
  /** In the order in which they are shown. */
  events: readonly TimelineEvent[];
  /** What is under way: stands last. */
  pending?: ReactNode;
  /** Names the list for screen readers. */
  label: string;
  /** On which side the times stand. Below 640 px they stand above their titles. */
  timeSide?: 'left' | 'right';
}

/** Events one below the other. */
export function Timeline({ events, pending, label, timeSide = 'right', className, ...rest }: TimelineProps) {
  return (
    <ol data-slot="timeline" aria-label={label} {...rest} className={cn('flex flex-col', className)}>
      {events.map(({ key, title, time, description, tone = 'neutral', icon }) => (
        <li
          key={key}
          data-tone={tone}
          className={cn('group flex gap-3', timeSide === 'left' && 'sm:grid sm:grid-cols-[minmax(6rem,10rem)_auto_minmax(0,1fr)]')}
        >
          {timeSide === 'left' && <Time className="text-right max-sm:hidden">{time}</Time>}
          <Mark>{icon === undefined ? <span className={cn('size-2.5 rounded-full', dots[tone])} /> : icon}</Mark>
          <div className="min-w-0 flex-1 pb-5 group-last:pb-0">
            <div className="flex items-baseline justify-between gap-x-4 max-sm:flex-col-reverse">
              <span className="min-w-0 font-medium">{title}</span>
              {time !== undefined && <Time className={cn(timeSide === 'left' && 'sm:hidden')}>{time}</Time>}
            </div>
            {description !== undefined && <div className="mt-0.5 text-fg-muted">{description}</div>}
          </div>
        </li>
      ))}
      {pending !== undefined && (
        <li
          data-state="pending"
          className={cn('group flex gap-3', timeSide === 'left' && 'sm:grid sm:grid-cols-[minmax(6rem,10rem)_auto_minmax(0,1fr)]')}
        >
          {timeSide === 'left' && <span className="max-sm:hidden" />}
          <Mark>
            <LoaderCircle className="size-4 animate-spin stroke-[1.5] text-fg-muted" />
          </Mark>
          <div className="min-w-0 flex-1 text-fg-muted">{pending}</div>
        </li>
      )}
    </ol>
  );
}

const dots = { neutral: 'bg-border-strong', info: 'bg-info', success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' };

/** The dot on the first line of its event, and the line down to the next. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="flex w-4 shrink-0 flex-col items-center [&_svg]:size-4 [&_svg]:stroke-[1.5]">
      <span className="grid h-[1lh] shrink-0 place-items-center">{children}</span>
      <span className="w-px flex-1 bg-border group-last:hidden" />
    </span>
  );
}

function Time({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={cn('shrink-0 text-xs leading-[inherit] text-fg-muted tabular-nums', className)}>{children}</span>;
}
