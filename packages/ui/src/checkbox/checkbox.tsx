import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { ControlProps } from '../form/control-props.ts';
import { attributesOf } from '../own-props.ts';

export interface CheckboxProps extends ControlProps<HTMLButtonElement> {
  /** `'indeterminate'` where some, but not all of what it stands for are chosen. */
  value: boolean | 'indeterminate' | null | undefined;
  onValueChange: (value: boolean) => void;
  /** -1 inside of a grid or toolbar that the Tab key reaches elsewhere. */
  tabIndex?: number | undefined;
  /** The words beside the box; without them give `aria-label`. */
  children?: ReactNode;
}

/** Yes or no, taking effect with the form it stands in. */
export function Checkbox({ value, onValueChange, children, className, ref, ...props }: CheckboxProps) {
  const ownLabel = useId();
  const labelledBy = [props['aria-labelledby'], children ? ownLabel : undefined].filter(Boolean).join(' ');
  const box = (
    <Radix.Root
      ref={ref}
      id={props.id}
      name={props.name}
      checked={value ?? false}
      onCheckedChange={(next) => !props.readOnly && onValueChange(next === true)}
      disabled={props.disabled}
      required={props.required === true}
      tabIndex={props.tabIndex}
      onBlur={props.onBlur}
      data-slot="checkbox-box"
      {...attributesOf(props)}
      aria-labelledby={labelledBy || undefined}
      aria-readonly={props.readOnly || undefined}
      className={cn(
        'relative size-4 shrink-0 rounded-small border border-border-strong bg-surface text-theme-fg transition-colors focus-ring',
        'after:absolute after:-inset-1.5 pointer-coarse:after:-inset-3.5 not-disabled:not-aria-invalid:hover:border-ring aria-invalid:border-danger-text',
        'data-[state=checked]:border-ring data-[state=checked]:bg-theme data-[state=indeterminate]:border-ring data-[state=indeterminate]:bg-theme',
        'disabled:cursor-not-allowed disabled:opacity-50 aria-readonly:cursor-default',
        !children && className,
      )}
    >
      <Radix.Indicator className="grid place-items-center">
        {value === 'indeterminate' ? <Minus className="size-3.5 stroke-3" /> : <Check className="size-3.5 stroke-3" />}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (!children) return box;
  return (
    <label data-slot="checkbox" className={cn('inline-flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11', className)}>
      {box}
      <span id={ownLabel}>{children}</span>
    </label>
  );
}
