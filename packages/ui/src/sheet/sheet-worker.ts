import { answerSheetRequests, type SheetRequest } from './sheet-requests.ts';

// The thread that reads and writes sheets: answers in the order of the requests.
const answer = answerSheetRequests();

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  void answer(data).then((said) => self.postMessage(said));
});
self.postMessage({ kind: 'ready' });
