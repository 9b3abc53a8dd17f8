import { inputClass } from '../input/input-class.ts';

/** A box of chips with an input at their end: looks as one control, grows with its chips, rings when the input has the focus. */
export const chipBoxClass = [
  inputClass,
  'flex h-auto min-h-control cursor-text flex-wrap items-center gap-1 py-0.5 pr-1 pl-1',
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring',
  'data-[state=disabled]:cursor-default data-[state=disabled]:border-border data-[state=disabled]:bg-bg-subtle',
].join(' ');

/** The input in it. */
export const chipInputClass =
  'h-6 min-w-20 flex-1 truncate bg-transparent px-2 outline-none placeholder:text-fg-subtle disabled:cursor-not-allowed';
