import { Slider } from 'radix-ui';

export interface ColorSliderProps {
  label: string;
  value: number;
  max: number;
  /** Stands behind the value when it is read out. */
  unit: string;
  onValueChange: (value: number) => void;
  isDisabled: boolean;
  /** The colours along the track, as CSS colours. */
  colors: readonly string[];
}

/** One dimension of a colour on a track that shows where it leads. */
export function ColorSlider({ label, value, max, unit, onValueChange, isDisabled, colors }: ColorSliderProps) {
  return (
    <Slider.Root
      value={[Math.round(value)]}
      max={max}
      disabled={isDisabled}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className="relative flex h-6 touch-none items-center pointer-coarse:h-11"
    >
      <Slider.Track
        className="h-3 w-full rounded-full border border-border forced-color-adjust-none"
        style={{ background: `linear-gradient(to right, ${colors.join(', ')})` }}
      />
      <Slider.Thumb
        aria-label={label}
        aria-valuetext={`${Math.round(value)}${unit}`}
        className="block size-5 cursor-grab rounded-full border-2 border-surface-raised bg-fg shadow-2 focus-ring pointer-coarse:size-7 data-disabled:cursor-not-allowed"
      />
    </Slider.Root>
  );
}
