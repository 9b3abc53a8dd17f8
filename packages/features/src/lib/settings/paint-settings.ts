import { applyTheme, type ThemeSettings } from '@saiwu/ui';
import { readSettings, subscribeSettings, type Settings } from './settings.ts';

/** Puts the look that was set in this browser on the page, now and after every change. */
export function paintSettings(): void {
  let stop = applyTheme(themeOf(readSettings()));
  subscribeSettings(() => {
    stop();
    stop = applyTheme(themeOf(readSettings()));
  });
}

/** The part of the settings that the kit's theme is made of. */
export function themeOf({ COLOR, SCHEME, SIZE, RADIUS, PAGE_STYLE }: Settings): ThemeSettings {
  return { color: COLOR, scheme: SCHEME, size: SIZE, radius: RADIUS, pageStyle: PAGE_STYLE };
}
