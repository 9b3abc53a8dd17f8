import { Trans } from '@lingui/react/macro';
import { applyFieldErrors, Button } from '@saiwu/ui';
import { useFormContext } from 'react-hook-form';
import { useCan } from '../../lib/api/access.ts';
import { useFailure } from '../../lib/api/use-failure.ts';
import { ConnectionOutcome } from './connection-outcome.tsx';
import { type Tried, useConnectionTest } from './use-connection-test.ts';

/** In a form: tries what was typed, with the password that is kept where the mask stands. `id`: of what is changed. */
export function ConnectionTest({ id }: { id: string | null }) {
  const can = useCan();
  const form = useFormContext<Tried>();
  const explain = useFailure();
  const test = useConnectionTest();
  if (!can('datasourceConfig.testConnect')) return null;

  async function tryTyped() {
    if (!(await form.trigger(['url', 'username', 'password', 'driverClassName'], { shouldFocus: true }))) return;
    const { url, username, password, driverClassName } = form.getValues();
    test.run(
      { body: { id, url, username, password, driverClassName } },
      { onError: (error) => applyFieldErrors(form, { ...explain(error).fieldErrors }) },
    );
  }

  return (
    <div className="grid gap-3">
      <Button variant="outline" isPending={test.isPending} onClick={() => void tryTyped()} className="justify-self-start">
        <Trans>测试连接</Trans>
      </Button>
      <ConnectionOutcome test={test} />
    </div>
  );
}
