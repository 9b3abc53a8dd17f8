import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { ControlProps } from '../form/control-props.ts';
import { attributesOf } from '../own-props.ts';

export interface SwitchProps extends ControlProps<HTMLButtonElement> {
  value: boolean | null | undefined;
  onValueChange: (value: boolean) => void;
  /** The words beside it; without them give `aria-label`. They name what is on, and do not change with the state. */
  children?: ReactNode;
}

/** On or off, taking effect at once. */
export function Switch({ value, onValueChange, children, className, ref, ...props }: SwitchProps) {
  const ownLabel = useId();
  const labelledBy = [props['aria-labelledby'], children ? ownLabel : undefined].filter(Boolean).join(' ');
  const track = (
    <Radix.Root
      ref={ref}
      id={props.id}
      name={props.name}
      checked={value ?? false}
      onCheckedChange={(next) => !props.readOnly && onValueChange(next)}
      disabled={props.disabled}
      required={props.required === true}
      onBlur={props.onBlur}
      {...attributesOf(props)}
      aria-labelledby={labelledBy || undefined}
      aria-readonly={props.readOnly || undefined}
      className={cn(
        'relative h-5 w-9 shrink-0 rounded-full border border-border-strong bg-border-strong transition-colors focus-ring aria-invalid:border-danger-text',
        'after:absolute after:-inset-0.5 pointer-coarse:after:-inset-3 data-[state=checked]:border-ring data-[state=checked]:bg-theme',
        'disabled:cursor-not-allowed disabled:opacity-50 aria-readonly:cursor-default',
        !children && className,
      )}
    >
      <Radix.Thumb className="block size-4 translate-x-px rounded-full bg-surface transition-transform dark:bg-fg data-[state=checked]:translate-x-[17px] data-[state=checked]:bg-theme-fg forced-colors:bg-[ButtonText]!" />
    </Radix.Root>
  );
  if (!children) return track;
  return (
    <label data-slot="switch" className={cn('inline-flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11', className)}>
      {track}
      <span id={ownLabel}>{children}</span>
    </label>
  );
}
