import { ownWords } from '../own-words.ts';
import type { ExportWords } from './export-words.ts';

const zh: ExportWords = {
  exportRows: '导出',
  exportSeen: (count, format) => `本页 ${count} 行（${format}）`,
  exportAll: (count, format) => `全部 ${count} 行（${format}）`,
  nothingToExport: '没有可以导出的内容',
  exporting: '正在导出',
  exportedOf: (written, total) => `${written} / ${total} 行`,
  cancelExport: '取消导出',
  exportCancelled: '已取消导出',
  exported: (count) => `已导出 ${count} 行`,
  exportedOnSheets: (count, sheets) => `已导出 ${count} 行，分在 ${sheets} 个工作表里`,
  exportCut: (count, first) => `${count} 个单元格超过 32,767 个字符，已截短，第一个是 ${first}`,
  exportFailed: '没有导出',
  openInBrowser: '微信里不能下载文件',
  openInBrowserHelp: '点右上角的「…」，选「在浏览器打开」，再导出。',
};

const en: ExportWords = {
  exportRows: 'Export',
  exportSeen: (count, format) => `This page, ${count} ${count === '1' ? 'row' : 'rows'} (${format})`,
  exportAll: (count, format) => (count === '1' ? `The only row (${format})` : `All ${count} rows (${format})`),
  nothingToExport: 'There is nothing to export.',
  exporting: 'Exporting',
  exportedOf: (written, total) => `${written} of ${total} rows`,
  cancelExport: 'Cancel export',
  exportCancelled: 'Export cancelled',
  exported: (count) => (count === '1' ? '1 row exported' : `${count} rows exported`),
  exportedOnSheets: (count, sheets) => `${count} rows exported, on ${sheets} worksheets`,
  exportCut: (count, first) =>
    count === 1
      ? `Cell ${first} had more than 32,767 characters and was shortened.`
      : `${count} cells had more than 32,767 characters and were shortened. The first is ${first}.`,
  exportFailed: 'Not exported',
  openInBrowser: 'WeChat cannot download files',
  openInBrowserHelp: 'Tap “…” at the top right, choose “Open in browser”, and export there.',
};

/** The kit's words with these. */
export const useExportWords = ownWords('exportMenu', { zh, en });
