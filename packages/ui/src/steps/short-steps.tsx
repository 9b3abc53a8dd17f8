import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';
import { stateOfStep, type StepsProps } from './step.ts';

/** The steps on a phone: the one in work with its place in words, all of them as a bar in as many parts. */
export function ShortSteps({ steps, current, label, onSelect, className, ...rest }: StepsProps) {
  const words = useWords();
  const found = steps.findIndex((step) => step.key === current);
  const position = found === -1 ? steps.length : found;
  const shown = Math.min(position, steps.length - 1);
  return (
    <ol data-slot="steps" aria-label={label} {...rest} className={cn('relative flex gap-1 pt-6', className)}>
      {steps.map((step, index) => {
        const state = stateOfStep(step, index, position);
        const stateWord = { done: words.stepDone, current: words.stepCurrent, waiting: words.stepWaiting }[state];
        const place = (
          <>
            <span className={index === shown ? 'absolute inset-x-0 top-0 flex gap-2 text-left' : 'sr-only'}>
              <span className="text-fg-muted tabular-nums">{`${index + 1}/${steps.length}`}</span>
              <span className={cn('truncate font-medium', step.isWrong === true ? 'text-danger-text' : 'text-fg')}>{step.title}</span>
              {step.description !== undefined && <span className="truncate text-fg-muted">{step.description}</span>}
              <span className="sr-only">{`${stateWord}${step.isWrong === true ? ` ${words.stepWrong}` : ''}`}</span>
            </span>
            <span aria-hidden className={cn('h-1 w-full rounded-full', parts[step.isWrong === true ? 'wrong' : state])} />
          </>
        );
        return (
          <li key={step.key} data-state={state} aria-current={state === 'current' ? 'step' : undefined} className="flex flex-1">
            {onSelect === undefined ? (
              <span className="flex h-3 w-full items-center">{place}</span>
            ) : (
              <button
                type="button"
                className="flex h-6 w-full items-center rounded-small focus-ring pointer-coarse:h-11"
                onClick={() => onSelect(step.key)}
              >
                {place}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const parts = { done: 'bg-theme', current: 'bg-theme', waiting: 'bg-border-strong/50', wrong: 'bg-danger' };
