import { useSession } from '@saiwu/auth';
import { toast } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { outlives } from '../../lib/kept/outlives.ts';
import { refuseOffline } from '../../lib/kept/refuse-offline.ts';
import type { Plan, PlanSection } from '../answers.ts';
import { createPlanStores, type OpenSection } from './plan-stores.ts';

/** The sections of a plan while they are written; what is asked of the server anew is shown where nothing else is typed. */
export function usePlanStores(plan: Plan): { sections: OpenSection[]; ask: () => void } {
  const { t } = useLingui();
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const [open] = useState(() => {
    const { queryKey } = queryOf('plan.get', { path: { id: plan.id } });

    async function send(key: string, body: { version: number; html: string }): Promise<PlanSection> {
      refuseOffline('plan.save');
      // the page may be closed while one is on its way; that no answer came is said beside the section
      const keepalive = outlives(body);
      const { droppedPictures, ...saved } = await call('plan.save', { path: { id: plan.id, key }, body, keepalive, isQuiet: true });
      queryClient.setQueryData<Plan>(
        queryKey,
        (known) => known && { ...known, sections: known.sections.map((one) => (one.key === key ? saved : one)) },
      );
      void invalidateHeads(queryClient, ['entry']);
      if (droppedPictures > 0) toast.info(t`${droppedPictures} 张来自别的网站的图片没有保存，请先存到本机再插入`);
      return saved;
    }

    return { sections: createPlanStores({ plan, userId, send }), ask: () => void queryClient.invalidateQueries({ queryKey }) };
  });
  useEffect(() => {
    for (const { section, store } of open.sections) {
      const now = plan.sections.find(({ key }) => key === section.key);
      if (now) store.follow(now);
    }
  }, [open, plan]);
  return open;
}
