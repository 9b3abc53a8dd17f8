import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import type { OwnProps } from '../own-props.ts';
import { Segmented } from '../segmented/segmented.tsx';
import type { ThemeSettings } from '../theme/theme.ts';
import { useWords } from '../words.tsx';

export interface ThemeControlsProps extends OwnProps<'div'> {
  value: ThemeSettings;
  onValueChange: (value: ThemeSettings) => void;
}

/** Colour, scheme, page style, size and corners of a theme, beneath each other. */
export function ThemeControls({ value, onValueChange, className, ...rest }: ThemeControlsProps) {
  const words = useWords();
  const change = (part: Partial<ThemeSettings>) => onValueChange({ ...value, ...part });
  return (
    <div data-slot="theme-controls" {...rest} className={cn('flex flex-col gap-5', className)}>
      <Labelled label={words.themeColor}>
        {(labelId) => <ColorPicker aria-labelledby={labelId} value={value.color} onValueChange={(color) => change({ color })} />}
      </Labelled>
      <Labelled label={words.scheme}>
        {(labelId) => (
          <Segmented
            className="w-full"
            aria-labelledby={labelId}
            value={value.scheme}
            onValueChange={(scheme) => change({ scheme })}
            options={[
              { value: 'light', label: words.schemeLight, icon: <Sun aria-hidden /> },
              { value: 'dark', label: words.schemeDark, icon: <Moon aria-hidden /> },
              { value: 'system', label: words.schemeSystem, icon: <Monitor aria-hidden /> },
            ]}
          />
        )}
      </Labelled>
      <Labelled label={words.pageStyle}>
        {(labelId) => (
          <Segmented
            className="w-full"
            aria-labelledby={labelId}
            value={value.pageStyle}
            onValueChange={(pageStyle) => change({ pageStyle })}
            options={[
              { value: 'light', label: words.schemeLight },
              { value: 'dark', label: words.schemeDark },
            ]}
          />
        )}
      </Labelled>
      <Labelled label={words.controlSize}>
        {(labelId) => (
          <Segmented
            className="w-full"
            aria-labelledby={labelId}
            value={value.size}
            onValueChange={(size) => change({ size })}
            options={[
              { value: 'compact', label: words.compact },
              { value: 'default', label: words.standard },
              { value: 'comfortable', label: words.comfortable },
            ]}
          />
        )}
      </Labelled>
      <Labelled label={words.corners}>
        {(labelId) => (
          <Segmented
            className="w-full"
            aria-labelledby={labelId}
            value={value.radius}
            onValueChange={(radius) => change({ radius })}
            options={[
              { value: 'sharp', label: words.sharp },
              { value: 'default', label: words.standard },
              { value: 'round', label: words.round },
            ]}
          />
        )}
      </Labelled>
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      {children(id)}
    </div>
  );
}
