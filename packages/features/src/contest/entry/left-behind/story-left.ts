import { draftKey, writeDraft } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';
import type { CallsAs } from '../../../lib/stories/story-contests.ts';
import { makeEntry } from '../../../lib/stories/story-entries.ts';
import { planCopy } from '../../plan/stores/plan-copy.ts';
import { partName } from '../parts/part-name.ts';

/** The address of a project that was handed in, while a title which was never saved lies on this device. */
export async function leftBehindPath(as: CallsAs): Promise<string> {
  const { call, entry } = await makeEntry(as, { isSubmitted: true });
  const { id } = await call('user.mine');
  const draft = { savedAt: Date.now(), writer: 'story', version: 0, values: { title: '没来得及保存的名称' } };
  writeDraft(draftKey(id, partName(entry.id, 'BASICS')), draft);
  return generatePath(consolePaths.ownEntry, { id: entry.id });
}

/** The address of a project without anything missing, while a chapter of its plan that was never saved lies on this device. */
export async function unsavedPlanPath(as: CallsAs): Promise<string> {
  const sections = [{ key: 'market', title: '市场', isRequired: false }];
  const { call, entry } = await makeEntry(as, { setup: { sections } });
  const { id } = await call('user.mine');
  planCopy(id, entry.id, 'market').write({ html: '<p>很大</p>', version: 0, sent: [] }, Date.now());
  return generatePath(consolePaths.ownEntry, { id: entry.id });
}
