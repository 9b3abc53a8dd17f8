/** A cell that stands still while others scroll under it, on the row's own ground. Not among the cards of a phone. */
export const pinnedCell = 'md:sticky md:z-[5]';

/** The ground of what stands still: it must hide what scrolls under it. */
export const rowGround = 'bg-(--ground) max-md:bg-transparent!';

/** The ground of a row as a variable, for its cells that stand still and for what fades out under them. */
export const groundOfRow =
  '[--ground:var(--color-surface)] hover:[--ground:var(--color-bg-subtle)] data-[state=selected]:[--ground:var(--color-theme-soft)]';

/** Over the heads that scroll, and over the cells that stand still. */
export const pinnedHead = 'md:z-20';

/**
 * An edge where something is hidden under what stands still, inside `group/table` with `data-hides-start` and `data-hides-end`. Columns
 * begin and end at it, so that it fades out no more than a cell's padding.
 */
export const leftEdge =
  'after:pointer-events-none after:absolute after:inset-y-0 after:left-full after:hidden after:w-3 after:bg-linear-to-r after:from-(--ground) after:to-transparent md:group-data-[hides-start=true]/table:border-r md:group-data-[hides-start=true]/table:after:block print:after:hidden!';
export const rightEdge =
  'before:pointer-events-none before:absolute before:inset-y-0 before:right-full before:hidden before:w-3 before:bg-linear-to-l before:from-(--ground) before:to-transparent md:group-data-[hides-end=true]/table:border-l md:group-data-[hides-end=true]/table:border-l-border md:group-data-[hides-end=true]/table:before:block print:before:hidden!';
