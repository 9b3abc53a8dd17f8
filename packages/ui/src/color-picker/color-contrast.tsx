import { CircleCheck, Info } from 'lucide-react';
import { checkThemeColor } from '../theme/check-theme-color.ts';
import { themeVariables } from '../theme/theme.ts';
import { useWords } from '../words.tsx';

/** What becomes of a theme colour in light and dark, and how readable text on it is. A correction is read out. */
export function ColorContrast({ color }: { color: string }) {
  const words = useWords();
  const { used, ratio, isCorrected } = checkThemeColor(color);
  const colors = [...new Set([used.light, used.dark])].map((hex) => hex.toUpperCase()).join(' / ');
  const Icon = isCorrected ? Info : CircleCheck;
  return (
    <div data-slot="color-contrast" data-state={isCorrected ? 'corrected' : 'kept'} className="flex flex-col gap-2 text-xs">
      <output className="flex items-start gap-1 text-fg-muted">
        <Icon aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0 stroke-[1.5]" />
        <span>{isCorrected ? words.colorCorrected(colors) : words.colorKept}</span>
      </output>
      <ul className="grid grid-cols-2 gap-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <li
            key={scheme}
            data-theme={scheme}
            style={themeVariables(color, scheme)}
            className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-border bg-surface p-2"
          >
            <span className="rounded-small bg-theme px-1.5 text-theme-fg tabular-nums">{used[scheme].toUpperCase()}</span>
            <span className="text-fg">{scheme === 'light' ? words.schemeLight : words.schemeDark}</span>
            <span className="w-full text-fg-muted tabular-nums">{words.contrastRatio(roundedDown(ratio[scheme]))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Never promises more than there is. */
function roundedDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
