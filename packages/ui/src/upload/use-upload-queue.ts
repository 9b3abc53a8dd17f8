import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { createUploadQueue, type UploadHandlers, type UploadItem, type UploadQueue } from './upload-queue.ts';

/** A queue for as long as `element` stands on the page. A tab that is only hidden goes on uploading. */
export function useUploadQueue(
  handlers: UploadHandlers,
  element: RefObject<HTMLElement | null>,
): { queue: UploadQueue; items: readonly UploadItem[] } {
  const [queue] = useState(() => createUploadQueue(handlers));
  useEffect(() => queue.handle(handlers));
  useEffect(() => {
    const root = element.current;
    return () => {
      // Effects are cleaned up in a hidden `<Activity>` too, where the element stays in the document.
      if (root?.isConnected !== true) queue.stop();
    };
  }, [queue, element]);
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.items, queue.items) };
}
