import type { ResourceForm } from '@saiwu/admin';
import { createForm, Input, NumberInput, Select } from '@saiwu/ui';
import type { z } from 'zod';
import { bookSchema, type Book } from './books.ts';

const { FormField } = createForm<z.input<typeof bookSchema>>();

/** The inputs, for the dialog over the list and for the page of one book. */
export function BookFields() {
  return (
    <>
      <FormField name="title" label="Title" isRequired>
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="author" label="Author">
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="genre" label="Genre">
        {(field) => <Select {...field} options={genres} />}
      </FormField>
      <FormField name="copies" label="Copies" isRequired>
        {(field) => <NumberInput {...field} min={1} />}
      </FormField>
    </>
  );
}

export const genres: { value: Book['genre']; label: string }[] = [
  { value: 'novel', label: 'Novel' },
  { value: 'science', label: 'Science fiction' },
];

/** What the form starts with. */
export function valuesOf(book: Book | null): z.input<typeof bookSchema> {
  const { title = '', author = '', genre = 'novel', copies = 1 } = book ?? {};
  return { title, author, genre, copies };
}

export const bookForm: ResourceForm<Book> = { save: bookSchema, update: bookSchema, valuesOf, Fields: BookFields };
