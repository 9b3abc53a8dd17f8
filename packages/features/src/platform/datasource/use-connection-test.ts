import type { InputOf } from '@saiwu/api-client';
import { useAct } from '../../lib/api/use-act.ts';
import { useFailure } from '../../lib/api/use-failure.ts';

/** One database, as the server tries it. */
export type Tried = InputOf<'datasourceConfig.testConnect'>['body'];

/** Tries a database, and says what came of it in words. */
export function useConnectionTest() {
  const explain = useFailure();
  const { mutate, isPending, error, data } = useAct('datasourceConfig.testConnect', { invalidates: [], isQuiet: true });
  return { run: mutate, isPending, isConnected: data === true, failure: error && explain(error) };
}
