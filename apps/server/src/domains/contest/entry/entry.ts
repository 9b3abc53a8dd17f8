import type { Handlers } from '../../../core/handlers.ts';
import { beginEntry } from './begin-entry.ts';
import { removeEntry, withdrawEntry } from './end-entry.ts';
import { readEntry } from './read-entry.ts';
import { saveEntry } from './save-entry.ts';
import { submitEntry, takeEntryBack } from './submit-entry.ts';

export const entryHandlers = {
  'entry.begin': async (ctx, { body }) => readEntry(ctx, await beginEntry(ctx, body)),

  'entry.get': (ctx, { params }) => readEntry(ctx, params.id),

  'entry.save': async (ctx, { params, body }) => {
    await saveEntry(ctx, params.id, body);
    return readEntry(ctx, params.id);
  },

  'entry.submit': async (ctx, { params }) => {
    await submitEntry(ctx, params.id);
    return readEntry(ctx, params.id);
  },

  'entry.takeBack': async (ctx, { params }) => {
    await takeEntryBack(ctx, params.id);
    return readEntry(ctx, params.id);
  },

  'entry.withdraw': async (ctx, { params, body }) => {
    await withdrawEntry(ctx, params.id, body.reason);
    return readEntry(ctx, params.id);
  },

  'entry.remove': async (ctx, { params }) => {
    await removeEntry(ctx, params.id);
    return true;
  },
} satisfies Partial<Handlers>;
