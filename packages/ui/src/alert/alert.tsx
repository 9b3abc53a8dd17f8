import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface AlertProps extends OwnProps<'div', 'title'> {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  /** Buttons or links, at the end. */
  actions?: ReactNode;
  /** True when it appears after an act of the user and must be read out. */
  isLive?: boolean;
  children?: ReactNode;
}

/** A message that belongs to the place it stands in and stays there. */
export function Alert({ tone = 'info', title, actions, isLive = false, children, className, ...rest }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      role={isLive ? 'alert' : undefined}
      data-slot="alert"
      data-tone={tone}
      {...rest}
      className={cn('flex flex-wrap items-start gap-2 rounded-card px-3 py-2 text-fg', tones[tone].box, className)}
    >
      {/* the first line stands in the middle of the buttons beside it */}
      <Icon aria-hidden className={cn('h-[1lh] w-4 shrink-0 stroke-[1.5]', actions !== undefined && 'my-[3px]', tones[tone].icon)} />
      <div className={cn('min-w-0 flex-1 basis-40 text-pretty wrap-anywhere', actions !== undefined && 'py-[3px]')}>
        {title !== undefined && <p className="font-medium">{title}</p>}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
      {actions !== undefined && <div className="ml-auto flex shrink-0 flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const tones = {
  info: { box: 'bg-info-soft', icon: 'text-info-text' },
  success: { box: 'bg-success-soft', icon: 'text-success-text' },
  warning: { box: 'bg-warning-soft', icon: 'text-warning-text' },
  danger: { box: 'bg-danger-soft', icon: 'text-danger-text' },
};
