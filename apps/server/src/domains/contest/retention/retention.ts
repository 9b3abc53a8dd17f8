import type { Handlers } from '../../../core/handlers.ts';
import { beginToAnonymise } from './anonymise.ts';
import { previewRetention } from './preview.ts';

export const retentionHandlers = {
  'contest.retentionPreview': (ctx, { params }) => previewRetention(ctx, params.id),

  'contest.anonymise': async (ctx, { params, body }) => {
    await beginToAnonymise(ctx, params.id, body.title);
    return previewRetention(ctx, params.id);
  },
} satisfies Partial<Handlers>;
