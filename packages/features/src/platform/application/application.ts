import { msg } from '@lingui/core/macro';
import { applicationFields, applicationModel, applicationTypeNames } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';
import { stateImport } from '../../crud/state-import.ts';

/** Front ends that people sign in with. */
export const application = defineResource('application', {
  title: msg({ message: '应用', context: '一个' }),
  labels: { ...applicationFields, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  isSwitched: true,
  imports: {
    clientId: { isUnique: true, example: 'teaching_web' },
    name: { example: '教务系统' },
    website: { example: 'https://teaching.school.edu.cn' },
    icon: {},
    appType: { names: applicationTypeNames },
    describe: {},
    allowedIps: { example: '10.0.0.0/24' },
    tokenMinutes: { example: '480' },
    state: stateImport,
  },
  model: applicationModel,
});

export type ApplicationRow = RowOf<'application'>;
