/** The box that every control with a text or a choice in it shares. `--label-room` is what a filter's label in it takes. */
export const inputClass = [
  'h-control w-full min-w-0 rounded-control border border-border-strong bg-surface pr-3 pl-[calc(--spacing(3)+var(--label-room,0px))] text-sm text-fg pointer-coarse:text-base',
  'transition-colors placeholder:text-fg-subtle focus-ring',
  // what is wrong stays so under the pointer
  'not-disabled:not-aria-invalid:not-data-invalid:hover:border-fg-muted aria-invalid:border-danger-text data-invalid:border-danger-text',
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-bg-subtle disabled:text-fg-muted',
  '[input,textarea]:read-only:border-border [input,textarea]:read-only:bg-bg-subtle',
].join(' ');
