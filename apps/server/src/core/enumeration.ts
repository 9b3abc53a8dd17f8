import type { MessageDescriptor } from '@lingui/core';
import type { Context } from './context.ts';

/** An enumeration as it goes out: the code, and its name in the reader's language. */
export function enumeration<Code extends string>(
  { say }: Pick<Context, 'say'>,
  names: Record<Code, MessageDescriptor>,
  code: Code,
): { code: Code; desc: string } {
  return { code, desc: say(names[code]) };
}
