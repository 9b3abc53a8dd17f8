import { Badge } from '../badge/badge.tsx';
import { BrandMark } from '../brand/brand-mark.tsx';
import { Button } from '../button/button.tsx';
import { Input } from '../input/input.tsx';
import { applyTheme, themeVariables, type ThemeSettings } from '../theme/theme.ts';
import { useMedia } from '../use-media.ts';
import { useWords } from '../words.tsx';

/** A page in small, under settings that need not be those of the page around it. Only to look at. */
export function ThemePreview({ settings }: { settings: ThemeSettings }) {
  const words = useWords();
  const isDark = useIsDark(settings.scheme);
  const hasDarkSidebar = settings.pageStyle === 'dark' && !isDark;
  return (
    <div
      ref={(element) => (element === null ? undefined : applyTheme(settings, element))}
      inert
      data-slot="theme-preview"
      className="flex overflow-hidden rounded-card border border-border bg-bg text-sm"
    >
      <div
        style={hasDarkSidebar ? { ...themeVariables(settings.color, 'sidebar'), color: 'var(--color-fg)' } : {}}
        className="flex w-28 shrink-0 flex-col gap-1 border-r border-border bg-surface p-2 max-sm:hidden"
      >
        <span className="mb-1 p-1">
          <BrandMark size={24} />
        </span>
        <span className="truncate rounded-control bg-theme-soft px-2 py-1 font-medium text-theme-text">{words.item}</span>
        <span className="truncate px-2 py-1 text-fg-muted">{words.amount}</span>
        <span className="truncate px-2 py-1 text-fg-muted">{words.notifications}</span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-3">
        <div className="flex flex-wrap gap-2">
          <Button variant="solid">{words.confirm}</Button>
          <Button variant="outline">{words.cancel}</Button>
          <Button variant="danger">{words.clear}</Button>
        </div>
        <Input placeholder={words.search} aria-label={words.search} />
        <div className="rounded-card border border-border bg-surface shadow-1">
          {[words.stepDone, words.stepCurrent].map((state, index) => (
            <div key={state} className="flex min-h-row items-center gap-2 border-border px-3 not-last:border-b">
              <span className="min-w-0 flex-1 truncate text-theme-text">
                {words.item} {index + 1}
              </span>
              <Badge tone={index === 0 ? 'success' : 'theme'}>{state}</Badge>
              <span className="tabular-nums">{128 - 41 * index}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Whether a scheme comes to dark now. */
function useIsDark(scheme: ThemeSettings['scheme']): boolean {
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  return scheme === 'system' ? isSystemDark : scheme === 'dark';
}
