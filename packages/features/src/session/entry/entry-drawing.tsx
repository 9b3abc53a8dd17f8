/**
 * The picture of the pages before signing in: sheets that come together to a ranking, on the podium of our mark. Decoration only, in the
 * theme's colours.
 */
export function EntryDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 300"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      className="mt-auto max-h-85 min-h-40 w-full flex-1"
    >
      {columns.map(([x, top, tone]) => (
        <rect key={x} x={x} y={top} width="92" height="400" rx="10" className={tone} />
      ))}
      <path
        d="m400 20 8.200 16.600 18.300 2.700-13.200 12.900 3.100 18.200L400 61.800l-16.400 8.600 3.100-18.200-13.200-12.900 18.300-2.700Z"
        className="fill-theme-9"
      />
      <path d="M262 62c36-22 66-28 96-20M538 74c-36-32-66-40-96-32" className="stroke-theme-7" strokeWidth="2" strokeDasharray="2 8" />
      <Sheet x={168} y={36} turn={-8} lines={[64, 46]} />
      <Sheet x={532} y={52} turn={7} lines={[50, 70]} />
      <path d="M376 128h48M376 146h30" className="stroke-theme-fg" strokeWidth="6" opacity=".8" />
    </svg>
  );
}

const columns = [
  [-78, 276, 'fill-theme-4'],
  [30, 248, 'fill-theme-4'],
  [138, 212, 'fill-theme-5'],
  [246, 164, 'fill-theme-6'],
  [354, 96, 'fill-theme-9'],
  [462, 188, 'fill-theme-6'],
  [570, 226, 'fill-theme-5'],
  [678, 254, 'fill-theme-4'],
  [786, 270, 'fill-theme-4'],
] as const;

function Sheet({ x, y, turn, lines }: { x: number; y: number; turn: number; lines: number[] }) {
  return (
    <g transform={`rotate(${turn} ${x + 52} ${y + 40})`}>
      <rect x={x} y={y} width="104" height="84" rx="8" className="fill-surface stroke-theme-5" strokeWidth="1.5" />
      <path d={`M${x + 16} ${y + 20}h40`} className="stroke-theme-7" strokeWidth="5" />
      {lines.map((width, index) => (
        <g key={width}>
          <path d={`M${x + 16} ${y + 42 + index * 18}h72`} className="stroke-theme-3" strokeWidth="5" />
          <path d={`M${x + 16} ${y + 42 + index * 18}h${width}`} className="stroke-theme-8" strokeWidth="5" />
        </g>
      ))}
    </g>
  );
}
