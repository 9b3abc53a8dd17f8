import { Trans } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { useEffect, useState } from 'react';
import type { useConnectionTest } from './use-connection-test.ts';

type Test = Pick<ReturnType<typeof useConnectionTest>, 'isPending' | 'isConnected' | 'failure'>;

/** What comes of a try: how long it takes already, then whether the database lets us in, or why not. */
export function ConnectionOutcome({ test: { isPending, isConnected, failure } }: { test: Test }) {
  return (
    <output className="block">
      {isPending && <Connecting />}
      {!isPending && isConnected && (
        <Alert tone="success">
          <Trans>连接成功：对方接受了账号，并回答了一次查询。</Trans>
        </Alert>
      )}
      {!isPending && failure && <Alert tone="danger">{failure.message}</Alert>}
    </output>
  );
}

function Connecting() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Alert tone="info">
      {/* another number is another element: a translated text would keep the old one */}
      <span key={seconds}>
        <Trans>正在连接，最多等 5 秒……已过 {seconds} 秒</Trans>
      </span>
    </Alert>
  );
}
