import { useState } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface AvatarProps extends OwnProps<'span'> {
  /**
   * The person's name; its last two Chinese characters, the first two of what is too long for a person's name, or its first letters stand
   * in for a picture.
   */
  name: string;
  /** Address of the picture. */
  src?: string;
  /** 24, 32 and 64 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** A person's picture, or the name's letters. Put the name beside it, or it is the name itself for screen readers. */
export function Avatar({ name, src = '', size = 'md', className, ...rest }: AvatarProps) {
  // by address: the next picture is tried anew
  const [shown, setShown] = useState('');
  const [failed, setFailed] = useState('');
  const layer = 'col-start-1 row-start-1';
  return (
    <span
      data-slot="avatar"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the letters are no image file, yet they are a picture of somebody
      role="img"
      aria-label={name}
      {...rest}
      className={cn(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-theme-soft font-medium text-theme-text select-none',
        sizes[size],
        className,
      )}
    >
      {(src === '' || shown !== src) && (
        <span aria-hidden className={layer}>
          {initials(name, size === 'sm' ? 1 : 2)}
        </span>
      )}
      {src !== '' && failed !== src && (
        <img src={src} alt="" className={`${layer} size-full object-cover`} onLoad={() => setShown(src)} onError={() => setFailed(src)} />
      )}
    </span>
  );
}

/** Chinese characters, of a person with a double surname: 欧阳娜娜. */
const mostInName = 4;

const sizes = { sm: 'size-6 text-xs', md: 'size-8 text-xs', lg: 'size-16 text-xl' };

function initials(name: string, count: number) {
  const trimmed = name.trim();
  if (/\p{Script=Han}/u.test(trimmed)) {
    const characters = Array.from(trimmed);
    // a person is called by the end of the name, 超级管理员 is known by its beginning
    return (characters.length > mostInName ? characters.slice(0, count) : characters.slice(-count)).join('');
  }
  return trimmed
    .split(/\s+/)
    .slice(0, count)
    .map((part) => Array.from(part).slice(0, 1).join('').toUpperCase())
    .join('');
}
