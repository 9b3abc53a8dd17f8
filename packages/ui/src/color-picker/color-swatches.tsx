import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { contrast, formatHex, parseColor } from '../theme/color.ts';
import { presetColors } from '../theme/theme.ts';
import { useWords } from '../words.tsx';

export interface ColorSwatchesProps {
  /** `#rrggbb`, or null when nothing is chosen. */
  hex: string | null;
  onValueChange: (color: string) => void;
  isDisabled: boolean;
}

/** The colours on offer; arrows go from one to the next. */
export function ColorSwatches({ hex, onValueChange, isDisabled }: ColorSwatchesProps) {
  const words = useWords();
  const chosen = presetColors.find((preset) => formatHex(parseColor(preset)) === hex);
  return (
    <RadioGroup.Root
      aria-label={words.presetColors}
      value={chosen ?? null}
      onValueChange={onValueChange}
      disabled={isDisabled}
      orientation="horizontal"
      className="flex flex-wrap gap-2 pointer-coarse:gap-1"
    >
      {presetColors.map((preset, index) => (
        <RadioGroup.Item
          key={preset}
          value={preset}
          aria-label={words.colorNames[index]}
          title={words.colorNames[index]}
          className="grid size-7 place-items-center rounded-full focus-ring disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:size-11"
        >
          <span
            className="grid size-full place-items-center rounded-full forced-color-adjust-none pointer-coarse:size-8"
            style={{ backgroundColor: preset, color: isWhiteSeen(preset) ? 'white' : 'black' }}
          >
            <RadioGroup.Indicator>
              <Check aria-hidden className="size-4 stroke-[2.5]" />
            </RadioGroup.Indicator>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

function isWhiteSeen(color: string): boolean {
  return contrast(parseColor(color), [255, 255, 255]) >= 3;
}
