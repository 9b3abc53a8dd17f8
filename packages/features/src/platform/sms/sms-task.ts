import { msg } from '@lingui/core/macro';
import { consolePaths, smsTaskFields, smsTaskModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';

export type SmsTask = RowOf<'smsTask'>;

/** One text to many phones: a draft, on its way, or sent. */
export const smsTask = defineResource('smsTask', {
  title: msg({ message: '短信', context: '一条' }),
  labels: { ...smsTaskFields, templateId: msg`所用模板`, draft: msg`草稿`, receiverCount: msg`人数` },
  nameOf: (row) => row.topic,
  model: smsTaskModel,
});

/** The page of one task: to look at, to change, or as the pattern of a new one; without an id for a new one. */
export function smsTaskPath(id?: string, type: 'view' | 'edit' | 'copy' = 'view'): string {
  return id === undefined ? consolePaths.smsTask : `${consolePaths.smsTask}?${new URLSearchParams({ id, type })}`;
}
