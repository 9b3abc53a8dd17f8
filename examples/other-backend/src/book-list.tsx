import { ListScreen, type FilterFields, type ListColumn } from '@saiwu/admin';
import { Select } from '@saiwu/ui';
import { Link, useNavigate } from 'react-router-dom';
import { bookForm, genres } from './book-form.tsx';
import { books, type Book } from './books.ts';

export function BookList() {
  const navigate = useNavigate();
  return (
    <ListScreen
      resource={books}
      columns={columns}
      Filters={Filters}
      form={bookForm}
      rowActs={({ id }) => [{ key: 'page', label: 'Edit on a page', onSelect: () => void navigate(`/books/${id}/edit`) }]}
    />
  );
}

const columns: ListColumn<Book>[] = [
  {
    key: 'title',
    title: 'Title',
    cell: ({ id, title }) => (
      <Link to={`/books/${id}`} style={{ color: 'var(--color-theme-text)' }}>
        {title}
      </Link>
    ),
    value: ({ title }) => title,
    isSortable: true,
  },
  { key: 'author', title: 'Author', value: ({ author }) => author, isSortable: true },
  { key: 'genre', title: 'Genre', value: ({ genre }) => genres.find(({ value }) => value === genre)?.label },
  { key: 'free', title: 'Free', value: ({ copies, lentTo }) => copies - lentTo.length, align: 'right' },
];

function Filters({ field }: { field: FilterFields<'title' | 'genre'> }) {
  return (
    <>
      {field.text('title')}
      {field.choice('genre', (own) => (
        <Select {...own} options={genres} />
      ))}
    </>
  );
}
