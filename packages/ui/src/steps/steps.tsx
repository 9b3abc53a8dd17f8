import { Check, X } from 'lucide-react';
import { cn } from '../cn.ts';
import { useIsPhone } from '../filter-bar/use-is-phone.ts';
import { useWords } from '../words.tsx';
import { stateOfStep, type Step, type StepsProps } from './step.ts';
import { ShortSteps } from './short-steps.tsx';

/** Where somebody stands in a fixed order of steps. On a phone the one in work is said with its place, as `1/4`. */
export function Steps(props: StepsProps) {
  const isPhone = useIsPhone();
  return isPhone ? <ShortSteps {...props} /> : <StepLine {...props} />;
}

function StepLine({ steps, current, label, onSelect, className, ...rest }: StepsProps) {
  const found = steps.findIndex((step) => step.key === current);
  const position = found === -1 ? steps.length : found;
  return (
    <ol data-slot="steps" aria-label={label} {...rest} className={cn('flex gap-x-4', className)}>
      {steps.map((step, index) => {
        const state = stateOfStep(step, index, position);
        const body = <StepBody step={step} place={index + 1} state={state} />;
        return (
          <li
            key={step.key}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group flex min-w-0 items-start gap-4 not-last:flex-1"
          >
            {onSelect === undefined ? (
              <span className={bodyLook}>{body}</span>
            ) : (
              <button
                type="button"
                className={cn(
                  bodyLook,
                  'rounded-control text-left focus-ring pointer-coarse:min-h-11 [&:hover_[data-title]]:text-theme-text',
                )}
                onClick={() => onSelect(step.key)}
              >
                {body}
              </button>
            )}
            <span aria-hidden className="mt-3 h-px min-w-4 flex-1 bg-border group-last:hidden group-data-[state=done]:bg-theme" />
          </li>
        );
      })}
    </ol>
  );
}

const bodyLook = 'flex min-w-0 items-start gap-2';

function StepBody({ step, place, state }: { step: Step; place: number; state: 'done' | 'current' | 'waiting' }) {
  const words = useWords();
  const stateWord = { done: words.stepDone, current: words.stepCurrent, waiting: words.stepWaiting }[state];
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'grid size-6 shrink-0 place-items-center rounded-full text-xs font-medium tabular-nums',
          dots[step.isWrong === true ? 'wrong' : state],
        )}
      >
        {step.isWrong === true ? <X className="size-3.5" /> : state === 'done' ? <Check className="size-3.5" /> : place}
      </span>
      <span className="min-w-0 py-px">
        <span
          data-title
          className={cn(
            'block',
            state === 'current' ? 'font-medium text-fg' : 'text-fg-muted',
            step.isWrong === true && 'text-danger-text',
          )}
        >
          {step.title}
          <span className="sr-only">{` ${stateWord}${step.isWrong === true ? ` ${words.stepWrong}` : ''}`}</span>
        </span>
        {step.description !== undefined && <span className="block text-xs text-fg-muted">{step.description}</span>}
      </span>
    </>
  );
}

const dots = {
  done: 'bg-theme-soft text-theme-text',
  current: 'bg-theme text-theme-fg',
  waiting: 'border border-border-strong text-fg-muted',
  wrong: 'bg-danger-soft text-danger-text',
};
