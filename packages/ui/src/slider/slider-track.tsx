import { Slider as Radix } from 'radix-ui';
import type { KeyboardEvent, Ref } from 'react';
import { cn } from '../cn.ts';
import type { ControlProps } from '../form/control-props.ts';
import { attributesOf } from '../own-props.ts';

export interface SliderMark {
  value: number;
  label?: string;
}

export interface SliderBaseProps extends ControlProps<HTMLSpanElement> {
  /** 0 by default. */
  min?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** 1 by default. */
  step?: number | undefined;
  /** Points on the track, with words beneath. */
  marks?: readonly SliderMark[] | undefined;
  /** The value in words, above the thumb and for screen readers, as in `30 分`. */
  valueText?: ((value: number) => string) | undefined;
  /** The first thumb. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** A slider always has a value: nothing to require. */
  'aria-required'?: boolean | undefined;
  required?: undefined;
}

export interface SliderTrackProps extends SliderBaseProps {
  values: readonly number[];
  onValuesChange: (values: readonly number[]) => void;
  /** Names of the thumbs. */
  names: readonly (string | undefined)[];
}

/** The track, its thumbs and marks. */
export function SliderTrack(props: SliderTrackProps) {
  const { values, onValuesChange, names, min = 0, max = 100, step = 1, marks = [], valueText, ref } = props;
  const { 'aria-required': _, ...attributes } = attributesOf(props);
  const change = (next: readonly number[]) => {
    if (!props.readOnly) onValuesChange(next);
  };
  // Home and End belong to the thumb that has the focus; Radix moves the first and the last one.
  const press = (event: KeyboardEvent, index: number) => {
    const bound = { Home: values[index - 1] ?? min, End: values[index + 1] ?? max }[event.key];
    if (bound === undefined || props.disabled) return;
    event.preventDefault();
    event.stopPropagation();
    if (bound !== values[index]) change(values.map((value, at) => (at === index ? bound : value)));
  };
  return (
    <span className={cn('block min-w-0 flex-1', marks.some((mark) => mark.label) && 'pb-6')}>
      <Radix.Root
        // The primitive sends its value when disabled too.
        name={props.disabled ? undefined : props.name}
        min={min}
        max={max}
        step={step}
        value={[...values]}
        onValueChange={change}
        preserveThumbOrder
        disabled={props.disabled === true}
        className="relative flex h-control w-full touch-none items-center select-none data-disabled:cursor-not-allowed data-disabled:opacity-50"
      >
        <Radix.Track className="relative h-1.5 flex-1 rounded-full bg-border">
          <Radix.Range className={cn('absolute h-full rounded-full', props['aria-invalid'] ? 'bg-danger' : 'bg-theme')} />
        </Radix.Track>
        {marks.map((mark) => (
          <span
            key={mark.value}
            aria-hidden
            className="pointer-events-none absolute top-1/2"
            style={{ left: placeOf(mark.value, min, max) }}
          >
            <span className="absolute size-1.5 -translate-1/2 rounded-full border border-border-strong bg-surface" />
            <span className={cn('absolute top-4 text-xs whitespace-nowrap text-fg-muted', sideOf(mark.value, min, max))}>{mark.label}</span>
          </span>
        ))}
        {values.map((value, index) => (
          <Radix.Thumb
            // oxlint-disable-next-line react/no-array-index-key -- a thumb is its place in the order
            key={index}
            ref={index === 0 ? ref : undefined}
            id={index === 0 ? props.id : undefined}
            {...attributes}
            aria-label={names[index]}
            aria-readonly={props.readOnly || undefined}
            aria-valuetext={valueText?.(value)}
            onBlur={props.onBlur}
            onKeyDown={(event) => press(event, index)}
            className={cn(
              'group block size-5 rounded-full border-2 bg-surface shadow-1 transition-[border-color,box-shadow] focus-ring',
              'before:absolute before:-inset-0.5 pointer-coarse:before:-inset-3 not-data-disabled:cursor-grab not-data-disabled:active:cursor-grabbing',
              props['aria-invalid'] ? 'border-danger-text' : 'border-theme hover:border-theme-hover',
            )}
          >
            <span
              aria-hidden
              className="invisible absolute bottom-full left-1/2 mb-1.5 -translate-x-1/2 rounded-control bg-fg px-1.5 py-0.5 text-xs whitespace-nowrap text-surface tabular-nums group-hover:visible group-focus-visible:visible group-active:visible"
            >
              {valueText?.(value) ?? value}
            </span>
          </Radix.Thumb>
        ))}
      </Radix.Root>
    </span>
  );
}

/** Where a thumb of 20 px stands: it keeps within the track. */
function placeOf(value: number, min: number, max: number): string {
  const share = max === min ? 0 : (value - min) / (max - min);
  return `calc(${share * 100}% + ${(0.5 - share) * 20}px)`;
}

/** The words of the outermost marks end where the track does. */
function sideOf(value: number, min: number, max: number): string {
  if (value === min) return '-left-2.5';
  return value === max ? '-right-2.5' : '-translate-x-1/2';
}
