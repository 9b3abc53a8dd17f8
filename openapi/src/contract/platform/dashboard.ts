import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { dashboardChart, dashboardItem, dashboardVisit } from '../../entities/service/dashboard.ts';
import { dashboardStart, startQuery } from '../../entities/identity/start.ts';
import { operations } from '../../operation.ts';

const read = { method: 'GET', client: 'platform', access: 'session', evenFor: ['oneTimePassword', 'invited'], effect: 'read' } as const;

/** Numbers about people in scope for callers who may view users, and about the caller alone for all others. Days are the tenant's. */
export const dashboardOperations = operations({
  'dashboard.start': {
    method: 'GET',
    path: '/authority/dashboard/start',
    client: 'platform',
    access: 'session',
    evenFor: ['invited'],
    effect: 'read',
    says: msg`打开首页`,
    summary: '`session.start` with the content of a dashboard, at once: each part as its own operation answers it',
    query: startQuery,
    answer: dashboardStart,
  },
  'dashboard.item': {
    ...read,
    path: '/authority/dashboard/item',
    says: msg`查看访问统计`,
    summary: 'People, visits and addresses, today and in all',
    answer: dashboardItem,
  },
  'dashboard.chart': {
    ...read,
    path: '/authority/dashboard/chart',
    says: msg`查看访问统计`,
    summary: 'Visits of ten days, of all and of the caller, with their browsers and systems',
    answer: dashboardChart,
  },
  'dashboard.visit': {
    ...read,
    path: '/authority/dashboard/visit',
    says: msg`查看访问统计`,
    summary: '`dashboard.item` and `dashboard.chart` in one, as front ends up to 3.1.2 ask for them',
    answer: dashboardVisit,
  },
  'dashboard.pvIncr': {
    method: 'POST',
    path: '/authority/dashboard/pvIncr',
    client: 'platform',
    access: 'session',
    evenFor: ['invited'],
    effect: 'write',
    isUnlogged: true,
    says: msg`记录一次访问`,
    summary: 'Count that the caller has opened the console',
    answer: z.boolean(),
  },
});
