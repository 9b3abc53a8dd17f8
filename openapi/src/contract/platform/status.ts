import { msg } from '@lingui/core/macro';
import { status } from '../../entities/service/status.ts';
import { file, operations } from '../../operation.ts';

const read = { method: 'GET', client: 'platform', effect: 'read' } as const;

/**
 * The state of the server, for its administrators: of the tenant's own data, and of the whole installation in the tenant that keeps the
 * others.
 */
export const statusOperations = operations({
  'status.get': {
    ...read,
    path: '/authority/status',
    access: 'authority:status:view',
    says: msg`查看运行状态`,
    summary: 'Version, database, queue, jobs, storage, failures of the last day and the last backup, each with how it is',
    answer: status,
  },
  'status.bundle': {
    ...read,
    path: '/authority/status/bundle',
    access: 'authority:status:export',
    says: msg`下载诊断包`,
    summary:
      'The facts that support needs, as JSON: status, settings, migrations, counts, last failures; no secret, and no name or address of a person',
    answer: file,
  },
});
