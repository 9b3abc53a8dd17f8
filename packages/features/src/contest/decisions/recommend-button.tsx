import { useLingui } from '@lingui/react/macro';
import { Button } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { partOf } from '../../lib/app/later.tsx';
import type { ContestDetail } from '../answers.ts';
import { PartActs } from '../place/part-acts.tsx';

/** The way to the order in which a college recommends its projects: there while something is accepted and nothing is under review. */
export function RecommendButton({ contest: { id, stages } }: { contest: ContestDetail }) {
  const { t } = useLingui();
  const can = useCan();
  const { queryOf } = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const isOpenStill = can('project.move') && stages.every(({ state }) => state.code === 'NOT_STARTED');
  const { data = [] } = useQuery({ ...queryOf('project.figures', { query: { contestId: id } }), enabled: isOpenStill });
  if (!isOpenStill || data.every(({ accepted }) => accepted === 0)) return null;
  return (
    <>
      <PartActs>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {t`推荐顺序`}
        </Button>
      </PartActs>
      {isOpen && <RecommendDialog contestId={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const RecommendDialog = partOf(async () => (await import('./recommend-dialog.tsx')).RecommendDialog);
