/** The pattern of cells without a value; once in each drawing, with an id of its own. */
export function HeatHatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M-1 1 1 -1M0 6 6 0M5 7 7 5" fill="none" className="stroke-border-strong" opacity="0.7" />
      </pattern>
    </defs>
  );
}

/** The fill of such a cell. */
export function hatchFill(id: string): string {
  return `url(#${id}-hatch)`;
}
