import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import {
  attachment,
  attachmentModel,
  attachmentUpload,
  bizDelete,
  bizListQuery,
  bizQuery,
  cloudCredential,
  credentialQuery,
  linkQuery,
  thumbnailQuery,
  uploaded,
  urlQuery,
  urlsQuery,
} from '../../entities/service/attachment.ts';
import { formWith, largestPlainUpload } from '../../entities/service/file-rules.ts';
import { file, type Operation, operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const read = { client: 'platform', effect: 'read', access: 'file:attachment:view' } as const;
const download = { client: 'platform', effect: 'read', access: 'file:attachment:download', says: msg`下载附件`, answer: file } as const;

const downloadByIds = {
  ...download,
  method: 'POST',
  path: '/file/attachment/download',
  summary: 'Files by id: one as it is, several as a zip that is made while it is sent',
  body: z.array(id).min(1, 'rule.selection').max(200, 'rule.most:200'),
} as const satisfies Operation;

const downloadByBiz = {
  ...download,
  method: 'GET',
  path: '/file/attachment/download/biz',
  summary: 'The files of some records, at most 200',
  query: bizQuery,
} as const satisfies Operation;

const downloadByUrl = {
  ...download,
  method: 'GET',
  path: '/file/attachment/download/url',
  summary: 'The file of an `url` that this server has given, under another name if wished; no other address is fetched',
  query: z.object({ url: z.string().min(1).max(2000), filename: z.string().max(255).optional() }),
} as const satisfies Operation;

/** Attachments (platform-api §5.11). A caller reaches those of the organisations in scope, and those uploaded by themselves. */
export const fileOperations = operations({
  'attachment.page': {
    ...read,
    method: 'POST',
    path: '/file/attachment/page',
    says: { verb: 'query', of: 'attachment' },
    summary: 'A page of attachments, the newest first; `sort` is ignored',
    body: pageRequest(attachmentModel),
    answer: pageOf(attachment),
  },
  'attachment.query': {
    ...read,
    method: 'POST',
    path: '/file/attachment/query',
    says: { verb: 'query', of: 'attachment' },
    summary: 'Matching attachments, at most 1,000',
    body: attachmentModel,
    answer: z.array(attachment),
  },
  'attachment.get': {
    ...read,
    method: 'GET',
    path: '/file/attachment/{id}',
    says: { verb: 'view', of: 'attachment' },
    summary: 'One attachment',
    params: z.object({ id }),
    answer: attachment,
  },
  'attachment.listByBiz': {
    ...read,
    method: 'GET',
    path: '/file/attachment',
    says: { verb: 'query', of: 'attachment' },
    summary: 'The attachments of some records, by record',
    query: bizQuery,
    answer: z.array(z.object({ bizId: z.string(), bizType: z.string(), list: z.array(attachment) })),
  },
  'attachment.mapByBiz': {
    ...read,
    method: 'GET',
    path: '/file/attachment/biz/{type}',
    says: { verb: 'query', of: 'attachment' },
    summary: 'Attachments by `bizId` or by `bizType`',
    params: z.object({ type: z.enum(['bizId', 'bizType']) }),
    query: bizListQuery,
    answer: z.record(z.string(), z.array(attachment)),
  },
  'attachment.upload': {
    method: 'POST',
    path: '/file/attachment/upload',
    client: 'platform',
    access: 'file:attachment:add',
    effect: 'staged',
    says: msg`上传附件`,
    summary: 'Upload a file of up to 16 MB; its content decides its type',
    encoding: 'multipart',
    bodyLimit: formWith(largestPlainUpload),
    body: attachmentUpload,
    answer: uploaded,
  },
  'attachment.remove': {
    method: 'DELETE',
    path: '/file/attachment',
    client: 'platform',
    access: 'file:attachment:delete',
    effect: 'staged',
    says: { verb: 'delete', of: 'attachment' },
    summary: 'Delete attachments by id',
    body: z.array(id).min(1, 'rule.selection').max(1000),
    answer: z.boolean(),
  },
  'attachment.removeByBiz': {
    method: 'DELETE',
    path: '/file/attachment/biz',
    client: 'platform',
    access: 'file:attachment:delete',
    effect: 'staged',
    says: msg`删除附件`,
    summary: 'Delete the attachments of one record',
    body: bizDelete,
    answer: z.boolean(),
  },
  'attachment.download': downloadByIds,
  'attachment.downloadByBiz': downloadByBiz,
  'attachment.downloadByUrl': downloadByUrl,
  // as the platform calls them from 3.2.4 on
  'attachment.downloadByIds': { ...downloadByIds, path: '/file/attachment/downloadByIds' },
  'attachment.downloadOfBiz': { ...downloadByBiz, path: '/file/attachment/downloadByBiz' },
  'attachment.downloadOfUrl': { ...downloadByUrl, path: '/file/attachment/downloadByUrl' },
  'attachment.getUrl': {
    ...read,
    method: 'GET',
    path: '/file/attachment/getUrl',
    says: { verb: 'view', of: 'attachment' },
    summary: 'A link to one file that opens without a session until `expiry` seconds have passed, half an hour at most',
    query: urlQuery,
    answer: z.string(),
  },
  'attachment.getUrls': {
    ...read,
    method: 'GET',
    path: '/file/attachment/getUrls',
    says: { verb: 'view', of: 'attachment' },
    summary: 'Links by path',
    query: urlsQuery,
    answer: z.record(z.string(), z.string()),
  },
  'attachment.file': {
    ...read,
    method: 'GET',
    path: '/file/attachment/{id}/file',
    says: { verb: 'view', of: 'attachment' },
    summary: 'The file itself, or its picture in a smaller size: `url` of the attachment',
    params: z.object({ id }),
    query: thumbnailQuery,
    answer: file,
  },
  'attachment.link': {
    client: 'platform',
    effect: 'read',
    access: 'open',
    method: 'GET',
    path: '/file/anno/attachment/{id}',
    says: msg`打开附件链接`,
    summary: 'The file of a link that `attachment.getUrl` has given',
    params: z.object({ id }),
    query: linkQuery,
    answer: file,
  },
  'cloudUpload.credential': {
    method: 'GET',
    path: '/fileUpload/cos/credential',
    client: 'platform',
    access: 'file:attachment:add',
    effect: 'read',
    says: msg`获取云存储的上传凭证`,
    summary: 'Temporary credentials to write to the Tencent COS bucket, for 30 minutes, under the prefix of the caller and `bizType` only',
    query: credentialQuery,
    answer: cloudCredential,
  },
});

/**
 * Resumable upload (tus 1.0): `attachment.upload` in pieces. The protocol's own methods (POST here; HEAD, PATCH and DELETE below) take
 * the place of operations. The answer to the last piece, and to a HEAD after it, names the attachment in the header `Upload-Attachment`.
 */
export const resumableUpload = { path: '/file/resumable', attachmentHeader: 'upload-attachment' } as const;

/** The same for the files of projects that teams enter: `entry.attach` in pieces. */
export const resumableEntryUpload = { path: '/contest/entry/resumable' } as const;
