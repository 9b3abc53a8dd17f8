import type { OperationId } from '@saiwu/openapi';
import { readSheet } from '../../src/formats/sheets/read-sheet.ts';
import { requestOf, type TestServer } from '../harness.ts';
import type { Given } from './given.ts';

export interface Asked {
  status: number;
  /** The answer as one would read it, cells of a sheet too; empty for other files and streams. */
  text: string;
}

/** Sends a request as somebody, and reads what comes back. */
export async function ask(server: TestServer, id: OperationId, given: Given, headers: Record<string, string>): Promise<Asked> {
  const { path, init } = requestOf(id, given);
  const response = await server.fetch(path, { ...init, headers: { ...headers, ...init.headers } });
  return { status: response.status, text: await textOf(response) };
}

async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.text();
  if (type.includes('spreadsheetml')) return JSON.stringify(await readSheet(new Uint8Array(await response.arrayBuffer())));
  await response.body?.cancel();
  return '';
}
