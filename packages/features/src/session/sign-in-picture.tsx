/** The sign-in picture: score sheets that come together to one ranked result. Decoration only, in the theme's colours. */
export function SignInPicture() {
  return (
    <svg aria-hidden viewBox="0 0 560 480" fill="none" className="h-auto w-full max-w-140" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="280" cy="240" r="206" className="fill-theme-2" />
      <circle cx="280" cy="240" r="206" className="stroke-theme-4" strokeDasharray="2 10" strokeWidth="2" />
      <Sheet x={60} y={84} turn={-9} lines={[64, 92, 48]} />
      <Sheet x={48} y={250} turn={6} lines={[84, 56, 76]} />
      <path d="M206 152c40 0 44 62 84 74M196 322c44 0 50-62 94-72" className="stroke-theme-7" strokeWidth="2" strokeDasharray="4 6" />
      <rect x="290" y="96" width="216" height="276" rx="14" className="fill-surface stroke-theme-5" strokeWidth="1.5" />
      <path d="M314 128h84" className="stroke-theme-9" strokeWidth="8" />
      <path d="M314 148h132" className="stroke-theme-4" strokeWidth="6" />
      <Place y={186} width={128} isFirst />
      <Place y={226} width={104} />
      <Place y={266} width={86} />
      <Place y={306} width={62} />
      <path d="M314 344h168" className="stroke-theme-4" strokeWidth="2" />
      <circle cx="474" cy="376" r="40" className="fill-theme-9" />
      <path d="m457 376 12 13 23-26" className="stroke-theme-fg" strokeWidth="6" />
      <path d="M120 420h320M168 436h224" className="stroke-theme-5" strokeWidth="3" />
      <circle cx="236" cy="72" r="6" className="fill-theme-6" />
      <circle cx="524" cy="210" r="5" className="fill-theme-7" />
      <path d="M252 372v14M245 379h14M26 216v12M20 222h12" className="stroke-theme-8" strokeWidth="2.5" />
    </svg>
  );
}

function Sheet({ x, y, turn, lines }: { x: number; y: number; turn: number; lines: number[] }) {
  return (
    <g transform={`rotate(${turn} ${x + 74} ${y + 66})`}>
      <rect x={x} y={y} width="148" height="132" rx="12" className="fill-surface stroke-theme-5" strokeWidth="1.5" />
      <circle cx={x + 26} cy={y + 28} r="10" className="fill-theme-4" />
      <path d={`M${x + 46} ${y + 28}h56`} className="stroke-theme-6" strokeWidth="6" />
      {lines.map((width, index) => (
        <g key={width}>
          <path d={`M${x + 18} ${y + 60 + index * 24}h112`} className="stroke-theme-3" strokeWidth="7" />
          <path d={`M${x + 18} ${y + 60 + index * 24}h${width}`} className="stroke-theme-8" strokeWidth="7" />
        </g>
      ))}
    </g>
  );
}

function Place({ y, width, isFirst = false }: { y: number; width: number; isFirst?: boolean }) {
  return (
    <g>
      <circle cx="324" cy={y} r="10" className={isFirst ? 'fill-theme-9' : 'fill-theme-4'} />
      <path d={`M348 ${y}h${width}`} className={isFirst ? 'stroke-theme-9' : 'stroke-theme-6'} strokeWidth="10" />
    </g>
  );
}
