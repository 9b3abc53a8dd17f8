import { isAllowed } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { useApi } from '../../lib/api/api.tsx';
import { refuseOffline } from '../../lib/kept/refuse-offline.ts';
import { useTypedStore } from '../../lib/kept/use-typed-store.ts';
import type { JudgingDetail, Sheet } from '../answers.ts';
import { keptSheet } from './kept-sheet.ts';
import type { SheetBody } from './sheet-places.ts';
import { createSheetStore } from './sheet-store.ts';

/** The caller's sheet of one project: typed here, saved by itself. */
export function useSheet(detail: JudgingDetail) {
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const [{ store, copy, ask }] = useState(() => {
    const path = { stageId: detail.stageId, projectId: detail.project.id };
    const copy = keptSheet(userId, path.stageId, path.projectId);
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
      kept: isAllowed(detail.actions, 'save') ? copy.read(Date.now()) : null,
      save,
      submit,
      keep: (sheet) => copy.write(sheet, Date.now()),
      now: Date.now,
    });
    return { store, copy, ask: () => void queryClient.invalidateQueries({ queryKey }) };
  });
  useEffect(() => store.follow(detail.sheet), [store, detail.sheet]);
  const state = useTypedStore(store, copy, ask);
  return { store, state };
}
