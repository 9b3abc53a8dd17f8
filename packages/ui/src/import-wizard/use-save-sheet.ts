import { toast } from '../toast/toast.ts';
import { useWords } from '../words.tsx';
import type { PlainSheet } from './error-sheet.ts';
import { saveSheet } from './sheet-files.ts';
import { useImportWords } from './use-import-words.ts';

/** Gives the reader a sheet as a file, and says so where that does not work. */
export function useSaveSheet(): (sheet: PlainSheet, fileName: string) => void {
  const kit = useWords();
  const words = useImportWords();
  return (sheet, fileName) => {
    saveSheet(sheet, fileName).then(
      ({ kind }) => kind === 'openInBrowser' && toast.info(`${kit.openInBrowser} ${kit.openInBrowserHelp}`),
      () => toast.error(words.notSaved),
    );
  };
}
