import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import type { ThemeSettings } from '../theme/theme.ts';
import { useWords } from '../words.tsx';
import { ThemeControls } from './theme-controls.tsx';
import { ThemeExport } from './theme-export.tsx';
import { ThemePreview } from './theme-preview.tsx';

export interface ThemePickerProps extends OwnProps<'div'> {
  value: ThemeSettings;
  onValueChange: (value: ThemeSettings) => void;
}

/** A whole theme: its settings beside a preview that does not touch the page, and the theme as text to take along. */
export function ThemePicker({ value, onValueChange, className, ...rest }: ThemePickerProps) {
  const words = useWords();
  return (
    <div data-slot="theme-picker" {...rest} className={cn('grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]', className)}>
      <ThemeControls value={value} onValueChange={onValueChange} />
      <div className="flex min-w-0 flex-col gap-5">
        <section className="flex flex-col gap-1.5">
          <h3 className="text-sm font-medium">{words.preview}</h3>
          <ThemePreview settings={value} />
        </section>
        <section className="flex min-w-0 flex-col gap-1.5">
          <h3 className="text-sm font-medium">{words.exportTheme}</h3>
          <ThemeExport settings={value} />
        </section>
      </div>
    </div>
  );
}
