import { i18n, type Messages } from '@lingui/core';
import { enFirst, zhFirst, type Words } from '@saiwu/ui';

export type Language = 'zh' | 'en';

/** Loads the messages of a language and speaks it from then on. Of two calls the later one wins, also when its messages come first. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const parts = await Promise.all(shelves.map((shelf) => shelf[language]()));
  for (const { messages } of parts) Object.assign(known[language], messages);
  if (wanted !== language) return;
  spoken = parts.find(({ kit }) => kit !== undefined)?.kit ?? firstWords[language];
  // all that came so far: a call for less may end after one for more
  i18n.loadAndActivate({ locale: language, messages: { ...known[language] } });
}

/** The kit's words in the language that is spoken; `speak` comes first. */
export function wordsOfKit(): Words {
  if (spoken === null) throw new Error('speak() comes before anything is drawn');
  return spoken;
}

/** Adds the messages of the frame and of the page that everybody begins at, and the kit's words for them: the sign-in page does without. */
export function speakOfFrame(): Promise<void> {
  return speakOfMore(frame);
}

/** Adds those of all other pages too. */
export function speakOfEverything(): Promise<void> {
  return speakOfMore(frame, inside);
}

/** Of the same parts every call waits for the same loading. */
async function speakOfMore(...parts: Shelf[][]): Promise<void> {
  const added = parts.flat().filter((shelf) => !shelves.includes(shelf));
  shelves = [...shelves, ...added];
  if (wanted !== null && added.length > 0) loading = speak(wanted);
  try {
    await loading;
  } catch (error) {
    // whoever comes next asks again
    shelves = shelves.filter((shelf) => !added.includes(shelf));
    throw error;
  }
}

/** Messages, and the kit's words where they come with them. */
type Shelf = Record<Language, () => Promise<{ messages: Messages; kit?: Words }>>;

const known: Record<Language, Messages> = { zh: {}, en: {} };
let wanted: Language | null = null;
let spoken: Words | null = null;
let loading: Promise<void> | undefined;

/** The sign-in page shows no part of the kit that says more: a test holds that. */
const firstWords = { zh: zhFirst as Words, en: enFirst as Words }; // see above

const frame: Shelf[] = [{ zh: () => import('./frame-zh.ts'), en: () => import('./frame-en.ts') }];

const inside: Shelf[] = [
  { zh: () => import('../../locales/zh.po'), en: () => import('../../locales/en.po') },
  { zh: () => import('@saiwu/openapi/locales/zh.po'), en: () => import('@saiwu/openapi/locales/en.po') },
];

let shelves: Shelf[] = [{ zh: () => import('./locales/zh.po'), en: () => import('./locales/en.po') }];
