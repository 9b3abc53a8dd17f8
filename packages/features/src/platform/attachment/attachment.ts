import { msg } from '@lingui/core/macro';
import { attachmentModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';

export type AttachmentRow = RowOf<'attachment'>;

/** Uploaded files, each with the record that it belongs to. */
export const attachment = defineResource('attachment', {
  title: msg({ message: '附件', context: '一条' }),
  labels: {
    submittedFileName: msg`文件名`,
    dataType: msg`类型`,
    bizType: msg`用途`,
    bizId: msg`所属记录`,
    size: msg`大小`,
    createTime: msg`上传时间`,
    isUnused: msg`使用情况`,
  },
  nameOf: (row) => row.submittedFileName,
  model: attachmentModel,
});
