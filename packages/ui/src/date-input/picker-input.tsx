import { Popover } from 'radix-ui';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { FormValue } from '../form/form-value.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { inputClass } from '../input/input-class.ts';
import { PickerPanel, PickerProblem } from './picker-panel.tsx';
import { usePickerDialog } from './use-picker-dialog.ts';

export interface PickerInputProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'min' | 'max' | 'onChange'> {
  /** What goes with the form, and comes back when it is reset. */
  value: string;
  onValueChange: (value: string) => void;
  /** What the field shows while nobody types. */
  text: string;
  onText: (text: string) => void;
  /** Why the text cannot stand. Said when the typing is done, unless the field is marked wrong from outside, where the words are too. */
  problem: string | null;
  /** What the button does, and its icon. */
  openLabel: string;
  icon: ReactNode;
  /** The name of the dialog that it opens. */
  panelLabel: string;
  /** What is in the dialog; with `hasFocus` one of its parts takes the focus. */
  renderPanel: (close: () => void, hasFocus: boolean) => ReactNode;
}

/**
 * A text field in the house's own format, whatever the browser's language, with a dialog to choose from: by a press anywhere in it,
 * ArrowDown, Enter.
 */
export function PickerInput(props: PickerInputProps) {
  const {
    value,
    onValueChange,
    name,
    text,
    onText,
    problem,
    openLabel,
    icon,
    panelLabel,
    renderPanel,
    className,
    onPointerDown,
    onMouseDown,
    onClick,
    onKeyDown,
    onBlur,
    ...rest
  } = props;
  const problemId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const isFixed = rest.disabled === true || rest.readOnly === true;
  const dialog = usePickerDialog(isFixed);
  const heard = dialog.listen(draft !== null);
  const hasProblem = problem !== null && draft === null && !dialog.isOpen && !isFixed && !isWrong(rest['aria-invalid']);
  return (
    <span className={cn('block w-full', className)}>
      <Popover.Root modal={dialog.isModal} open={dialog.isOpen} onOpenChange={dialog.setIsOpen}>
        <Popover.Anchor asChild>
          <span className="relative block">
            <input
              autoComplete="off"
              inputMode="text"
              {...rest}
              type="text"
              value={draft ?? text}
              aria-invalid={hasProblem || rest['aria-invalid']}
              aria-describedby={[rest['aria-describedby'], hasProblem && problemId].filter(Boolean).join(' ') || undefined}
              onChange={(event) => {
                setDraft(event.target.value);
                onText(event.target.value);
              }}
              onPointerDown={(event) => {
                onPointerDown?.(event);
                heard.onPointerDown(event);
              }}
              onMouseDown={(event) => {
                onMouseDown?.(event);
                heard.onMouseDown(event);
              }}
              onClick={(event) => {
                onClick?.(event);
                heard.onClick(event);
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                heard.onKeyDown(event);
              }}
              onBlur={(event) => {
                setDraft(null);
                onBlur?.(event);
              }}
              className={cn(inputClass, 'pr-10 tabular-nums')}
            />
            <Popover.Trigger asChild>
              <IconButton
                label={openLabel}
                size="small"
                disabled={isFixed}
                aria-describedby={rest['aria-labelledby']}
                className="absolute inset-y-0 right-0.5 my-auto text-fg-muted"
              >
                {icon}
              </IconButton>
            </Popover.Trigger>
            <FormValue name={name} disabled={rest.disabled} value={value} texts={[value]} onReset={onValueChange} />
          </span>
        </Popover.Anchor>
        <PickerPanel dialog={dialog} label={panelLabel} onPress={() => setDraft(null)}>
          {renderPanel(dialog.close, dialog.isModal)}
        </PickerPanel>
      </Popover.Root>
      {hasProblem && <PickerProblem id={problemId}>{problem}</PickerProblem>}
    </span>
  );
}

/** Whether `aria-invalid` says so. */
export function isWrong(invalid: ComponentProps<'input'>['aria-invalid']): boolean {
  return invalid !== undefined && invalid !== false && invalid !== 'false';
}
