import { stageKinds } from '@saiwu/openapi';
import type { StageInput } from '../contest-values.ts';
import { reviewAfter } from '../times/contest-windows.ts';

export type PromotionInput = NonNullable<StageInput['promotion']>;

/** Who goes on where nobody has said so yet: the better half. */
export const proposedPromotion: PromotionInput = {
  by: 'PERCENT',
  value: '50',
  collegeFloor: null,
  collegeCap: null,
  trackShares: [],
  directPasses: 0,
  repechage: 0,
};

/** One more stage behind those that there are: the next kind of all, judged as the last one is, in the weeks after it. */
export function nextStage(stages: readonly StageInput[]): StageInput | null {
  const last = stages.at(-1);
  const kind = nextKind(stages);
  if (last === undefined || kind === undefined) return null;
  const { rubric, rule, tieOrder, ...settings } = last;
  return {
    ...settings,
    kind,
    mode: kind === 'FINAL' ? 'ROADSHOW' : last.mode,
    ...reviewAfter(last.reviewEnd),
    // a later change of one is none of the other
    ...structuredClone({ rule, rubric, tieOrder }),
    promotion: null,
  };
}

/** What goes on from each stage, for stages in a new order: somebody from all but the last, and nobody from that. */
export function promotionsOf(stages: readonly StageInput[]): StageInput['promotion'][] {
  return stages.map(({ promotion }, index) => (index === stages.length - 1 ? null : (promotion ?? proposedPromotion)));
}

function nextKind(stages: readonly StageInput[]) {
  const taken = new Set(stages.map(({ kind }) => kind));
  const highest = Math.max(...stages.map(({ kind }) => stageKinds.indexOf(kind)));
  return stageKinds.find((kind, place) => place > highest && !taken.has(kind)) ?? stageKinds.find((kind) => !taken.has(kind));
}
