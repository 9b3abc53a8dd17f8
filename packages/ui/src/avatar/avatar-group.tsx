import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

export interface AvatarGroupProps extends OwnProps<'ul'> {
  people: { id: string; name: string; src?: string }[];
  /** Says who they are together: 指导教师. */
  label: string;
  /** How many are drawn; the others are a number. 4 by default. */
  max?: number;
  size?: Extract<AvatarProps['size'], 'sm' | 'md'>;
}

/** A few people in one place, overlapping. The names of those beyond `max` stand in the title of their number. */
export function AvatarGroup({ people, label, max = 4, size = 'sm', className, ...rest }: AvatarGroupProps) {
  // A number in the place of one person says less than the person.
  const drawn = people.length > max + 1 ? people.slice(0, max) : people;
  const others = people.slice(drawn.length);
  const names = others.map((person) => person.name).join(', ');
  return (
    <ul data-slot="avatar-group" aria-label={label} {...rest} className={cn('flex items-center -space-x-1.5', className)}>
      {drawn.map(({ id, name, src }) => (
        <li key={id} title={name} className="flex rounded-full ring-2 ring-surface">
          <Avatar name={name} src={src} size={size} />
        </li>
      ))}
      {others.length > 0 && (
        <li
          title={names}
          className={cn(
            'grid h-6 min-w-6 place-items-center rounded-full bg-bg-subtle px-1 text-xs text-fg-muted tabular-nums ring-2 ring-surface',
            size === 'md' && 'h-8 min-w-8',
          )}
        >
          <span aria-hidden>+{others.length}</span>
          <span className="sr-only">{names}</span>
        </li>
      )}
    </ul>
  );
}
