import { msg } from '@lingui/core/macro';
import { memoryForms } from '../http/bodies/memory-forms.ts';
import type { Bus } from '../core/bus.ts';
import type { Database, OpenHost } from '../core/host.ts';
import type { Refusal } from '../core/refusal.ts';
import { notNow } from '../core/common-refusals.ts';
import { readSheet } from '../formats/sheets/read-sheet.ts';
import { sheetChunks } from '../formats/sheets/sheet-chunks.ts';
import { streamOf } from '../formats/sheets/stream-of.ts';
import { captchaOnCanvas } from './captcha-on-canvas.ts';
import { deflatePart } from './deflate-part.ts';
import { noMetrics } from '../core/no-metrics.ts';
import { memoryGateways } from '../services/sms/memory-gateway.ts';
import { drawOnCanvas, greyOnCanvas } from './draw-on-canvas.ts';
import { memoryFiles } from './memory-files.ts';
import { memoryQueue } from './memory-queue.ts';
import { scryptPasswords } from './scrypt-passwords.ts';

/** A host that needs nothing but a database: for the browser worker, the snapshot that it loads, and tests. */
export function memoryHost(database: Database, bus: Bus, secret: string): OpenHost {
  const quiet = () => undefined;
  return {
    database,
    bus,
    files: memoryFiles(),
    forms: memoryForms,
    clock: { now: () => new Date() },
    passwords: scryptPasswords,
    jobQueue: memoryQueue(bus),
    sms: memoryGateways(),
    social: [],
    metrics: noMetrics,
    workers: {
      readSheet: async (file, sheetName) => readSheet(new Uint8Array(await file.arrayBuffer()), sheetName),
      // the parser is loaded by whoever reads a text
      readDocx: async (file) => (await import('../formats/texts/read-docx.ts')).readDocx(new Uint8Array(await file.arrayBuffer())),
      checkFile: async (file, extension) => (await import('../formats/files/check-file.ts')).checkFile(file, extension),
      // what reads one is larger than all the rest of what a browser loads
      readPdf: async () => null,
      writeSheet: async (layout, rows) => streamOf(sheetChunks(layout, rows, deflatePart)),
      renderPdf: () => Promise.reject(noPdf()),
      thumbnail: async (content, edge) => drawOnCanvas(await content(), edge),
      greyPoints: async (content) => greyOnCanvas(await content()),
      captcha: captchaOnCanvas,
    },
    locator: { locate: () => null },
    log: { info: quiet, warn: quiet, error: quiet },
    secret,
    settings: { tenantMode: 'NONE' },
  };
}

/** The font alone is larger than all the rest of what a browser loads. */
function noPdf(): Refusal {
  return notNow(msg`浏览器里的演示不能生成 PDF`);
}
