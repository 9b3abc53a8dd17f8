import { msg } from '@lingui/core/macro';
import { datasourceFields, datasourceModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';

/** Databases beside our own, for the tenant that keeps the others. */
export const datasource = defineResource('datasourceConfig', {
  title: msg({ message: '数据源', context: '一个' }),
  labels: { ...datasourceFields, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  imports: {
    name: { isUnique: true, example: '教务库' },
    poolName: { example: 'jiaowu' },
    username: { example: 'saiwu_reader' },
    password: { example: 'kX7-example' },
    url: { example: 'jdbc:mysql://db.school.edu.cn:3306/lamp_base_0001' },
    driverClassName: { example: 'com.mysql.cj.jdbc.Driver' },
  },
  model: datasourceModel,
});

export type DatasourceRow = RowOf<'datasourceConfig'>;

/** What people call the kind of a database, by its driver; names of their own in every language. */
export const driverNames: Record<DatasourceRow['driverClassName'], string> = {
  'org.postgresql.Driver': 'PostgreSQL',
  'com.mysql.cj.jdbc.Driver': 'MySQL',
};
