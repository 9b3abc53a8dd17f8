import type { Handlers } from '../../../core/handlers.ts';
import { thenRead } from '../../../core/then-read.ts';
import { beginToAnonymise } from './anonymise.ts';
import { previewRetention } from './preview.ts';

export const retentionHandlers = {
  'contest.retentionPreview': (ctx, { params }) => previewRetention(ctx, params.id),

  'contest.anonymise': thenRead((ctx, id, { title }) => beginToAnonymise(ctx, id, title), previewRetention),
} satisfies Partial<Handlers>;
