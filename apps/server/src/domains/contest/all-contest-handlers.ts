import { acceptInvitationHandlers } from './judge/accept-invitation.ts';
import { assignmentHandlers } from './assignment/assignment.ts';
import { contestHandlers } from './contest/contest.ts';
import { decisionHandlers } from './decision/decision.ts';
import { deadlineHandlers } from './deadline/deadline.ts';
import { entryHandlers } from './entry/entry.ts';
import { invitationHandlers } from './judge/invitation.ts';
import { judgeHandlers } from './judge/judge.ts';
import { judgingHandlers } from './score/judging.ts';
import { overviewHandlers } from './contest/figures/overview.ts';
import { placeHandlers } from './contest/place.ts';
import { planHandlers } from './plan/plan.ts';
import { projectHandlers } from './project/project.ts';
import { projectDetailHandlers } from './project/project-detail.ts';
import { projectImportHandlers } from './project/import/project-import.ts';
import { radarHandlers } from './radar/radar.ts';
import { resultHandlers } from './result/result.ts';
import { resultFileHandlers } from './result/result-files.ts';
import { sealedResultHandlers } from './result/sealed-results.ts';
import { retentionHandlers } from './retention/retention.ts';
import { sheetMapHandlers } from './sheet/sheet-map.ts';
import { contestTemplateHandlers } from './template/template.ts';
import { scoreHandlers } from './score/score.ts';
import { stageHandlers } from './stage/stage.ts';

/** Everything about contests: from the draft to the sealed result. */
export const allContestHandlers = {
  ...contestHandlers,
  ...deadlineHandlers,
  ...retentionHandlers,
  ...contestTemplateHandlers,
  ...sheetMapHandlers,
  ...projectHandlers,
  ...projectDetailHandlers,
  ...projectImportHandlers,
  ...decisionHandlers,
  ...entryHandlers,
  ...planHandlers,
  ...radarHandlers,
  ...judgeHandlers,
  ...invitationHandlers,
  ...acceptInvitationHandlers,
  ...assignmentHandlers,
  ...stageHandlers,
  ...judgingHandlers,
  ...scoreHandlers,
  ...resultHandlers,
  ...resultFileHandlers,
  ...sealedResultHandlers,
  ...overviewHandlers,
  ...placeHandlers,
};
