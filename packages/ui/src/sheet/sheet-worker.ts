import { createSheetDesk, type SheetRequest } from './sheet-desk.ts';

// The thread that reads and writes sheets: answers in the order of the requests.
const answer = createSheetDesk();

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  void answer(data).then((said) => self.postMessage(said));
});
self.postMessage({ kind: 'ready' });
