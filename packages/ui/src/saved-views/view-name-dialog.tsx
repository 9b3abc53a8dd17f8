import { useId, useState } from 'react';
import { useForm, type ResolverResult } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { DialogClose } from '../dialog/dialog-close.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { createForm } from '../form/create-form.ts';
import { TextInput } from '../input/text-input.tsx';
import { useViewWords } from './use-view-words.ts';
import { maxNameLength, type SavedView } from './saved-view.ts';
import { nameProblem } from './view-list.ts';

export interface ViewNameDialogProps {
  /** The act: title and main button. */
  title: string;
  submitLabel: string;
  /** What stands in the field at first. */
  name: string;
  /** Whose names are taken, but for `ownId`. */
  views: readonly SavedView[];
  ownId?: string | undefined;
  /** False: it was not saved, and the dialog stays. */
  onSubmit: (name: string) => Promise<boolean>;
  onClose: () => void;
}

interface Values {
  name: string;
}

const { Form, FormField } = createForm<Values>();

/** Asks for the name of a view. */
export function ViewNameDialog({ title, submitLabel, name, views, ownId, onSubmit, onClose }: ViewNameDialogProps) {
  const words = useViewWords();
  const formId = useId();
  const [isPending, setIsPending] = useState(false);
  const form = useForm<Values>({
    defaultValues: { name },
    resolver: (values): ResolverResult<Values> => {
      const problem = nameProblem(views, values.name, ownId);
      if (problem === null) return { values: { name: values.name.trim() }, errors: {} };
      const messages = {
        missing: words.viewNameMissing,
        tooLong: words.viewNameTooLong(maxNameLength),
        taken: words.viewNameTaken(values.name.trim()),
      };
      return { values: {}, errors: { name: { type: problem, message: messages[problem] } } };
    },
  });

  async function submit(values: Values) {
    setIsPending(true);
    const isSaved = await onSubmit(values.name);
    setIsPending(false);
    if (isSaved) onClose();
    else form.setError('name', { type: 'refused', message: words.viewsNotChanged });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="sm"
      isDirty={form.formState.isDirty}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={submit}>
        <FormField name="name" label={words.viewName} isRequired>
          {(field) => <TextInput {...field} limit={maxNameLength} autoComplete="off" />}
        </FormField>
      </Form>
    </Dialog>
  );
}
