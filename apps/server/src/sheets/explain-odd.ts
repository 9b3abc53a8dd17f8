import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OddCell } from './read-sheet.ts';

/** Why a cell is no text, and what to do. */
export function explainOdd(kind: OddCell['kind']): MessageDescriptor {
  return kind === 'longNumber'
    ? msg`数字超过 15 位，末尾已丢失，请把这一列的格式设为文本后重新填写`
    : msg`是逻辑值，不是文字，请把这一列的格式设为文本后重新填写`;
}
