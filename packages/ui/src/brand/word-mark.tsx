import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { BrandMark } from './brand-mark.tsx';

export interface WordMarkProps extends OwnProps<'span'> {
  /** Name of the product; 赛务 by default. */
  name?: string;
  /** Height of the mark in px; 24 by default. */
  size?: number;
}

/** Mark and name in one line. */
export function WordMark({ name = '赛务', size = 24, className, ...rest }: WordMarkProps) {
  return (
    <span
      data-slot="word-mark"
      {...rest}
      className={cn('inline-flex items-center gap-2 font-semibold whitespace-nowrap text-fg', className)}
    >
      <BrandMark size={size} />
      <span style={{ fontSize: Math.round(size * 0.7) }}>{name}</span>
    </span>
  );
}
