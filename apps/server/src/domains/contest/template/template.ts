import { contestTemplateModel } from '@saiwu/openapi';
import type { Handlers } from '../../../core/handlers.ts';
import { thenReadAnew } from '../../../core/then-read.ts';
import { filterBy } from '../../../rows/filter-by.ts';
import { filterKinds } from '../../../rows/filter-kinds.ts';
import { answerPage } from '../../../rows/paging.ts';
import { scoped } from '../../../rows/scope.ts';
import { addTemplate, removeTemplates, updateTemplate } from './save-template.ts';
import { presentTemplate, readOffered, readTemplate, withOwners } from './template-rows.ts';

const filters = filterKinds(contestTemplateModel, { like: ['name'] });

const sortable = {
  id: 'contestTemplate.id',
  name: 'contestTemplate.name',
  sortValue: 'contestTemplate.sortValue',
  createTime: 'contestTemplate.createTime',
  updateTime: 'contestTemplate.updateTime',
};

export const contestTemplateHandlers = {
  'contest.templates': (ctx) => readOffered(ctx),

  'contestTemplate.page': async (ctx, { body }) => {
    const all = scoped(ctx, 'contestTemplate').select();
    const matching = filterBy(ctx, all, 'contestTemplate', body.model, body.extra, filters);
    return answerPage(ctx, body, {
      matching,
      sortable,
      select: (query) => withOwners(ctx, query),
      present: (row) => presentTemplate(ctx, row),
    });
  },

  'contestTemplate.get': (ctx, { params }) => readTemplate(ctx, params.id),

  'contestTemplate.save': async (ctx, { body }) => readTemplate(ctx, await addTemplate(ctx, body)),

  'contestTemplate.update': thenReadAnew(updateTemplate, readTemplate),

  'contestTemplate.remove': async (ctx, { body }) => {
    await removeTemplates(ctx, body);
    return true;
  },
} satisfies Partial<Handlers>;
