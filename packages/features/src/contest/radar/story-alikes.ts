import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';
import { makeEntry, openContest } from '../../lib/stories/story-entries.ts';
import type { CallsAs } from '../../lib/stories/story-contests.ts';

const setup = {
  team: { min: 1, max: 5, advisorsMin: 0, advisorsMax: 3 },
  sections: [
    { key: 'market', title: '市场分析', isRequired: false },
    { key: 'plan', title: '实施计划', isRequired: false },
  ],
};

const market =
  '老旧小区每逢暴雨就积水，物业一年要抽三四次，居民抱怨最多的就是一楼进水。我们走访了城东的十二个小区，其中九个愿意拿出公共绿地做试点，街道也答应承担一半的改造费用。按每个小区两百平方米计算，仅本市就有四千万元的需求，而现在只有两家园林公司接这样的活，报价都在每平方米八百元以上。';
const own = '第一年做三个样板，全部请居民投票选地点；第二年把维护交给社区的志愿队，我们只收培训和苗木的钱。';
const other = '先在学校的停车场铺一块试验田，测三个月的渗水速度，再拿数据去和区里的海绵城市办公室谈。';

/** A student hands in what is mostly theirs, and in another contest nearly the same once more; the server has looked. */
async function copied(as: CallsAs): Promise<{ contestId: string; projectId: string; findingId: string }> {
  const first = await makeEntry(as, { setup });
  const contestId = await openContest(as, setup);
  const second = await first.call('entry.begin', { body: { contestId, track: '科技创新', title: '雨水花园' } });
  const write = async (id: string, key: string, text: string) =>
    first.call('plan.save', { path: { id, key }, body: { version: 0, html: `<p>${text}</p>` } });
  await write(first.entry.id, 'market', market);
  await write(first.entry.id, 'plan', own);
  await first.call('entry.submit', { path: { id: first.entry.id } });
  await write(second.id, 'market', market.replace('十二个', '二十个').replace('四千万', '三千万'));
  await write(second.id, 'plan', other);
  await first.call('entry.submit', { path: { id: second.id } });
  const call = await as('school');
  let findingId: string | undefined;
  for (let tries = 0; findingId === undefined && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100)); // oxlint-disable-line no-await-in-loop -- until the job is done
    const found = await call('radar.page', { body: { model: { projectId: second.id, contestId } } }); // oxlint-disable-line no-await-in-loop -- see above
    findingId = found.records[0]?.id;
  }
  if (findingId === undefined) throw new Error('nothing was found');
  return { contestId, projectId: second.id, findingId };
}

/** A contest that nobody has handed anything in to. */
export async function noAlikesPath(as: CallsAs): Promise<string> {
  return generatePath(consolePaths.alikes, { id: await openContest(as, setup) });
}

export async function alikesPath(as: CallsAs): Promise<string> {
  const { contestId } = await copied(as);
  return generatePath(consolePaths.alikes, { id: contestId });
}

export async function alikePath(as: CallsAs): Promise<string> {
  const { contestId, findingId } = await copied(as);
  return generatePath(consolePaths.alike, { id: contestId, findingId });
}

export async function copiedProjectPath(as: CallsAs): Promise<string> {
  const { contestId, projectId } = await copied(as);
  return generatePath(consolePaths.project, { id: contestId, projectId });
}

export async function copiedEntryPath(as: CallsAs): Promise<string> {
  const { projectId } = await copied(as);
  return generatePath(consolePaths.ownEntry, { id: projectId });
}
