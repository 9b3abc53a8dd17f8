import { sql } from 'kysely';
import type { Handlers } from '../../../core/handlers.ts';
import { thenRead } from '../../../core/then-read.ts';
import { answerPage } from '../../../rows/paging.ts';
import { holdsText } from '../../../rows/search-text.ts';
import { decideFinding } from './decide-finding.ts';
import { findings, presentFinding, selectFinding } from './finding-rows.ts';
import { lookThrough } from './look-jobs.ts';
import { readFinding } from './read-finding.ts';

const sortable = {
  id: 'radarFinding.id',
  score: 'radarFinding.score',
  text: 'radarFinding.text',
  state: 'radarFinding.state',
  createTime: 'radarFinding.createTime',
};

const columnOf = { TEXT: 'text', TITLE: 'title', PICTURE: 'pictures', PEOPLE: 'people' } as const;

export const radarHandlers = {
  'radar.page': async (ctx, { body }) => {
    const { contestId, projectId, keyword, kinds: kind, state, leastScore } = body.model;
    let matching = findings(ctx);
    if (projectId) matching = matching.where(sql<boolean>`${projectId} in (radar_finding.first_id, radar_finding.second_id)`);
    if (contestId) matching = matching.where(oneProject(sql`project.contest_id = ${contestId}`));
    if (keyword?.trim()) matching = matching.where(oneProject(holdsText('project.title', keyword.trim())));
    if (kind) matching = matching.where(`radarFinding.${columnOf[kind]}`, 'is not', null);
    if (state) matching = matching.where('radarFinding.state', '=', state);
    if (leastScore) matching = matching.where('radarFinding.score', '>=', leastScore);
    return answerPage(ctx, body, {
      matching,
      sortable,
      select: (query) => selectFinding(ctx, query),
      present: (row) => presentFinding(ctx, row),
    });
  },

  'radar.get': (ctx, { params }) => readFinding(ctx, params.id),

  'radar.decide': thenRead(decideFinding, readFinding),

  'radar.look': async (ctx, { params }) => ({ jobId: await lookThrough(ctx, params.id) }),
} satisfies Partial<Handlers>;

/** Whether one of the two is such a project. */
function oneProject(condition: ReturnType<typeof sql>) {
  return sql<boolean>`exists (select from project where project.tenant_id = radar_finding.tenant_id
    and project.id in (radar_finding.first_id, radar_finding.second_id) and ${condition})`;
}
