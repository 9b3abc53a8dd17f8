import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Refusal } from '../../core/refusal.ts';
import type { SheetError } from './sheet-error.ts';

/** A file that cannot be read, as a refusal in words. Apart from the reader, which runs where there are no words. */
export function explainSheetError({ kind, at }: SheetError): Refusal {
  const cell = at ?? '';
  const text: Record<SheetError['kind'], MessageDescriptor> = {
    notXlsx: msg`这不是 xlsx 文件，请用表格软件另存为 xlsx 后再上传`,
    tooLarge: msg`文件太大，请拆成几个文件`,
    tooComplex: msg`文件的内部结构过于复杂，已拒绝，请用表格软件打开、另存为 xlsx 后再上传`,
    bomb: msg`文件解压后过大，已拒绝`,
    macro: msg`文件带有宏，请另存为不含宏的 xlsx 后再上传`,
    entity: msg`文件里有不允许的实体声明，已拒绝`,
    formula: msg`单元格 ${cell} 是公式，请改为它的值后再上传`,
    tooManyRows: msg`表格太大，最多 5000 行、60 列`,
    noSheet: msg`文件里没有这个名字的工作表`,
    damaged: msg`文件已损坏或已加密，无法读取`,
  };
  return new Refusal(422, -9, text[kind], { extra: at ? { kind, at } : { kind } });
}
