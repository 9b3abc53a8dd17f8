import { isAllowed, useDirty } from '@saiwu/admin';
import { ApiError, type OperationId } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { JudgingDetail, Sheet } from '../answers.ts';
import { keptSheetKey, parseKeptSheet, readKeptSheet, writeKeptSheet } from './kept-sheet.ts';
import type { SheetBody } from './sheet-places.ts';
import { createSheetStore } from './sheet-store.ts';

/** Milliseconds without typing until it is saved. */
const rest = 1000;
const retryEvery = 20_000;

/** The caller's sheet of one project: typed here, saved a second after the last key, on leaving it, and again until the server has it. */
export function useSheet(detail: JudgingDetail) {
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const [{ store, key, queryKey }] = useState(() => {
    const path = { stageId: detail.stageId, projectId: detail.project.id };
    const key = keptSheetKey(userId, path.stageId, path.projectId);
    const { queryKey } = queryOf('judging.get', { path });

    /** The cached detail follows, so that coming back starts from what was saved last. */
    function remember(sheet: Sheet): Sheet {
      queryClient.setQueryData<JudgingDetail>(queryKey, (known) => known && { ...known, sheet });
      return sheet;
    }

    // the page may be closed while one is on its way; that no answer came is said beside the sheet
    const sending = { path, keepalive: true, isQuiet: true };

    async function save(body: SheetBody) {
      refuseOffline('score.save');
      const sheet = remember(await call('score.save', { ...sending, body }));
      void invalidateHeads(queryClient, ['judging.page']);
      return sheet;
    }

    async function submit(body: SheetBody) {
      refuseOffline('score.submit');
      const sheet = remember(await call('score.submit', { ...sending, body }));
      void invalidateHeads(queryClient, ['judging', 'stage', 'overview']);
      return sheet;
    }

    const store = createSheetStore({
      rubric: detail.rubric,
      sheet: detail.sheet,
      isSubmitted: detail.sheet.submittedTime !== null,
      kept: isAllowed(detail.actions, 'save') ? readKeptSheet(key, Date.now()) : null,
      save,
      submit,
      keep: (sheet) => writeKeptSheet(key, sheet && { ...sheet, savedAt: Date.now() }),
      now: Date.now,
    });
    return { store, key, queryKey };
  });
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { status, isKept } = state;
  // what lies on this device is there again whenever the sheet is opened
  useDirty(status !== 'saved' && !isKept);

  useEffect(() => store.follow(detail.sheet), [store, detail.sheet]);

  useEffect(() => {
    let timer = 0;
    const unsubscribe = store.subscribe(() => {
      window.clearTimeout(timer);
      // the window that is looked at saves what is typed in it
      if (store.getSnapshot().status === 'changed' && !document.hidden) timer = window.setTimeout(() => void store.save(), rest);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);

  useEffect(() => {
    const save = () => void store.save();
    const mirror = (event: StorageEvent) => {
      if (event.storageArea !== localStorage || event.key !== key) return;
      store.mirror(event.newValue === null ? null : parseKeptSheet(event.newValue));
      if (event.newValue === null) void queryClient.invalidateQueries({ queryKey });
    };
    // what an earlier visit left here
    save();
    const timer = setInterval(save, retryEvery);
    const leaving = ['blur', 'online', 'pagehide'] as const;
    for (const name of leaving) window.addEventListener(name, save);
    const stopListening = onlineManager.subscribe(save);
    window.addEventListener('storage', mirror);
    document.addEventListener('visibilitychange', save);
    return () => {
      clearInterval(timer);
      stopListening();
      for (const name of leaving) window.removeEventListener(name, save);
      window.removeEventListener('storage', mirror);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [store, key, queryKey, queryClient]);

  return { store, state };
}

/** While the server is not heard nothing goes onto the wire only to fail there; it goes out once it is heard again. */
function refuseOffline(operationId: OperationId) {
  if (!onlineManager.isOnline()) throw new ApiError({ kind: 'network', operationId });
}
