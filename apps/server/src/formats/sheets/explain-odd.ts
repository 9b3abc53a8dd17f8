import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OddCell } from '../../core/sheet-content.ts';

/** Why a cell is no text, and what to do. */
export function explainOdd(kind: OddCell['kind']): MessageDescriptor {
  return reasons[kind];
}

const reasons: Record<OddCell['kind'], MessageDescriptor> = {
  longNumber: msg`数字超过 15 位，末尾已丢失，请把这一列的格式设为文本后重新填写`,
  boolean: msg`是逻辑值，不是文字，请把这一列的格式设为文本后重新填写`,
  date: msg`是日期，不是文字，表格软件可能改过原来填写的内容，请把这一列的格式设为文本后重新填写`,
  format: msg`数字的格式使它显示的和保存的不同（如千位分隔、小数、百分比），请把这一列的格式设为文本后重新填写`,
  unstorable: msg`含有无法保存的字符，请删去后重新填写`,
  error: msg`是错误值，不是文字，请改为要填写的内容`,
};
