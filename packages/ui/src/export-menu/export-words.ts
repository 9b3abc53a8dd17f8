/** What the export menu says. */
export interface ExportWords {
  exportRows: string;
  /** Choices of an export; `format` is Excel or CSV. */
  exportSeen(count: string, format: string): string;
  exportAll(count: string, format: string): string;
  nothingToExport: string;
  exporting: string;
  exportedOf(written: string, total: string): string;
  cancelExport: string;
  exportCancelled: string;
  exported(count: string): string;
  exportedOnSheets(count: string, sheets: number): string;
  /** Cells that were cut; `first` is the first of them, such as `B7`. */
  exportCut(count: number, first: string): string;
  exportFailed: string;
  openInBrowser: string;
  openInBrowserHelp: string;
}
