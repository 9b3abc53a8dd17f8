import type { Handlers } from '../../../core/handlers.ts';
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

  'plan.comment': async (ctx, { params, body }) => {
    await comment(ctx, params.id, body);
    return readComments(ctx, params.id);
  },

  'plan.answerComment': async (ctx, { params, body }) => {
    await answerComment(ctx, params.id, params.comment, body.content);
    return readComments(ctx, params.id);
  },

  'plan.resolveComment': async (ctx, { params, body }) => {
    await resolveComment(ctx, params.id, params.comment, body.isResolved);
    return readComments(ctx, params.id);
  },

  'plan.removeComment': async (ctx, { params }) => {
    await removeComment(ctx, params.id, params.comment);
    return readComments(ctx, params.id);
  },
} satisfies Partial<Handlers>;
