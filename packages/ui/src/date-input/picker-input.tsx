import { CircleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { FormValue } from '../form/form-value.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { inputClass } from '../input/input-class.ts';

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
  /** What is in the dialog; one of its parts takes the focus. */
  renderPanel: (close: () => void) => ReactNode;
}

/** A text field in the house's own format, whatever the browser's language, with a dialog to choose from behind a button (and Alt+ArrowDown). */
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
    onBlur,
    onKeyDown,
    ...rest
  } = props;
  const problemId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isFixed = rest.disabled === true || rest.readOnly === true;
  const hasProblem = problem !== null && draft === null && !isOpen && !isFixed && !isWrong(rest['aria-invalid']);
  return (
    <span className={cn('block w-full', className)}>
      <Popover.Root modal open={isOpen} onOpenChange={setIsOpen}>
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
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (!event.altKey || event.key !== 'ArrowDown' || isFixed) return;
                event.preventDefault();
                setDraft(null);
                setIsOpen(true);
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
        <PickerPanel label={panelLabel}>{renderPanel(() => setIsOpen(false))}</PickerPanel>
      </Popover.Root>
      {hasProblem && <PickerProblem id={problemId}>{problem}</PickerProblem>}
    </span>
  );
}

/** The dialog of a picker, inside a `Popover.Root` that is modal: it hides the rest from screen readers and holds the focus. */
export function PickerPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover.Portal>
      <Popover.Content
        data-slot="picker-panel"
        aria-modal
        aria-label={label}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        // Its parts take the focus themselves; while they are being loaded, the dialog holds it.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-auto rounded-card border border-border bg-surface-raised text-fg shadow-2 outline-none',
          'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
        )}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
}

/** Says under a picker why its text cannot stand. */
export function PickerProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} role="alert" className="mt-1.5 flex items-start gap-1 text-xs text-danger-text">
      <CircleAlert aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0 stroke-[1.5]" />
      <span>{children}</span>
    </span>
  );
}

/** Whether `aria-invalid` says so. */
export function isWrong(invalid: ComponentProps<'input'>['aria-invalid']): boolean {
  return invalid !== undefined && invalid !== false && invalid !== 'false';
}
