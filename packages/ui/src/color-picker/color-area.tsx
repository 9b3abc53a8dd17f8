import type { PointerEvent } from 'react';
import { formatColor } from '../theme/color.ts';
import { fromHsv, type Hsv } from './hsv.ts';

export interface ColorAreaProps {
  value: Hsv;
  onValueChange: (value: Hsv) => void;
  isDisabled: boolean;
}

/**
 * Saturation to the right, brightness upwards, in one gesture. For pointers alone: the sliders say the same to keyboard and screen reader.
 */
export function ColorArea({ value, onValueChange, isDisabled }: ColorAreaProps) {
  function pick({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) {
    const box = currentTarget.getBoundingClientRect();
    const saturation = within((clientX - box.left) / box.width);
    const brightness = within(1 - (clientY - box.top) / box.height);
    onValueChange({ hue: value.hue, saturation, brightness });
  }
  return (
    <div
      aria-hidden
      data-slot="color-area"
      data-state={isDisabled ? 'disabled' : 'ready'}
      className="relative h-32 touch-none rounded-control border border-border forced-color-adjust-none data-[state=disabled]:opacity-50 data-[state=ready]:cursor-crosshair"
      style={{
        backgroundImage: 'linear-gradient(to top, black, transparent), linear-gradient(to right, white, transparent)',
        backgroundColor: formatColor(fromHsv({ hue: value.hue, saturation: 100, brightness: 100 })),
      }}
      onPointerDown={(event) => {
        if (isDisabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pick(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pick(event);
      }}
    >
      <span
        className="pointer-events-none absolute size-4 -translate-1/2 rounded-full border-2 border-[white] shadow-[0_0_0_1px_black]"
        style={{
          left: `${value.saturation}%`,
          top: `${100 - value.brightness}%`,
          backgroundColor: formatColor(fromHsv(value)),
        }}
      />
    </div>
  );
}

function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}
