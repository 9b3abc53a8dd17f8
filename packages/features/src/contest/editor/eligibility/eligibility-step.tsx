import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormPart } from '../../../crud/form-part.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { LockedPart } from '../fields/locked-part.tsx';
import { QuotaPart } from './quota-part.tsx';
import { TeamPart } from './team-part.tsx';
import { WhoCanEnter } from './who-can-enter.tsx';

interface EligibilityStepProps {
  form: ContestFormReturn;
  /** Under who may enter: the way to change that where the form no longer does. */
  act?: ReactNode;
}

/** Who may enter, how many together, and how many projects a college may send. */
export function EligibilityStep({ form, act }: EligibilityStepProps) {
  const { t } = useLingui();
  return (
    <>
      <FormPart heading={t`谁可以参加`}>
        <LockedPart path="setup.eligibility">
          <WhoCanEnter form={form} />
        </LockedPart>
        {act}
      </FormPart>
      <FormPart heading={t`团队`}>
        <LockedPart path="setup.team">
          <TeamPart />
        </LockedPart>
      </FormPart>
      <FormPart heading={t`学院名额`}>
        <LockedPart path="setup.quotas">
          <QuotaPart form={form} />
        </LockedPart>
      </FormPart>
    </>
  );
}
