import { i18n, type Messages } from '@lingui/core';
import { enFirst, zhFirst, type Words } from '@saiwu/ui';

export type Language = 'zh' | 'en';

/** Loads the messages of a language and speaks it from then on. Of two calls the later one wins, also when its messages come first. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const [kit, ...parts] = await Promise.all([
    hasAll ? kitWords[language]() : firstWords[language],
    ...shelves.map((shelf) => shelf[language]()),
  ]);
  if (wanted !== language) return;
  spoken = kit;
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...parts.map((part) => part.messages)) });
}

/** The kit's words in the language that is spoken; `speak` comes first. */
export function wordsOfKit(): Words {
  if (spoken === null) throw new Error('speak() comes before anything is drawn');
  return spoken;
}

/** Adds the messages of the pages behind the sign-in, and the kit's words for them, which the sign-in page does without. */
export async function speakOfEverything(): Promise<void> {
  hasAll = true;
  shelves.push(...inside.splice(0));
  if (wanted !== null) await speak(wanted);
}

type Shelf = Record<Language, () => Promise<{ messages: Messages }>>;

let wanted: Language | null = null;
let spoken: Words | null = null;
let hasAll = false;

/** The sign-in page shows no part of the kit that says more: a test holds that. */
const firstWords = { zh: zhFirst as Words, en: enFirst as Words }; // see above

const kitWords: Record<Language, () => Promise<Words>> = {
  zh: async () => (await import('@saiwu/ui/zh')).zh,
  en: async () => (await import('@saiwu/ui/en')).en,
};

const inside: Shelf[] = [
  { zh: () => import('../../locales/zh.po'), en: () => import('../../locales/en.po') },
  { zh: () => import('@saiwu/openapi/locales/zh.po'), en: () => import('@saiwu/openapi/locales/en.po') },
];

const shelves: Shelf[] = [{ zh: () => import('./locales/zh.po'), en: () => import('./locales/en.po') }];
