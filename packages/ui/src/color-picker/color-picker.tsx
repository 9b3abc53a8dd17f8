import { ChevronDown, CircleAlert } from 'lucide-react';
import { useId, useState, type FocusEvent, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import type { ControlProps } from '../form/control-props.ts';
import { FormValue } from '../form/form-value.tsx';
import { Input } from '../input/input.tsx';
import { groupAttributesOf } from '../own-props.ts';
import { formatColor, formatHex, parseColor } from '../theme/color.ts';
import { useWords } from '../words.tsx';
import { ColorArea } from './color-area.tsx';
import { ColorContrast } from './color-contrast.tsx';
import { ColorSlider } from './color-slider.tsx';
import { ColorSwatches } from './color-swatches.tsx';
import { fromHsv, toHsv, type Hsv } from './hsv.ts';

export interface ColorPickerProps extends Omit<ControlProps<HTMLInputElement>, 'onBlur'> {
  /** `#rrggbb` or `rgb(r, g, b)`. */
  value: string | null | undefined;
  /** Gets a preset as it stands in `presetColors`, any other colour as `#rrggbb`. */
  onValueChange: (value: string) => void;
  /** Says beneath what becomes of the colour as a theme colour, in light and dark; true by default. */
  hasContrastCheck?: boolean | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The hex field, which has the id too. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A colour: eight to choose from, any other by sliders or as hex text. */
export function ColorPicker(props: ColorPickerProps) {
  const { value, onValueChange, hasContrastCheck = true, ref, className } = props;
  const words = useWords();
  const errorId = useId();
  const hex = hexOf(value);
  const [isOpen, setIsOpen] = useState(false);
  // Greys have no hue and black no saturation: the sliders keep what they showed.
  const [held, setHeld] = useState({ hex, hsv: hsvOf(hex) });
  if (held.hex !== hex) setHeld({ hex, hsv: hsvOf(hex) });
  const [draft, setDraft] = useState<{ text: string; hasLeft: boolean } | null>(null);
  const isLocked = props.disabled === true || props.readOnly === true;
  const isWrong = draft !== null && draft.hasLeft && hexOf(draft.text) === null;

  function choose(color: string) {
    setDraft(null);
    onValueChange(color);
  }

  function slide(hsv: Hsv) {
    const next = formatHex(fromHsv(hsv));
    setHeld({ hex: next, hsv });
    choose(next);
  }

  function type(text: string) {
    setDraft({ text, hasLeft: false });
    const next = hexOf(text);
    if (next !== null && next !== hex) onValueChange(next);
  }

  return (
    <fieldset
      data-slot="color-picker"
      data-state={isOpen ? 'open' : 'closed'}
      {...groupAttributesOf(props)}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <ColorSwatches hex={hex} onValueChange={choose} isDisabled={isLocked} />
      <div className="flex gap-2">
        <Button variant="outline" aria-expanded={isOpen} disabled={props.disabled} onClick={() => setIsOpen(!isOpen)}>
          <span
            aria-hidden
            className="size-4 rounded-small border border-border forced-color-adjust-none"
            style={{ backgroundColor: hex ?? undefined }}
          />
          {words.customColor}
          <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
        </Button>
        <Input
          id={props.id}
          ref={ref}
          required={props.required}
          disabled={props.disabled}
          readOnly={props.readOnly}
          aria-label={words.hexColor}
          aria-describedby={[props['aria-describedby'], isWrong && errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={isWrong || props['aria-invalid']}
          aria-required={props['aria-required']}
          autoComplete="off"
          spellCheck={false}
          value={draft?.text ?? hex?.toUpperCase() ?? ''}
          onValueChange={type}
          onBlur={(event) => {
            setDraft(draft !== null && hexOf(draft.text) === null ? { ...draft, hasLeft: true } : null);
            props.onBlur?.(event);
          }}
          className="min-w-24 flex-1 font-mono"
        />
      </div>
      <FormValue name={props.name} disabled={props.disabled} value={value} texts={[value ?? '']} onReset={(first) => choose(first ?? '')} />
      {isWrong && (
        <p id={errorId} role="alert" className="-mt-1.5 flex items-start gap-1 text-xs text-danger-text">
          <CircleAlert aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0" />
          {words.hexColorInvalid}
        </p>
      )}
      {isOpen && <Sliders hsv={held.hsv} onValueChange={slide} isDisabled={isLocked} />}
      {hasContrastCheck && hex !== null && <ColorContrast color={hex} />}
    </fieldset>
  );
}

function Sliders({ hsv, onValueChange, isDisabled }: { hsv: Hsv; onValueChange: (hsv: Hsv) => void; isDisabled: boolean }) {
  const words = useWords();
  const at = (part: Partial<Hsv>) => formatColor(fromHsv({ ...hsv, ...part }));
  return (
    <div className="flex flex-col gap-1">
      <ColorArea value={hsv} onValueChange={onValueChange} isDisabled={isDisabled} />
      <ColorSlider
        label={words.hue}
        value={hsv.hue}
        max={360}
        unit="°"
        isDisabled={isDisabled}
        onValueChange={(hue) => onValueChange({ ...hsv, hue })}
        colors={[0, 60, 120, 180, 240, 300, 360].map((hue) => formatColor(fromHsv({ hue, saturation: 100, brightness: 100 })))}
      />
      <ColorSlider
        label={words.saturation}
        value={hsv.saturation}
        max={100}
        unit="%"
        isDisabled={isDisabled}
        onValueChange={(saturation) => onValueChange({ ...hsv, saturation })}
        colors={[at({ saturation: 0 }), at({ saturation: 100 })]}
      />
      <ColorSlider
        label={words.brightness}
        value={hsv.brightness}
        max={100}
        unit="%"
        isDisabled={isDisabled}
        onValueChange={(brightness) => onValueChange({ ...hsv, brightness })}
        colors={[at({ brightness: 0 }), at({ brightness: 100 })]}
      />
    </div>
  );
}

/** Any way of writing a colour as `#rrggbb`, a hex without its mark too; null when it is no colour. */
function hexOf(text: string | null | undefined): string | null {
  if (!text) return null;
  try {
    return formatHex(parseColor(/^[\da-f]{3,6}$/i.test(text.trim()) ? `#${text.trim()}` : text));
  } catch {
    return null;
  }
}

function hsvOf(hex: string | null): Hsv {
  return toHsv(hex === null ? [0, 0, 0] : parseColor(hex));
}
