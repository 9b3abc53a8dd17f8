import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer, IconButton, useIsPhone } from '@saiwu/ui';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import type { RuleKind } from './rule-cells.tsx';
import { RuleTrial } from './rule-trial.tsx';

/** Beside the title of a list of rules: holds a request against them without sending it. */
export function RuleTrialButton({ kind }: { kind: RuleKind }) {
  const { t } = useLingui();
  const can = useCan();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  if (!can(`${kind}.try`)) return null;
  return (
    <>
      {isPhone ? (
        <IconButton variant="outline" label={t`试一个请求`} onClick={() => setIsOpen(true)}>
          <FlaskConical aria-hidden />
        </IconButton>
      ) : (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          <Trans>试一个请求</Trans>
        </Button>
      )}
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t`试一个请求`}
        description={t`看它会遇到哪些启用的规则；不会真的发出，也不计次数`}
      >
        <RuleTrial kind={kind} />
      </Drawer>
    </>
  );
}
