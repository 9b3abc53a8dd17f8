import { callAs } from './call-api.ts';
import type { ServerProcess } from './start-server.ts';

/** Hands in all sheets of a contest that are not yet, as their judges, through the API. */
export async function handInTheRest(server: ServerProcess, title: string): Promise<void> {
  for (let number = 1; number <= 16; number += 1) {
    const caller = await callAs(server, number === 1 ? 'judge' : `judge${String(number).padStart(2, '0')}`);
    const stages: { stageId: string; contestTitle: string }[] = await caller.send('GET', '/contest/judging/stages');
    const stage = stages.find(({ contestTitle }) => contestTitle === title);
    if (!stage) continue;
    const { records } = await caller.send('POST', `/contest/judging/${stage.stageId}/page`, { model: {}, size: 100 });
    for (const { projectId, state } of records) {
      if (state.code === 'SUBMITTED') continue;
      const detail = await caller.send('GET', `/contest/judging/${stage.stageId}/${projectId}`);
      const scores = detail.rubric.dimensions.flatMap((one: { items: { max: string }[] }, dimension: number) =>
        one.items.map(({ max }, item) => ({ dimension, item, score: String(Number(max) - ((number + item) % 4)) })),
      );
      await caller.send('POST', `/contest/judging/${stage.stageId}/${projectId}/submit`, {
        scores,
        comment: null,
        version: detail.sheet.version,
      });
    }
  }
}
