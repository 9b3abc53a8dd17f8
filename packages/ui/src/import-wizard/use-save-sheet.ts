import { useExportWords } from '../export-menu/use-export-words.ts';
import { toast } from '../toast/toast.ts';
import type { PlainSheet } from './error-sheet.ts';
import { saveSheet } from './sheet-files.ts';
import { useImportWords } from './use-import-words.ts';

/** Gives the reader a sheet as a file, and says so where that does not work. */
export function useSaveSheet(): (sheet: PlainSheet, fileName: string) => void {
  const kit = useExportWords();
  const words = useImportWords();
  return (sheet, fileName) => {
    saveSheet(sheet, fileName).then(
      ({ kind }) => kind === 'openInBrowser' && toast.info(`${kit.openInBrowser} ${kit.openInBrowserHelp}`),
      () => toast.error(words.notSaved),
    );
  };
}
