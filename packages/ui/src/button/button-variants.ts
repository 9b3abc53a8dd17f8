import { cva } from 'class-variance-authority';

/** The looks of a button, for what is no button: `className={buttonVariants({ variant: 'outline' })}`. */
export const buttonVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control border border-transparent text-sm font-medium whitespace-nowrap',
    'transition-colors select-none focus-ring disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default',
    '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
  ],
  {
    variants: {
      variant: {
        solid: 'bg-theme text-theme-fg not-disabled:hover:bg-theme-hover not-disabled:active:bg-theme-hover',
        outline: 'border-border-strong bg-surface text-fg not-disabled:hover:bg-bg-subtle not-disabled:active:bg-border',
        ghost: 'text-fg-muted not-disabled:hover:bg-bg-subtle not-disabled:hover:text-fg not-disabled:active:bg-border',
        link: 'text-theme-text not-disabled:hover:bg-theme-soft',
        danger: 'border-danger-text bg-surface text-danger-text not-disabled:hover:bg-danger-soft',
      },
      size: {
        default: 'h-control px-3.5',
        small: 'h-[calc(var(--control-height)-4px)] px-2 pointer-coarse:h-control',
      },
    },
    defaultVariants: { variant: 'solid', size: 'default' },
  },
);
