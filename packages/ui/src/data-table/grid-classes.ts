/** A cell that stands still while others scroll under it, on the row's own ground. Not among the cards of a phone. */
export const pinnedCell = 'sm:sticky sm:z-[5]';

/** The ground of what stands still: it must hide what scrolls under it. */
export const rowGround = 'bg-surface group-hover/row:bg-bg-subtle group-data-[state=selected]/row:bg-theme-soft max-sm:bg-transparent!';

/** An edge where something is hidden under what stands still, inside `group/table` with `data-hides-start` and `data-hides-end`. */
export const leftEdge = 'sm:group-data-[hides-start=true]/table:shadow-[6px_0_12px_-8px_rgb(0_0_0/0.25)]';
export const rightEdge =
  'sm:group-data-[hides-end=true]/table:border-l sm:group-data-[hides-end=true]/table:border-l-border sm:group-data-[hides-end=true]/table:shadow-[-6px_0_12px_-8px_rgb(0_0_0/0.25)]';
