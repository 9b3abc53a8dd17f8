import { onceOnline, unasked, whenOnline } from '../app/when-online.ts';
import { speak, type Language } from '../language/catalogues.ts';
import { defaultOf, languageOf, readSettings, subscribeSettings } from './settings.ts';

/** Puts the settings of this browser on the page, now and after every change. Resolves when look and language are there: render then. */
export async function followSettings(): Promise<void> {
  // The default colours stand in the styles and `first-paint.js` has done the rest: only another colour is worth waiting for.
  if (readSettings().COLOR !== defaultOf('COLOR') && navigator.onLine) await unasked(paint());
  else setTimeout(() => void unasked(paint()), rest);
  subscribeSettings(() => void unasked(paint()));

  let language = languageOf(readSettings());
  subscribeSettings(() => {
    const next = languageOf(readSettings());
    if (next === language) return;
    language = next;
    void unasked(speakWhenOnline(next));
  });
  await speakHere(language);
}

/** After the first paint, for what follows the system or is changed later, in milliseconds. */
const rest = 3000;

/** Once: from then on the look follows the settings by itself. Where it does not come the look stays, until a setting is changed again. */
const paint = onceOnline(async () => (await import('./paint-settings.ts')).paintSettings());

async function speakWhenOnline(language: Language): Promise<void> {
  await whenOnline();
  await speakHere(language);
}

async function speakHere(language: Language): Promise<void> {
  await speak(language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}
