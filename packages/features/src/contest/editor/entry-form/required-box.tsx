import { Checkbox } from '@saiwu/ui';
import { ContestField } from '../fields/contest-field.tsx';

interface RequiredBoxProps {
  name: `setup.${'fields' | 'files' | 'sections' | 'checks'}.${number}.isRequired`;
  label: string;
}

/** Whether a row of the entry form has to be answered, as a box on the line of the fields beside it. */
export function RequiredBox({ name, label }: RequiredBoxProps) {
  return (
    <ContestField name={name} label={label} className="min-w-16">
      {(field) => (
        <span className="flex h-control items-center">
          <Checkbox {...field} />
        </span>
      )}
    </ContestField>
  );
}
