import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { attributesOf } from '../own-props.ts';
import type { RadioGroupProps } from '../radio-group/radio-group.tsx';

export interface SegmentedProps<Value extends string = string> extends Omit<RadioGroupProps<Value>, 'options' | 'orientation'> {
  options: readonly { value: Value; label: string; icon?: ReactNode; isDisabled?: boolean }[];
}

/** A choice of one among two to five short words: views, light and dark. A radio group to the keyboard. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { options, value, onValueChange, ref, className } = props;
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option && !props.readOnly) onValueChange(option.value);
  };
  return (
    <Radix.Root
      data-slot="segmented"
      {...attributesOf(props)}
      ref={ref}
      id={props.id}
      name={props.name}
      value={value ?? null}
      onValueChange={choose}
      disabled={props.disabled === true}
      required={props.required === true}
      aria-readonly={props.readOnly || undefined}
      onBlur={props.onBlur}
      className={cn(
        'group/segmented inline-flex h-control w-fit max-w-full items-stretch gap-0.5 rounded-control border border-border-strong bg-bg-subtle p-0.5 aria-invalid:border-danger-text',
        className,
      )}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          disabled={option.isDisabled === true}
          className={cn(
            'inline-flex flex-1 items-center justify-center gap-1.5 rounded-small border border-transparent px-3 text-sm whitespace-nowrap text-fg-muted transition-colors focus-ring',
            'not-disabled:hover:text-fg group-aria-readonly/segmented:cursor-default disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4 [&_svg]:stroke-[1.5]',
            'data-[state=checked]:border-border data-[state=checked]:bg-surface data-[state=checked]:text-theme-text data-[state=checked]:shadow-1',
          )}
        >
          {option.icon}
          {/* an element of its own: a count in it changes in place, which a translated text beside the icon does not */}
          <span>{option.label}</span>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
