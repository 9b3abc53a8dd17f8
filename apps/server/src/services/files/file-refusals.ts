import { msg } from '@lingui/core/macro';
import { fileKinds, type FileRule } from '@saiwu/openapi';
import { Refusal } from '../../core/refusal.ts';

/** A file over its limit in bytes. */
export function tooLarge(limit: number): Refusal {
  const megabytes = Math.round(limit / 1024 / 1024);
  return new Refusal(413, -9, msg`文件太大，最多 ${megabytes} MB`);
}

/** A file of a type that may not be uploaded here, or of another type than its name says. */
export function wrongType({ kinds, extensions: only }: FileRule): Refusal {
  const extensions = (only ?? kinds.flatMap((kind) => fileKinds[kind])).join(' ');
  const text = msg`文件的内容与名称不符，或不能上传这类文件。可以上传：${extensions}`;
  return new Refusal(422, -9, text, { fields: { file: text } });
}

/** A body that claims to be a form, and is none, or not a whole one. */
export function noForm(): Refusal {
  return new Refusal(400, 1001, msg`请求中必须至少包含一个有效文件`);
}

/** An attachment whose file is not in the storage any more. */
export function fileGone(): Refusal {
  return new Refusal(404, 404, msg`要下载的文件不存在`);
}
