import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Refusal } from '../../core/refusal.ts';
import type { DocxError } from './docx-error.ts';

/** A file that cannot be read, as a refusal in words. Apart from the reader, which runs where there are no words. */
export function explainDocxError({ kind }: DocxError): Refusal {
  const text: Record<DocxError['kind'], MessageDescriptor> = {
    notDocx: msg`这不是 docx 文件，请用文字处理软件另存为 docx 后再上传`,
    oldDoc: msg`这是旧格式的文档，请另存为 docx 后再上传`,
    encrypted: msg`文件设了密码，请取消密码后再上传`,
    tooLarge: msg`文件太大，请压缩其中的图片，或分成几个文件导入`,
    tooComplex: msg`文件的内部结构过于复杂，已拒绝，请用文字处理软件打开、另存为 docx 后再上传`,
    bomb: msg`文件解压后过大，已拒绝`,
    macro: msg`文件带有宏，请另存为不含宏的 docx 后再上传`,
    entity: msg`文件里有不允许的实体声明，已拒绝`,
    damaged: msg`文件已损坏，无法读取`,
  };
  return new Refusal(422, -9, text[kind], { extra: { kind } });
}
