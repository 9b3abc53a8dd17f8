import { Acts, RecordPage, useAct, useNeighbours } from '@saiwu/admin';
import { Card, DescriptionList, EmptyState } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { send } from './api.ts';
import type { Book } from './books.ts';

export function BookPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const neighbours = useNeighbours('book', id, pathOf);
  const query = useQuery({ queryKey: ['book.get', id], queryFn: () => send<Book>('GET', `/books/${id}`) });
  const lend = useAct({ id: 'book.lend', send: () => send('POST', `/books/${id}/lend`) }, { success: 'Lent' });
  const takeBack = useAct({ id: 'book.return', send: () => send('POST', `/books/${id}/return`) }, { success: 'Taken back' });
  return (
    <RecordPage
      query={query}
      head={({ title, author, acts = [] }) => ({
        title,
        description: author,
        neighbours,
        acts: (
          <Acts
            of={acts}
            offers={[
              { act: null, label: 'Edit', onSelect: () => void navigate(`/books/${id}/edit`) },
              { act: 'return', label: 'Take back', isPending: takeBack.isPending, onSelect: () => takeBack.mutate(undefined) },
              { act: 'lend', label: 'Lend', isPending: lend.isPending, onSelect: () => lend.mutate(undefined) },
            ]}
          />
        ),
      })}
      tabs={(book) => [
        { key: 'facts', title: 'Facts', content: () => factsOf(book) },
        { key: 'loans', title: 'Loans', content: () => loansOf(book) },
      ]}
    />
  );
}

function pathOf(id: string) {
  return `/books/${id}`;
}

function factsOf({ genre, copies }: Book) {
  return (
    <Card>
      <DescriptionList
        items={[
          { label: 'Genre', value: genre },
          { label: 'Copies', value: copies },
        ]}
      />
    </Card>
  );
}

function loansOf({ lentTo }: Book) {
  return <Card>{lentTo.join(', ') || <EmptyState title="All copies are here" />}</Card>;
}
