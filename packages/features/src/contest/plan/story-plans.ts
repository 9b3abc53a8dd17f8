import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';
import { makeEntry } from '../../lib/stories/story-entries.ts';
import type { CallsAs } from '../../lib/stories/story-contests.ts';

/** Who writes in these stories. */
export const author = 'student';

/** The plan of a project that the student has just begun, in a contest of their school that takes projects now. */
export function ownPlan(as: CallsAs): Promise<string> {
  return makePlan(as, 'SECTIONS');
}

/** The same where one PDF is taken too. */
export function ownPlanOrPdf(as: CallsAs): Promise<string> {
  return makePlan(as, 'EITHER');
}

/** The same, written in two sections, handed in and taken back. */
export async function returnedPlan(as: CallsAs): Promise<string> {
  const { call, entry } = await makeProject(as, 'SECTIONS');
  const path = { id: entry.id };
  await call('plan.save', { path: { ...path, key: 'summary' }, body: { version: 0, html: '<p>handed in</p>' } });
  await call('plan.save', { path: { ...path, key: 'market' }, body: { version: 0, html: '<p>market</p>' } });
  await call('entry.submit', { path });
  await call('entry.takeBack', { path });
  return generatePath(consolePaths.ownPlan, path);
}

/** The same as it is printed, with one section written. */
export async function writtenPlanPages(as: CallsAs): Promise<string> {
  const { call, entry } = await makeProject(as, 'SECTIONS');
  await call('plan.save', { path: { id: entry.id, key: 'market' }, body: { version: 0, html: '<p>很大</p>' } });
  return generatePath(consolePaths.ownPlanPages, { id: entry.id });
}

async function makePlan(as: CallsAs, planAs: 'SECTIONS' | 'EITHER'): Promise<string> {
  const { entry } = await makeProject(as, planAs);
  return generatePath(consolePaths.ownPlan, { id: entry.id });
}

function makeProject(as: CallsAs, planAs: 'SECTIONS' | 'EITHER') {
  return makeEntry(as, {
    setup: {
      planAs,
      team: { min: 1, max: 5, advisorsMin: 0, advisorsMax: 3 },
      sections: [
        { key: 'summary', title: '摘要', guidance: '用几句话说清：为谁、解决什么、凭什么是你们。', maxLength: 12, isRequired: true },
        { key: 'market', title: '市场与竞争', guidance: '市场有多大，对手是谁，你们的位置在哪里。', maxLength: 3000, isRequired: true },
        { key: 'team', title: '团队', isRequired: false },
      ],
    },
  });
}
