import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { anonymiseBody, retentionPreview } from '../../entities/contest/retention.ts';
import { operations } from '../../operation.ts';
import { id } from '../../rules.ts';

const byId = z.object({ id });

/** The end of a contest's retention time: people are made anonymous, numbers stay. */
export const retentionOperations = operations({
  'contest.retentionPreview': {
    client: 'platform',
    effect: 'read',
    method: 'GET',
    path: '/contest/contest/{id}/retention',
    access: 'contest:anonymise',
    says: msg`试算大赛的匿名`,
    summary: 'The data that making the people of a contest anonymous takes away, and those it leaves; writes nothing',
    params: byId,
    answer: retentionPreview,
  },
  'contest.anonymise': {
    client: 'platform',
    effect: 'write',
    method: 'POST',
    path: '/contest/contest/{id}/anonymise',
    access: 'contest:anonymise',
    says: msg`匿名大赛的参赛者`,
    summary: 'Begin to make the people of a contest anonymous, confirmed by its title; it is not undone',
    params: byId,
    encoding: 'form',
    body: anonymiseBody,
    answer: retentionPreview,
  },
});
