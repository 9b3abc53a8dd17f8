import { Loaded, SaveNotices, useSaveForm, useTabTitle } from '@saiwu/admin';
import { Button, Card, Form, PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { send } from './api.ts';
import { BookFields, valuesOf } from './book-form.tsx';
import { books, bookSchema, type Book } from './books.ts';

/** The form on a page of its own: what is typed is kept as a draft, and leaving the tab for good asks. */
export function BookEditor() {
  const { id = '' } = useParams();
  const query = useQuery({ queryKey: ['book.get', id, 'form'], queryFn: () => send<Book>('GET', `/books/${id}`), gcTime: 0 });
  return (
    <Loaded isPage query={query}>
      {(book) => <Editor book={book} />}
    </Loaded>
  );
}

function Editor({ book }: { book: Book }) {
  const navigate = useNavigate();
  useTabTitle(`Edit ${book.title}`);
  const edit = useSaveForm<typeof bookSchema, Book, Book>({
    name: 'book',
    record: book,
    schema: bookSchema,
    valuesOf,
    save: (values, { base }) => send('PUT', `/books/${book.id}`, { ...values, version: base?.version }),
    success: 'Book saved',
    onSaved: () => void navigate(`/books/${book.id}`, { replace: true }),
  });
  return (
    <PageStack>
      <PageHeader title={`Edit ${book.title}`} />
      <SaveNotices edit={edit} labels={books.labels ?? {}} />
      <Card>
        <Form form={edit.form} onSubmit={edit.submit}>
          <BookFields />
          <Button type="submit" isPending={edit.isPending}>
            Save
          </Button>
        </Form>
      </Card>
    </PageStack>
  );
}
