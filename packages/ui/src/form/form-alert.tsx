import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { Alert } from '../alert/alert.tsx';

/** What is wrong with the form as a whole, or with something that has no field in it: `root.server`, as `applyFieldErrors` puts it. */
export function FormAlert<Values extends FieldValues, Context, Submitted>({ control }: { control: Control<Values, Context, Submitted> }) {
  const { errors } = useFormState({ control });
  const message = errors.root?.['server']?.message;
  if (message === undefined || message === '') return null;
  return (
    <div ref={bringIntoView}>
      <Alert tone="danger" isLive className="whitespace-pre-line">
        {message}
      </Alert>
    </div>
  );
}

/** The form may be scrolled down to its button when the answer comes. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
