import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { Segmented } from '../segmented/segmented.tsx';
import { exportTheme, type ThemeFormat } from '../theme/export-theme.ts';
import type { ThemeSettings } from '../theme/theme.ts';
import { useWords } from '../words.tsx';

export interface ThemeExportProps extends OwnProps<'div'> {
  settings: Partial<ThemeSettings>;
}

/** A theme as CSS variables, design tokens or Tailwind theme, to copy or to download. */
export function ThemeExport({ settings, className, ...rest }: ThemeExportProps) {
  const words = useWords();
  const [format, setFormat] = useState<ThemeFormat>('css');
  const text = exportTheme(settings, format);
  const names = { css: words.cssVariables, json: words.designTokens, tailwind: 'Tailwind' };
  return (
    <div data-slot="theme-export" {...rest} className={cn('flex min-w-0 flex-col gap-3', className)}>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          className="max-sm:w-full"
          aria-label={words.exportTheme}
          value={format}
          onValueChange={setFormat}
          options={[
            { value: 'css', label: names.css },
            { value: 'json', label: names.json },
            { value: 'tailwind', label: names.tailwind },
          ]}
        />
        <div className="ml-auto flex items-center gap-2">
          <CopyButton text={text} variant="outline" size="default" />
          <Button variant="outline" onClick={() => download(fileNames[format], text)}>
            <Download aria-hidden />
            {words.download}
          </Button>
        </div>
      </div>
      <section
        aria-label={names[format]}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-control border border-border bg-bg-subtle p-3 font-mono text-xs text-fg focus-ring"
      >
        <pre>{text}</pre>
      </section>
    </div>
  );
}

const fileNames = { css: 'theme.css', json: 'theme.tokens.json', tailwind: 'tailwind-theme.css' };

function download(fileName: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
