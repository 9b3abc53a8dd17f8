import { useRef, useState, type BaseSyntheticEvent, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormState, type FieldPath, type FieldValues, type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { Steps } from '../steps/steps.tsx';
import { useMergedRef } from '../use-merged-ref.ts';
import { useWords } from '../words.tsx';
import { errorPaths, stepOf } from './error-paths.ts';
import { FormFrame } from './form-frame.tsx';
import { focusFirstWrong } from './wrong-fields.ts';

/** One step of a long form. */
export interface FormStep<Values extends FieldValues> {
  key: string;
  title: string;
  /**
   * The fields on it: checked before the next step opens; an error in one of them leads back here. A list's or object's path stands for all
   * in it.
   */
  fields: readonly FieldPath<Values>[];
  children: ReactNode;
  /** It holds more than one column of fields: as wide as its card, where others keep to 720 px. */
  isWide?: boolean | undefined;
  /** For the step's card. */
  className?: string | undefined;
}

export interface FormStepsProps<Values extends FieldValues, Context, Submitted> extends OwnProps<'div', 'onSubmit'> {
  /** What `useForm` returned. */
  form: UseFormReturn<Values, Context, Submitted>;
  /** Called with valid values from the last step. */
  onSubmit: SubmitHandler<Submitted>;
  steps: readonly FormStep<Values>[];
  /** Key of the step that is open, where an address or the like remembers it. Default: the first at the start. */
  step?: string | undefined;
  onStepChange?: ((key: string) => void) | undefined;
  /** Names the row of steps for screen readers. */
  label: string;
  /** What the main button says: the act. */
  submitLabel: ReactNode;
  /** The act is under way. */
  isPending?: boolean | undefined;
  /** The act in another way, as a button before the main one: 创建并发布. Enter never means it. */
  alternative?: { label: ReactNode; onSubmit: SubmitHandler<Submitted> } | undefined;
  /**
   * Key of the step from which on the act is offered: what follows is filled in already, and going on stays the main button until the last
   * step. From the first step on everything is filled in, and the act is the main button throughout. Default: the last.
   */
  submitFrom?: string | undefined;
  /** At the start of the last line: a way out, whether what is typed is kept. */
  start?: ReactNode;
  /** Shows the values without letting them change. */
  isReadOnly?: boolean | undefined;
}

/**
 * A long form cut into steps. All stay mounted, so that nothing typed is lost. Going on checks the step's fields; going back never asks.
 * Submitting, and errors of the server, lead to the first step with something wrong. Enter goes on, Ctrl+Enter submits where the main
 * button stands.
 */
export function FormSteps<Values extends FieldValues, Context, Submitted>(props: FormStepsProps<Values, Context, Submitted>) {
  const { form, onSubmit, steps, step, onStepChange, label, submitLabel, isPending, alternative, submitFrom, ...others } = props;
  const { start, isReadOnly, className, ref, ...rest } = others;
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(step ?? steps[0]?.key ?? '');
  // the step opens at once, before whoever remembers it has it; what is opened from outside is followed
  const [given, setGiven] = useState(step);
  if (step !== given) {
    setGiven(step);
    if (step !== undefined) setChosen(step);
  }
  const { errors } = useFormState({ control: form.control });
  const wrong = new Set(errorPaths(errors).map((path) => stepOf(steps, path)?.key));
  const position = Math.max(
    steps.findIndex((step) => step.key === chosen),
    0,
  );
  const isLast = position === steps.length - 1;
  const canSubmit = isLast || steps.slice(0, position + 1).some(({ key }) => key === submitFrom);
  const isMain = isLast || steps[0]?.key === submitFrom;

  function show(key: string): HTMLElement | null {
    flushSync(() => setChosen(key));
    if (key !== chosen) onStepChange?.(key);
    return shownStep();
  }

  function shownStep(): HTMLElement | null {
    return frame.current?.querySelector<HTMLElement>('[data-slot=form-step]:not([hidden])') ?? null;
  }

  function showWrong(paths: readonly string[]) {
    const keys = new Set(paths.map((path) => stepOf(steps, path)?.key));
    const first = steps.find((step) => keys.has(step.key));
    const shown = first && show(first.key);
    if (shown) focusFirstWrong(shown, paths);
  }

  /** Back without a question; forward as far as everything on the way is right. Answers whether it got there. */
  async function goTo(target: number): Promise<boolean> {
    for (const passed of steps.slice(position, target)) {
      // oxlint-disable-next-line no-await-in-loop -- the first wrong step ends the way
      if (isReadOnly || (await form.trigger(passed.fields))) continue;
      showWrong(passed.fields.flatMap((path) => errorPaths({ [path]: form.getFieldState(path).error })));
      return false;
    }
    const step = steps[target];
    if (step === undefined) return false;
    show(step.key);
    // the button that led here stood at the end of a longer step
    frame.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  /** Goes on from a button, which may not stand on the next step: the focus goes to the step. */
  async function walkTo(target: number) {
    if (await goTo(target)) shownStep()?.focus({ preventScroll: true });
  }

  async function submit(event: FormEvent) {
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    if (!isLast && submitter?.dataset['main'] === undefined) await walkTo(position + 1);
    else if (isReadOnly !== true) await send(onSubmit, event);
  }

  function send(handler: SubmitHandler<Submitted>, event: BaseSyntheticEvent) {
    return form.handleSubmit(handler, (found) => showWrong(errorPaths(found)))(event);
  }

  return (
    <div ref={useMergedRef(frame, ref)} data-slot="form-steps" {...rest} className={cn('flex flex-col gap-4', className)}>
      <Steps
        className="scroll-mt-4"
        label={label}
        current={steps[position]?.key ?? ''}
        steps={steps.map(({ key, title }) => ({ key, title, isWrong: wrong.has(key) }))}
        onSelect={(key) => void goTo(steps.findIndex((step) => step.key === key))}
      />
      <FormFrame form={form} submit={submit} isReadOnly={isReadOnly} className="max-w-none" onWrong={(_form, paths) => showWrong(paths)}>
        {steps.map((step, index) => (
          <fieldset
            key={step.key}
            data-slot="form-step"
            aria-label={words.stepPlace(index + 1, steps.length, step.title)}
            tabIndex={-1}
            hidden={index !== position}
            className="min-w-0 outline-none"
          >
            <Card title={step.title} className={step.className ?? ''}>
              <div className={cn('flex flex-col gap-4', step.isWide !== true && 'max-w-[720px]')}>{step.children}</div>
            </Card>
          </fieldset>
        ))}
        {/* ends where the fields end */}
        <div className={cn('flex flex-wrap items-center justify-end gap-2', steps[position]?.isWide !== true && 'max-w-[737px]')}>
          <div className="mr-auto flex flex-wrap items-center gap-x-2">
            {position > 0 && (
              <Button variant="ghost" onClick={() => void walkTo(position - 1)}>
                {words.previousStep}
              </Button>
            )}
            {start}
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            {/* the first in the form is what Enter in a field means, so the order is one of looks */}
            {!isLast && (
              <Button type="submit" variant={isMain ? 'outline' : 'solid'} className={isMain ? '' : 'order-1'}>
                {words.nextStep}
              </Button>
            )}
            {canSubmit && !isReadOnly && alternative && (
              <Button variant="outline" disabled={isPending} onClick={(event) => void send(alternative.onSubmit, event)}>
                {alternative.label}
              </Button>
            )}
            {canSubmit && !isReadOnly && (
              <Button type="submit" data-main="" variant={isMain ? 'solid' : 'outline'} isPending={isPending}>
                {submitLabel}
              </Button>
            )}
          </div>
        </div>
      </FormFrame>
    </div>
  );
}
