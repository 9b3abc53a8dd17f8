import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { radarDecide, radarDetail, radarFinding, radarModel } from '../../entities/contest/radar.ts';
import { operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const byId = z.object({ id });

/** Projects that are alike, across contests, years and colleges. */
export const radarOperations = operations({
  'radar.page': {
    client: 'platform',
    effect: 'read',
    method: 'POST',
    path: '/contest/radar/page',
    access: 'radar:view',
    says: msg`查看查重结果`,
    summary: 'A page of pairs of projects that are alike, of which the reader may see one at least',
    body: pageRequest(radarModel),
    answer: pageOf(radarFinding),
  },
  'radar.get': {
    client: 'platform',
    effect: 'read',
    method: 'GET',
    path: '/contest/radar/{id}',
    access: 'radar:view',
    says: msg`查看查重结果`,
    summary: 'Two projects that are alike beside each other, with the passages that both have',
    params: byId,
    answer: radarDetail,
  },
  'radar.decide': {
    client: 'platform',
    effect: 'write',
    method: 'POST',
    path: '/contest/radar/{id}/decide',
    access: 'radar:decide',
    says: msg`处理查重结果`,
    summary: 'Decide whether two projects are the same, with a reason that is kept; decided anew it is kept beside the one before',
    params: byId,
    encoding: 'form',
    body: radarDecide,
    answer: radarDetail,
  },
  'radar.look': {
    client: 'platform',
    effect: 'write',
    method: 'POST',
    path: '/contest/contest/{id}/radar',
    access: 'radar:look',
    says: msg`重新查重`,
    summary: 'Look through all projects of a contest again, beside the request; answers the job',
    params: byId,
    answer: z.object({ jobId: id }),
  },
});
