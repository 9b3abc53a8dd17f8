import { applyTheme } from '@saiwu/ui';
import { speak, type Language } from './catalogues.ts';
import { languageOf, readSettings, subscribeSettings } from './settings.ts';

/** Puts the settings of this browser on the page, now and after every change. Resolves when the first language is there: render then. */
export async function followSettings(): Promise<void> {
  let stop = paint();
  let language = languageOf(readSettings());
  subscribeSettings(() => {
    stop();
    stop = paint();
    const next = languageOf(readSettings());
    if (next === language) return;
    language = next;
    void speakHere(next);
  });
  await speakHere(language);
}

function paint(): () => void {
  const { COLOR, SCHEME, SIZE } = readSettings();
  return applyTheme({ color: COLOR, scheme: SCHEME, size: SIZE });
}

async function speakHere(language: Language): Promise<void> {
  await speak(language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}
