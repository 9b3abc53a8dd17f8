import { useWords } from '../words.tsx';
import { importWordsEn } from './import-words-en.ts';
import { importWordsZh } from './import-words-zh.ts';
import type { ImportWords } from './import-words.ts';

/** The wizard's words in force here. They come with the wizard, so that pages without one do not load them. */
export function useImportWords(): ImportWords {
  const { locale, importWizard } = useWords();
  return importWizard ?? (locale.startsWith('zh') ? importWordsZh : importWordsEn);
}

/** A count as the language writes it: 12,345. */
export function useCount(): (count: number) => string {
  const { locale } = useWords();
  return (count) => count.toLocaleString(locale);
}
