import { isAllowed, useDirty } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { JudgingDetail, Sheet } from '../answers.ts';
import { keptSheetKey, readKeptSheet, writeKeptSheet } from './kept-sheet.ts';
import { sheetOf } from './sheet-conflict.tsx';
import { createSheetStore, type SheetBody } from './sheet-store.ts';

const saveEvery = 20_000;

/** The caller's sheet of one project: typed here, saved every 20 s, on leaving and when the network is back. */
export function useSheet(detail: JudgingDetail) {
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const [store] = useState(() => {
    const path = { stageId: detail.stageId, projectId: detail.project.id };
    const key = keptSheetKey(userId, path.stageId, path.projectId);
    const { queryKey } = queryOf('judging.get', { path });

    /** The cached detail follows, so that coming back starts from what was saved last. */
    function remember(sheet: Sheet): Sheet {
      queryClient.setQueryData<JudgingDetail>(queryKey, (known) => known && { ...known, sheet });
      return sheet;
    }

    async function save(body: SheetBody) {
      const sheet = remember(await call('score.save', { path, body }));
      void invalidateHeads(queryClient, ['judging.page']);
      return sheet;
    }

    async function submit(body: SheetBody) {
      const sheet = remember(await call('score.submit', { path, body }));
      void invalidateHeads(queryClient, ['judging', 'stage', 'overview']);
      return sheet;
    }

    return createSheetStore({
      rubric: detail.rubric,
      sheet: detail.sheet,
      isSubmitted: detail.sheet.submittedTime !== null,
      kept: isAllowed(detail.actions, 'save') ? readKeptSheet(key, Date.now()) : null,
      save,
      submit,
      keep: (state) =>
        writeKeptSheet(key, state && { savedAt: Date.now(), version: state.version, scores: state.scores, comment: state.comment }),
      now: Date.now,
    });
  });
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  useDirty(state.status !== 'saved');

  useEffect(() => {
    const save = () => {
      // a stale edit waits for the judge's choice
      if (sheetOf(store.getSnapshot().failure) === null) void store.save();
    };
    const timer = setInterval(save, saveEvery);
    const leaving = ['blur', 'online', 'pagehide'] as const;
    for (const name of leaving) window.addEventListener(name, save);
    document.addEventListener('visibilitychange', save);
    return () => {
      clearInterval(timer);
      for (const name of leaving) window.removeEventListener(name, save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [store]);

  return { store, state };
}
