import type { Ref } from 'react';
import type { ControlProps } from '../form/control-props.ts';
import type { DateRange } from './date-range.ts';
import type { DateRangePreset } from './range-presets.ts';

export interface DateRangeInputProps extends ControlProps<HTMLInputElement> {
  value: DateRange | null | undefined;
  /** An end is `null` when it was taken out, and the text itself while it is no date yet: the schema refuses it. */
  onValueChange: (value: DateRange) => void;
  /** The ends are moments; a chosen range reaches from 00:00:00 to 23:59:59. */
  hasTime?: boolean | undefined;
  /** Bounds in the format of the ends. */
  min?: string | undefined;
  max?: string | undefined;
  /** `YYYY-MM-DD`, where another clock than the browser's decides. */
  today?: string | undefined;
  /** Instead of the usual ones, which `dateRangePresets` gives; none with an empty list. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Called when the focus leaves both ends. */
  onBlur?: (() => void) | undefined;
  /** The first end. */
  ref?: Ref<HTMLInputElement> | undefined;
}
