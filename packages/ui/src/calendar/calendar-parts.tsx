import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ChevronProps, DropdownProps } from 'react-day-picker';
import { buttonVariants } from '../button/button-variants.ts';
import { cn } from '../cn.ts';

/** To the month before or after. */
export function CalendarStep({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      title={props['aria-label']}
      className={cn(buttonVariants({ variant: 'ghost' }), 'z-1 aspect-square px-0 aria-disabled:opacity-50', className)}
    />
  );
}

export function CalendarArrow({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden />;
}

/** Month and year: the browser's own menu, which a phone opens as a wheel. */
export function CalendarMenu({ options, ...props }: DropdownProps) {
  return (
    <span className="relative inline-flex items-center">
      <select
        {...props}
        className="field-sizing-content h-control cursor-pointer appearance-none rounded-control bg-transparent pr-5 pl-1.5 text-sm font-medium text-fg tabular-nums transition-colors focus-ring hover:bg-bg-subtle [&>option]:bg-surface-raised"
      >
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-1 size-3.5 stroke-[1.5] text-fg-muted" />
    </span>
  );
}
