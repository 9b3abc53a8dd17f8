import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@saiwu/ui';
import { useState } from 'react';
import { partOf } from '../../../lib/app/later.tsx';
import type { ContestDetail } from '../../answers.ts';

/** The way to other rules of who may enter once there are projects, where the form shows them as they are. */
export function ChangeEligibility({ contest }: { contest: ContestDetail }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  if (!isAllowed(contest.actions, 'changeEligibility')) return null;
  return (
    <>
      <Button variant="outline" className="w-fit" onClick={() => setIsOpen(true)}>
        {t`修改参赛条件`}
      </Button>
      {isOpen && <EligibilityDialog contest={contest} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const EligibilityDialog = partOf(async () => (await import('./eligibility-dialog.tsx')).EligibilityDialog);
