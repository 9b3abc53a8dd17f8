/** What the server answers for a stored file. */
export interface UploadedFile {
  url: string;
  name: string;
  /** MIME type. */
  type: string;
  /** In KB. */
  size: number;
}

/** Sends one file. Rejects with an error whose message is shown beside the file; stops when the signal says so. */
export type SendFile = (file: File, options: SendOptions) => Promise<UploadedFile>;

export interface SendOptions {
  signal: AbortSignal;
  /** Takes the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** A file on its way. Once it is stored it leaves the queue. */
export interface UploadItem {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'cancelled';
  /** From 0 to 1. */
  progress: number;
  /** The server's reason; empty where it gave none. */
  error: string;
}

export interface UploadQueue {
  /** The handlers from now on. */
  handle: (handlers: UploadHandlers) => void;
  add: (files: readonly File[]) => void;
  cancel: (id: number) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
  stop: () => void;
  /** The same array until something changes. */
  items: () => readonly UploadItem[];
  subscribe: (listener: () => void) => () => void;
}

export interface UploadHandlers {
  send: SendFile;
  onDone: (uploaded: UploadedFile) => void;
}

/** Sends files in the order in which they came, a few at once. What was cancelled or failed stays, to be tried again or removed. */
export function createUploadQueue(first: UploadHandlers, atOnce = 3): UploadQueue {
  let handlers = first;
  let items: readonly UploadItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();

  function put(next: readonly UploadItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }
  function change(id: number, changes: Partial<UploadItem>) {
    put(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }
  function startNext() {
    const next = items.find((item) => item.state === 'waiting');
    if (next === undefined || running.size >= atOnce) return;
    void run(next);
    startNext();
  }
  async function run(item: UploadItem) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(item.id, controller);
    change(item.id, { state: 'sending', progress: 0, error: '' });
    const onProgress = (share: number) => {
      if (!signal.aborted) change(item.id, { progress: Math.min(1, Math.max(0, share)) });
    };
    try {
      const uploaded = await handlers.send(item.file, { signal, onProgress });
      if (!signal.aborted) {
        put(items.filter(({ id }) => id !== item.id));
        handlers.onDone(uploaded);
      }
    } catch (error) {
      if (!signal.aborted) change(item.id, { state: 'failed', error: error instanceof Error ? error.message : '' });
    } finally {
      // A file that was cancelled and tried again has a new controller by now.
      if (running.get(item.id) === controller) running.delete(item.id);
      startNext();
    }
  }
  function abort(id: number) {
    running.get(id)?.abort();
    running.delete(id);
  }
  return {
    handle(next) {
      handlers = next;
    },
    add(files) {
      put([...items, ...files.map((file): UploadItem => ({ id: ++lastId, file, state: 'waiting', progress: 0, error: '' }))]);
      startNext();
    },
    cancel(id) {
      abort(id);
      change(id, { state: 'cancelled', progress: 0 });
      startNext();
    },
    retry(id) {
      change(id, { state: 'waiting', error: '' });
      startNext();
    },
    remove(id) {
      abort(id);
      put(items.filter((item) => item.id !== id));
      startNext();
    },
    stop() {
      for (const id of running.keys()) abort(id);
      put([]);
    },
    items: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
