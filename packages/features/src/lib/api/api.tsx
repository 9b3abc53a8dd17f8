import type { AnswerOf, Client, InputArgument, OperationId } from '@saiwu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use, useMemo, type ReactNode } from 'react';

/** The first of the four levels: calls of the contract by operation id. */
export interface Api extends Client<OperationId> {
  /** Options for `useQuery` and `prefetchQuery`: the key is `[operationId, input]`. */
  queryOf: ReturnType<typeof queriesOver>;
  /** `call` where the operation is found by a name, as those of a resource are: whoever asks knows what goes in and comes out. */
  send: Send;
}

/** Gives the screens below their client. */
export function ApiProvider({ client, children }: { client: Client<OperationId>; children: ReactNode }) {
  const api = useMemo<Api>(() => {
    const send = client.call as unknown as Send; // one call for all operations: the union of their inputs is too large for the compiler
    return { ...client, send, queryOf: queriesOver(send) };
  }, [client]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client in force here. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

type Send = (operationId: OperationId, input: object) => Promise<unknown>;

const ApiContext = createContext<Api | null>(null);

function queriesOver(send: Send) {
  return function queryOf<Id extends OperationId>(operationId: Id, ...[input]: InputArgument<Id>) {
    const given: object | undefined = input;
    return queryOptions<AnswerOf<Id>>({
      queryKey: [operationId, given],
      queryFn: ({ signal }) => send(operationId, { ...given, signal }) as Promise<AnswerOf<Id>>, // what `call` answers for this id
    });
  };
}
