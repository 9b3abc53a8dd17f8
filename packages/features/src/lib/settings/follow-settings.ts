import { speak, type Language } from '../language/catalogues.ts';
import { defaultOf, languageOf, readSettings, subscribeSettings } from './settings.ts';

/** Puts the settings of this browser on the page, now and after every change. Resolves when look and language are there: render then. */
export async function followSettings(): Promise<void> {
  const painted = import('./paint-settings.ts').then(({ paintSettings }) => paintSettings());
  // The default colours stand in the styles and `first-paint.js` has done the rest: only another colour is worth waiting for.
  if (readSettings().COLOR !== defaultOf('COLOR')) await painted;

  let language = languageOf(readSettings());
  subscribeSettings(() => {
    const next = languageOf(readSettings());
    if (next === language) return;
    language = next;
    void speakHere(next);
  });
  await speakHere(language);
}

async function speakHere(language: Language): Promise<void> {
  await speak(language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}
