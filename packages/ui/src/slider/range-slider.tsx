import { cn } from '../cn.ts';
import { FormValue } from '../form/form-value.tsx';
import { groupAttributesOf } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { SliderTrack, type SliderBaseProps } from './slider-track.tsx';

export interface RangeSliderProps extends SliderBaseProps {
  /** Lowest and highest; `null` or `undefined` takes in everything. */
  value: readonly [number, number] | null | undefined;
  onValueChange: (value: [number, number]) => void;
}

/** A part of a span of numbers, with a thumb at each end that does not pass the other. */
export function RangeSlider({ value, onValueChange, className, ...props }: RangeSliderProps) {
  const words = useWords();
  const { min = 0, max = 100, step, marks, valueText, id, disabled, readOnly, onBlur, ref } = props;
  const track = { min, max, step, marks, valueText, id, disabled, readOnly, onBlur, ref };
  const [low, high] = value ?? [min, max];
  const change = ([from, to]: readonly number[]) => {
    if (from !== undefined && to !== undefined) onValueChange([from, to]);
  };
  return (
    <span
      data-slot="range-slider"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a line
      role="group"
      {...groupAttributesOf(props)}
      className={cn('flex w-full', className)}
    >
      <SliderTrack
        {...track}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        values={[low, high]}
        onValuesChange={change}
        names={[words.lowest, words.highest]}
      />
      <FormValue
        name={props.name}
        disabled={props.disabled}
        value={value}
        texts={[String(low), String(high)]}
        onReset={(first) => onValueChange(first ? [...first] : [min, max])}
      />
    </span>
  );
}
