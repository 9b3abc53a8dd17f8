import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useIsLate } from '../skeleton/use-is-late.ts';
import { useWords } from '../words.tsx';

export interface LoadingBarProps extends OwnProps<'div'> {
  /** Something that the page waits for is under way. */
  isLoading: boolean;
}

/** A 2 px bar at the top of the window, once loading lasts longer than 200 ms. */
export function LoadingBar({ isLoading, className, ...rest }: LoadingBarProps) {
  const words = useWords();
  const isLate = useIsLate(isLoading);
  return (
    <>
      <output className="sr-only">{isLate ? words.loading : ''}</output>
      {isLate && (
        <div
          aria-hidden
          data-slot="loading-bar"
          {...rest}
          className={cn('pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5', className)}
        >
          {/* It slows down towards the end and never arrives: how long it takes is not known. */}
          <div className="h-full w-[94%] bg-theme transition-[width] duration-[8s] ease-out starting:w-[8%]" />
        </div>
      )}
    </>
  );
}
