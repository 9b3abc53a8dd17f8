import type { Book } from './books.ts';

/** A REST API with ways of its own, in the memory of the page. */
export async function fakeFetch(path: string, { method, body }: { method: string; body?: string }): Promise<Response> {
  const { pathname, searchParams: query } = new URL(path, 'http://library');
  const [, , id, act] = pathname.split('/');
  const sent: Partial<Book> = body === undefined ? {} : JSON.parse(body);
  if (method === 'DELETE') {
    const gone = (query.get('ids') ?? '').split(',');
    shelf = shelf.filter((book) => !gone.includes(book.id));
    return Response.json({});
  }
  if (id === undefined)
    return method === 'POST' ? write({ ...sent, id: String((last += 1)), version: 0, lentTo: [] } as Book) : list(query); // a form sends all else
  const book = shelf.find((one) => one.id === id);
  if (book === undefined) return Response.json({ error: 'There is no such book' }, { status: 404 });
  if (act === 'lend') return write({ ...book, lentTo: [...book.lentTo, `Reader ${book.lentTo.length + 1}`] });
  if (act === 'return') return write({ ...book, lentTo: book.lentTo.slice(1) });
  if (method === 'GET') return Response.json(shown(book));
  if (sent.version !== book.version)
    return Response.json({ error: 'Somebody else has saved this book', now: shown(book) }, { status: 409 });
  return write({ ...book, ...sent });
}

let last = 23;
let shelf = Array.from({ length: last }, (_, index): Book => {
  const [title = '', author = ''] = ['A Room of Her Own|Woolf', 'The Sea|Banville', 'Solaris|Lem'][index % 3]?.split('|') ?? [];
  const lentTo = index === 0 ? ['Reader 1'] : [];
  return {
    id: String(index + 1),
    title: `${title}, copy ${index + 1}`,
    author,
    genre: index % 3 === 2 ? 'science' : 'novel',
    copies: 2,
    version: 0,
    lentTo,
  };
});

function list(query: URLSearchParams) {
  const found = shelf
    .filter((book) => book.title.toLowerCase().includes((query.get('title') ?? '').toLowerCase()))
    .filter((book) => query.get('genre') === null || book.genre === query.get('genre'))
    .toSorted((a, b) =>
      String(Reflect.get(a, query.get('by') ?? 'id')).localeCompare(String(Reflect.get(b, query.get('by') ?? 'id')), 'en', {
        numeric: true,
      }),
    );
  if (query.get('down') === 'true') found.reverse();
  const from = Number(query.get('from'));
  return Response.json({ books: found.slice(from, from + Number(query.get('count'))).map(shown), found: found.length });
}

function write(book: Book) {
  if (shelf.some(({ id, title }) => id !== book.id && title === book.title))
    return Response.json({ error: 'Refused', fields: { title: 'There is a book of this title' } }, { status: 422 });
  const next = { ...book, version: book.version + 1 };
  shelf = shelf.some(({ id }) => id === book.id) ? shelf.map((one) => (one.id === book.id ? next : one)) : [...shelf, next];
  return Response.json(shown(next));
}

/** With what may be done with the book now. */
function shown(book: Book) {
  const free = book.copies - book.lentTo.length;
  const lend = free > 0 ? { act: 'lend', isAllowed: true } : { act: 'lend', isAllowed: false, reason: 'All copies are out' };
  return { ...book, acts: [...(book.lentTo.length > 0 ? [{ act: 'return', isAllowed: true }] : []), lend] };
}
