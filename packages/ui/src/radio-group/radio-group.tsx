import { RadioGroup as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { ControlProps } from '../form/control-props.ts';
import { attributesOf } from '../own-props.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** What choosing it means. */
  help?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends ControlProps<HTMLDivElement> {
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  /** Default: beneath each other. */
  orientation?: 'horizontal' | 'vertical';
}

/** A choice of one where all options should be seen. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onValueChange, orientation = 'vertical', readOnly, ref, className } = props;
  const id = useId();
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option && !readOnly) onValueChange(option.value);
  };
  return (
    <Radix.Root
      data-slot="radio-group"
      {...attributesOf(props)}
      ref={ref}
      id={props.id}
      name={props.name}
      value={value ?? null}
      onValueChange={choose}
      disabled={props.disabled === true}
      required={props.required === true}
      aria-readonly={readOnly || undefined}
      onBlur={props.onBlur}
      className={cn('group/radio flex gap-x-5 gap-y-1', orientation === 'vertical' ? 'flex-col' : 'flex-wrap', className)}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          className="inline-flex min-h-6 items-start gap-2 py-0.5 text-sm pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <Radix.Item
            value={option.value}
            disabled={option.isDisabled === true}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={option.help ? `${id}-${index}-help` : undefined}
            className="mt-[calc((1lh-16px)/2)] grid size-4 shrink-0 place-items-center rounded-full border border-border-strong bg-surface transition-colors focus-ring not-disabled:not-group-aria-invalid/radio:hover:border-ring group-aria-invalid/radio:border-danger-text group-aria-readonly/radio:cursor-default disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-ring data-[state=checked]:bg-theme"
          >
            <Radix.Indicator className="size-1.5 rounded-full bg-theme-fg" />
          </Radix.Item>
          <span>
            <span id={`${id}-${index}`}>{option.label}</span>
            {option.help && (
              <span id={`${id}-${index}-help`} className="block text-xs text-fg-muted">
                {option.help}
              </span>
            )}
          </span>
        </label>
      ))}
    </Radix.Root>
  );
}
