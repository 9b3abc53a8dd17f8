import type { OperationId } from '@saiwu/openapi';
import type { ScopedName } from '../../../rows/scope.ts';

/** The table whose row an operation is about, where its rows have an id; null where none is known. */
export function tableOf(operationId: OperationId): RecordTable | null {
  const head = operationId.split('.', 1).join('');
  if (operationId === 'project.import') return 'contest';
  if (head === 'message') return 'msg';
  return tables.find((table) => table === head) ?? null;
}

export type RecordTable = Extract<ScopedName, (typeof tables)[number]>;

const tables = [
  'user',
  'org',
  'role',
  'menu',
  'resource',
  'station',
  'parameter',
  'dictionary',
  'area',
  'application',
  'contest',
  'contestTemplate',
  'sheetMap',
  'stage',
  'project',
  'judge',
  'attachment',
  'smsTemplate',
  'smsTask',
  'blockList',
  'rateLimiter',
  'banner',
  'msg',
  'optLog',
  'loginLog',
  'smsSendStatus',
  'datasourceConfig',
  'job',
] as const;
