import { Button, Dialog, DialogClose, Drawer, Form } from '@saiwu/ui';
import { useId, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAdmin } from '../admin-provider.tsx';

export interface FormDialogProps<Values extends FieldValues, Submitted> {
  form: UseFormReturn<Values, unknown, Submitted>;
  onSubmit: (values: Submitted) => void | Promise<void>;
  isPending: boolean;
  /** The reader has left the dialog, after a question where something is unsaved. */
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** The act of the button: 取消大赛. */
  submitLabel: string;
  cancelLabel?: string | undefined;
  /** It cannot be taken back. */
  isDanger?: boolean;
  /** More than about six fields: the form opens in a drawer. */
  isLong?: boolean | undefined;
  /** Of a dialog. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Over the form. */
  notices?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, or in a drawer where it is long, with its two buttons. Mount it while it is open. */
export function FormDialog<Values extends FieldValues, Submitted>(props: FormDialogProps<Values, Submitted>) {
  const {
    form,
    onSubmit,
    isPending,
    onClose,
    title,
    description,
    submitLabel,
    isDanger = false,
    isLong = false,
    size,
    notices,
    children,
  } = props;
  const { words } = useAdmin();
  const { cancelLabel = words.cancel } = props;
  const formId = useId();
  const close = () => {
    // input that is given up is not kept
    form.reset();
    onClose();
  };
  const footer = (
    <>
      <DialogClose>
        <Button variant="outline">{cancelLabel}</Button>
      </DialogClose>
      <Button variant={isDanger ? 'danger' : 'solid'} type="submit" form={formId} isPending={isPending}>
        {submitLabel}
      </Button>
    </>
  );
  const content = (
    <>
      {notices}
      <Form id={formId} form={form} onSubmit={onSubmit}>
        {children}
      </Form>
    </>
  );
  const surface = {
    isOpen: true,
    onOpenChange: (isOpen: boolean) => isOpen || close(),
    isDirty: form.formState.isDirty,
    title,
    description,
    footer,
  };
  return isLong ? (
    <Drawer {...surface}>{content}</Drawer>
  ) : (
    <Dialog {...surface} size={size}>
      {content}
    </Dialog>
  );
}
