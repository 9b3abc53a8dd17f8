import { isAllowed } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { toast } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { invalidateHeads } from '../../../lib/api/heads.ts';
import { isOutOfReach } from '../../../lib/api/is-out-of-reach.ts';
import { outlives } from '../../../lib/kept/outlives.ts';
import { refuseOffline } from '../../../lib/kept/refuse-offline.ts';
import type { Plan, PlanSection } from '../../answers.ts';
import { createPlanStores, type OpenSection, type SectionBody, sectionOf } from './plan-stores.ts';

/** The sections of a plan while they are written; what is asked of the server anew is shown where nothing else is typed. */
export function usePlanStores(plan: Plan): { sections: OpenSection[]; ask: () => void } {
  const { t } = useLingui();
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const mayWrite = isAllowed(plan.actions, 'save');

  function openAll() {
    const { queryKey } = queryOf('plan.get', { path: { id: plan.id } });

    async function send(key: string, body: SectionBody): Promise<PlanSection> {
      refuseOffline('plan.save');
      // the page may be closed while one is on its way; that no answer came is said beside the section
      const keepalive = outlives(body);
      const { droppedPictures, ...saved } = await call('plan.save', { path: { id: plan.id, key }, body, keepalive, isQuiet: true }).catch(
        (error: unknown) => {
          // it may have been handed in meanwhile, or the time may be over: the page has to know
          if (!isOutOfReach(error) && sectionOf(error) === null) void queryClient.invalidateQueries({ queryKey });
          throw error;
        },
      );
      queryClient.setQueryData<Plan>(
        queryKey,
        (known) => known && { ...known, sections: known.sections.map((one) => (one.key === key ? saved : one)) },
      );
      void invalidateHeads(queryClient, ['entry']);
      if (droppedPictures > 0) toast.info(t`${droppedPictures} 张图片没有保存，它们在别的网站或别的计划书里，请先存到本机再插入`);
      return saved;
    }

    return { mayWrite, sections: createPlanStores({ plan, userId, send }), ask: () => void queryClient.invalidateQueries({ queryKey }) };
  }

  const [open, setOpen] = useState(openAll);
  // what lies on this device goes on once it can be saved again; what is typed when it no longer can stays in sight
  if (mayWrite && !open.mayWrite) setOpen(openAll());
  useEffect(() => {
    for (const { section, store } of open.sections) {
      const now = plan.sections.find(({ key }) => key === section.key);
      if (now) store.follow(now);
    }
  }, [open, plan]);
  return open;
}
