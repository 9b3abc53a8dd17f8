import type { Handlers } from '../../../core/handlers.ts';
import { thenRead } from '../../../core/then-read.ts';
import { answerComment, comment, removeComment, resolveComment } from './comment.ts';
import { importPlan, previewImport } from './import-plan.ts';
import { readComments, readCommentsInScope } from './read-comments.ts';
import { readPlan, readPlanInScope, readVersion, readVersions } from './read-plan.ts';
import { restoreSection, saveSection } from './save-section.ts';
import { storePicture } from './store-picture.ts';

export const planHandlers = {
  'plan.get': (ctx, { params }) => readPlan(ctx, params.id),

  'plan.read': (ctx, { params }) => readPlanInScope(ctx, params.id),

  'plan.save': (ctx, { params, body }) => saveSection(ctx, params.id, params.key, body),

  'plan.picture': (ctx, { params, body }) => storePicture(ctx, params.id, body.file),

  'plan.importPreview': (ctx, { params, body }) => previewImport(ctx, params.id, body.file),

  'plan.import': (ctx, { params, body }) => importPlan(ctx, params.id, body),

  'plan.versions': (ctx, { params }) => readVersions(ctx, params),

  'plan.version': (ctx, { params }) => readVersion(ctx, params),

  'plan.restore': (ctx, { params, body }) => restoreSection(ctx, params.id, params.key, body),

  'plan.comments': (ctx, { params }) => readComments(ctx, params.id),

  'plan.readComments': (ctx, { params }) => readCommentsInScope(ctx, params.id),

  'plan.comment': thenRead(comment, readComments),

  'plan.answerComment': thenRead((ctx, id, { content }, { comment }) => answerComment(ctx, id, comment, content), readComments),

  'plan.resolveComment': thenRead((ctx, id, { isResolved }, { comment }) => resolveComment(ctx, id, comment, isResolved), readComments),

  'plan.removeComment': thenRead((ctx, id, _body, { comment }) => removeComment(ctx, id, comment), readComments),
} satisfies Partial<Handlers>;
