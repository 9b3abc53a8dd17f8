import { NumberInput } from '../number-input/number-input.tsx';
import { useState } from 'react';
import { cn } from '../cn.ts';
import { SliderTrack, type SliderBaseProps } from './slider-track.tsx';

export interface SliderProps extends SliderBaseProps {
  /** `null` or `undefined` stands at `min`. */
  value: number | null | undefined;
  onValueChange: (value: number) => void;
  /** Puts the number beside the track, where it can be typed. */
  hasInput?: boolean | undefined;
}

/**
 * A number within bounds, where the place matters more than the figure. The APG's keys: arrows, PageUp and PageDown by ten steps, Home,
 * End.
 */
export function Slider({ value, onValueChange, hasInput = false, className, ...props }: SliderProps) {
  const { min = 0, max = 100, step } = props;
  // What is being typed may be nothing yet, or beyond the bounds: the thumb waits.
  const [typed, setTyped] = useState<{ number: number | null } | null>(null);
  const shown = Math.min(max, Math.max(min, value ?? min));
  const change = ([next]: readonly number[]) => {
    if (next !== undefined) onValueChange(next);
  };
  return (
    <span data-slot="slider" className={cn('flex w-full items-start gap-3', className)}>
      <SliderTrack {...props} values={[shown]} onValuesChange={change} names={[props['aria-label']]} />
      {hasInput && (
        <NumberInput
          className="w-20 shrink-0"
          min={min}
          max={max}
          step={step}
          value={typed ? typed.number : value}
          onValueChange={(next) => {
            setTyped({ number: next });
            if (next !== null && next >= min && next <= max) onValueChange(next);
          }}
          onBlur={() => {
            setTyped(null);
            props.onBlur?.();
          }}
          disabled={props.disabled}
          readOnly={props.readOnly}
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-labelledby']}
        />
      )}
    </span>
  );
}
