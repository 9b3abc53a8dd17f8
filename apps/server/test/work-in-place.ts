import type { Host, Workers } from '../src/core/host.ts';
import { threadWorkers } from '../src/node/threads/thread-workers.ts';

/**
 * Sheets and texts are read and written in place, by the code that threads run too: to start a thread takes longer than most files do. A
 * test that is about threads, or whose file would hold up the server, has `threadWorkers`.
 */
export function workInPlace({ workers }: Host): Workers {
  return {
    ...threadWorkers,
    readSheet: (file, sheetName) => workers.readSheet(file, sheetName),
    readDocx: (file) => workers.readDocx(file),
    checkFile: (file, extension) => (extension === 'pdf' ? threadWorkers : workers).checkFile(file, extension),
    writeSheet: (layout, rows) => workers.writeSheet(layout, rows),
  };
}
