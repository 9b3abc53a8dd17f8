/** A cell that stays at the right edge; while something is hidden under it, an edge says so. Inside `group/table` with `data-hides-end`. */
export const stickyCell =
  'sm:sticky sm:right-0 sm:group-data-[hides-end=true]/table:border-l sm:group-data-[hides-end=true]/table:border-l-border sm:group-data-[hides-end=true]/table:shadow-[-6px_0_12px_-8px_rgb(0_0_0/0.25)]';
