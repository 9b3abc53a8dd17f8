import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { certificationModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';

/** One request with all that a decision needs. */
export type Certification = AnswerOf<'certification.get'>;

/** A request as the one who has made it sees it. */
export type OwnRequest = AnswerOf<'certification.mine'>['requests'][number];

export type Evidence = Certification['evidence'][number];

export const certification = defineResource('certification', {
  title: msg`认证申请`,
  labels: {
    userName: msg`申请人`,
    role: msg`申请角色`,
    schoolId: msg`学校`,
    schoolLabel: msg`学校`,
    collegeLabel: msg`学院`,
    state: msg`状态`,
    createTime: msg`申请时间`,
    decideTime: msg`审批时间`,
    reviewer: msg`审批人`,
  },
  nameOf: ({ userName }) => userName,
  model: certificationModel,
});

export type CertificationRow = RowOf<'certification'>;

/** Links to evidence end after five minutes at the earliest: a page that stays open has others by then. */
export const freshEvidence = { refetchInterval: 240_000 } as const;

/** School and college in one line. */
export function placeOf({ schoolLabel, collegeLabel }: Pick<OwnRequest, 'schoolLabel' | 'collegeLabel'>): string {
  return collegeLabel === null ? schoolLabel : `${schoolLabel} ${collegeLabel}`;
}
