import { useLingui } from '@lingui/react/macro';
import { Button, useIsPhone } from '@saiwu/ui';
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
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const isOpenStill = can('project.move') && stages.every(({ state }) => state.code === 'NOT_STARTED');
  const { data = [] } = useQuery({ ...queryOf('project.figures', { query: { contestId: id } }), enabled: isOpenStill });
  if (!isOpenStill || data.every(({ accepted }) => accepted === 0)) return null;
  const button = (
    <Button variant="outline" className="w-fit" onClick={() => setIsOpen(true)}>
      {t`推荐顺序`}
    </Button>
  );
  return (
    <>
      {/* on a phone the projects come first */}
      {isPhone ? button : <PartActs>{button}</PartActs>}
      {isOpen && <RecommendDialog contestId={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const RecommendDialog = partOf(async () => (await import('./recommend-dialog.tsx')).RecommendDialog);
