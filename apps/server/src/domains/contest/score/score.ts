import type { Handlers } from '../../../core/handlers.ts';
import { saveSheet } from './save-sheet.ts';
import { submitSheet } from './submit-sheet.ts';

export const scoreHandlers = {
  'score.save': (ctx, input) => saveSheet(ctx, input),
  'score.submit': (ctx, input) => submitSheet(ctx, input),
} satisfies Partial<Handlers>;
