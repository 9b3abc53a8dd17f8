import type { FormDialogProps } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, confirm, Form, IconButton } from '@saiwu/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFocusWhileOpen } from './use-focus-while-open.ts';

/**
 * A form beside what it is about, which can be read and scrolled meanwhile: with the ways of a dialog, but holding nobody. Mount it while
 * it is open.
 */
export function DecidePanel<Values extends FieldValues, Submitted>(props: FormDialogProps<Values, Submitted>) {
  const { form, onSubmit, isPending, onClose, title, description, submitLabel, isDanger = false, notices, children } = props;
  const { t } = useLingui();
  const formId = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusWhileOpen(panel, submitLabel);

  async function leave() {
    const question = { title: t`有内容还没有提交，要放弃吗？`, confirmLabel: t`放弃`, cancelLabel: t`继续填写`, isDanger: true };
    if (form.formState.isDirty && !(await confirm(question))) return;
    // what is given up is not kept
    form.reset();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    // what is open in it, a calendar or a list of choices, takes the key for itself
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    void leave();
  }

  return (
    <Card
      ref={panel}
      tabIndex={-1}
      title={title}
      actions={
        <IconButton label={t`关闭`} onClick={() => void leave()}>
          <X aria-hidden />
        </IconButton>
      }
      onKeyDown={onKeyDown}
      className="sticky top-0 max-h-[calc(100dvh-8rem)] overflow-y-auto outline-none"
    >
      <p className="mb-3 text-fg-muted">{description}</p>
      {notices}
      <Form id={formId} form={form} onSubmit={onSubmit}>
        {children}
      </Form>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={() => void leave()}>
          {t`取消`}
        </Button>
        <Button variant={isDanger ? 'danger' : 'solid'} type="submit" form={formId} isPending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </Card>
  );
}
