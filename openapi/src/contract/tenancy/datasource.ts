import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { crud } from '../../crud.ts';
import { datasource, datasourceModel, datasourceSave, datasourceTest, datasourceUpdate } from '../../entities/tenancy/datasource.ts';
import { forPlatform } from '../../operation.ts';

const datasourceCrud = crud('datasourceConfig', {
  base: '/tenant/datasourceConfig',
  permission: 'tenant:datasourceConfig:',
  noun: 'datasources',
  entity: datasource,
  model: datasourceModel,
  save: datasourceSave,
  update: datasourceUpdate,
});

/** Databases beside our own, for the tenant that keeps the others: to every other one these operations are forbidden. */
export const datasourceOperations = forPlatform({
  ...datasourceCrud,
  'datasourceConfig.query': { ...datasourceCrud['datasourceConfig.query'], encoding: 'form' },
  'datasourceConfig.save': { ...datasourceCrud['datasourceConfig.save'], encoding: 'form' },
  'datasourceConfig.update': { ...datasourceCrud['datasourceConfig.update'], encoding: 'form' },
  'datasourceConfig.updateAll': { ...datasourceCrud['datasourceConfig.updateAll'], encoding: 'form' },
  'datasourceConfig.testConnect': {
    method: 'POST',
    path: '/tenant/datasourceConfig/testConnect',
    client: 'platform',
    access: 'tenant:datasourceConfig:edit',
    effect: 'staged',
    says: msg`测试数据源的连接`,
    summary: 'Whether a database can be reached and lets us in: one of those that the installation allows, within five seconds',
    encoding: 'form',
    body: datasourceTest,
    answer: z.boolean(),
  },
  'datasourceConfig.places': {
    method: 'GET',
    path: '/tenant/datasourceConfig/places',
    client: 'platform',
    access: 'tenant:datasourceConfig:view',
    effect: 'read',
    says: msg`查看可以连接的数据库地址`,
    summary: 'The places that may be tried, as `host:port`: those that the installation names in `DATASOURCE_HOSTS`',
    answer: z.array(z.string()),
  },
});
