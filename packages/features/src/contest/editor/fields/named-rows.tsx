import type { ReactNode } from 'react';
import { useFieldArray, useWatch, type FieldArray } from 'react-hook-form';
import type { ContestFormReturn } from '../contest-form.ts';
import type { ContestValues } from '../contest-values.ts';
import { RowsPart, type RowsPartProps } from './rows-part.tsx';

type Lists = 'setup.fields' | 'setup.files' | 'setup.sections' | 'setup.checks' | 'setup.awards';

interface NamedRowsProps<Name extends Lists> extends Pick<RowsPartProps, 'label' | 'addLabel' | 'most' | 'empty'> {
  form: ContestFormReturn;
  name: Name;
  /** The name that was typed into a row, by which it is known. */
  titleOf: (row: FieldArray<ContestValues, Name>) => string;
  /** What one without a name is called, by its place from 1. */
  unnamed: (place: number) => string;
  /** What a row more begins with. */
  fresh: () => FieldArray<ContestValues, Name>;
  children: (index: number, row: FieldArray<ContestValues, Name> | undefined) => ReactNode;
}

/** A list of the form whose rows are known by a name that is typed into each. */
export function NamedRows<Name extends Lists>({ form, name, titleOf, unnamed, fresh, children, ...rest }: NamedRowsProps<Name>) {
  const { control } = form;
  const rows = useFieldArray({ control, name });
  const values = (useWatch({ control, name }) ?? []) as readonly FieldArray<ContestValues, Name>[]; // what the list holds
  const nameOf = (index: number) => {
    const row = values[index];
    return (row && titleOf(row)) || unnamed(index + 1);
  };
  return (
    <RowsPart {...rest} name={name} rows={rows} nameOf={nameOf} onAdd={() => rows.append(fresh())}>
      {(index) => children(index, values[index])}
    </RowsPart>
  );
}
