import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { buttonVariants } from '../button/button-variants.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { cn } from '../cn.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'asChild' | 'children' | 'aria-label' | 'size'> {
  /** What the button does; its accessible name and its title. */
  label: string;
  /** One icon. */
  children: ReactNode;
  size?: VariantProps<typeof buttonVariants>['size'];
}

/** A square button that shows an icon alone. */
export function IconButton({ label, variant = 'ghost', size, isPending, className, children, ...props }: IconButtonProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      variant={variant}
      size={size}
      isPending={isPending}
      className={cn('aspect-square px-0', className)}
      {...props}
    >
      {isPending ? null : children}
    </Button>
  );
}
