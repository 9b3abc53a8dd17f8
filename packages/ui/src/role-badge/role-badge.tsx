import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

export interface RoleBadgeProps extends OwnProps<'svg'> {
  /** Whether the person's role is certified. */
  isCertified: boolean;
  /** The role's name; said by screen readers before the state. */
  roleName?: string;
  /** Side in px; 20 by default. */
  size?: number;
}

/** The picture beside a person's name: a full seal with a tick when the role is certified, else an open seal with a dash. */
export function RoleBadge({ isCertified, roleName = '', size = 20, className, ...rest }: RoleBadgeProps) {
  const words = useWords();
  const label = `${roleName} ${isCertified ? words.certified : words.notCertified}`.trim();
  return (
    <svg
      role="img"
      aria-label={label}
      data-slot="role-badge"
      data-state={isCertified ? 'certified' : 'open'}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={cn('shrink-0', className)}
    >
      <title>{label}</title>
      {isCertified ? (
        <>
          <path className="fill-theme" d={seal} />
          <path className="stroke-theme-fg" d="m6.7 10.2 2.3 2.3 4.4-4.8" />
        </>
      ) : (
        <>
          <path className="stroke-border-strong" strokeDasharray="2.2 2.2" d={seal} />
          <path className="stroke-fg-muted" d="M7 10h6" />
        </>
      )}
    </svg>
  );
}

/** A seal of eight rounded lobes. */
const seal =
  'M10 1.5c1.2 0 1.8 1.2 2.7 1.6s2.2-.1 3.1.8.4 2.2.8 3.1 1.6 1.5 1.6 2.8-1.2 1.8-1.6 2.8.1 2.2-.8 3.1-2.2.4-3.1.8-1.5 1.6-2.7 1.6-1.8-1.2-2.7-1.6-2.2.1-3.1-.8-.4-2.2-.8-3.1S1.8 11 1.8 9.8 3 8 3.4 7s-.1-2.2.8-3.1 2.2-.4 3.1-.8S8.8 1.5 10 1.5Z';
