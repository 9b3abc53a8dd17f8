import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface BrandMarkProps extends OwnProps<'svg'> {
  /** Side in px; 24 by default. */
  size?: number;
}

/** The mark of 赛务: three places of a podium under one star, in the theme colour. It decorates; the name stands beside it. */
export function BrandMark({ size = 24, className, ...rest }: BrandMarkProps) {
  return (
    <svg aria-hidden data-slot="brand-mark" width={size} height={size} viewBox="0 0 32 32" {...rest} className={cn('shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="fill-theme" />
      <g className="fill-theme-fg">
        <rect x="6.5" y="18" width="5.5" height="7.5" rx="1.25" />
        <rect x="13.25" y="13.5" width="5.5" height="12" rx="1.25" />
        <rect x="20" y="20.5" width="5.5" height="5" rx="1.25" />
        <path d="m16 4.8 1.3 2.5 2.8.45-2 2 .45 2.8L16 11.25l-2.55 1.3.45-2.8-2-2 2.8-.45L16 4.8Z" />
      </g>
    </svg>
  );
}
