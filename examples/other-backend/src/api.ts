import type { Failure } from '@saiwu/admin';
import { fakeFetch } from './fake-server.ts';

/** One call of the API. With a server of your own: `fetch` for `fakeFetch`, which keeps its books in the page. */
export async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fakeFetch(path, { method, ...(body && { body: JSON.stringify(body) }) });
  const answer = await response.json();
  if (!response.ok) throw new HttpError(response.status, answer);
  return answer;
}

/** What this API says of a failure, in the terms of the screens. */
export function explain(error: unknown): Failure {
  if (!(error instanceof HttpError)) return { message: 'The library does not answer. Is the network there?', kind: 'stopped' };
  const { status, told } = error;
  return { message: told.error, kind: status === 404 ? 'notFound' : undefined, fieldErrors: told.fields, current: told.now };
}

class HttpError extends Error {
  readonly status: number;
  readonly told: { error: string; fields?: Record<string, string>; now?: unknown };

  constructor(status: number, told: HttpError['told']) {
    super(told.error);
    this.status = status;
    this.told = told;
  }
}
