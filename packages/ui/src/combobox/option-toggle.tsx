import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';

/** The arrow at the end of a box that opens its options; the props are downshift's `getToggleButtonProps()`. */
export function OptionToggle({ className, ...props }: ComponentProps<'button'>) {
  const words = useWords();
  return (
    <button
      type="button"
      {...props}
      aria-label={words.showOptions}
      className={cn(
        'absolute top-0 right-0 grid w-9 place-items-center text-fg-muted disabled:cursor-not-allowed disabled:text-fg-subtle pointer-coarse:w-11',
        className,
      )}
    >
      <ChevronDown aria-hidden className="size-4 stroke-[1.5]" />
    </button>
  );
}
