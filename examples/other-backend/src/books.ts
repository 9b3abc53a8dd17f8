import type { NamedAct, Resource } from '@saiwu/admin';
import { z } from 'zod';
import { send } from './api.ts';

export interface Book {
  id: string;
  title: string;
  author: string;
  genre: 'novel' | 'science';
  copies: number;
  version: number;
  lentTo: string[];
  /** What the server lets be done with it now. */
  acts?: NamedAct[];
}

/** The rules of the form. */
export const bookSchema = z.object({
  title: z.string().trim().min(1, 'A book has a title'),
  author: z.string(),
  genre: z.enum(['novel', 'science']),
  copies: z.int('How many are there?').min(1, 'At least one'),
});

const filters = z.object({ title: z.string(), genre: z.enum(['novel', 'science']) }).partial();

/** All that the screens need to know of the API: what it is asked, and what it answers. */
export const books: Resource<Book, z.infer<typeof filters>, Book> = {
  name: 'book',
  title: 'book',
  labels: { title: 'Title', author: 'Author', genre: 'Genre', copies: 'Copies' },
  nameOf: (book) => book.title,
  filters,
  firstSort: { key: 'title', order: 'asc' },
  page: async (request) => {
    const { page, size, sort } = request;
    const asked = { ...request.filters, by: sort?.key, down: sort?.order === 'desc', from: (page - 1) * size, count: size };
    const given = Object.entries(asked).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
    const { books: rows, found } = await send<{ books: Book[]; found: number }>('GET', `/books?${new URLSearchParams(given)}`);
    return { rows, total: found };
  },
  get: (id) => send('GET', `/books/${id}`),
  save: (values) => send('POST', '/books', values),
  update: (values) => send('PUT', `/books/${values['id']}`, values),
  remove: (ids) => send('DELETE', `/books?ids=${ids.join()}`),
};
