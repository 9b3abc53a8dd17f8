import { acceptInvitationHandlers } from './accept-invitation.ts';
import { assignmentHandlers } from './assignment.ts';
import { contestActsHandlers } from './contest.ts';
import { invitationHandlers } from './invitation.ts';
import { judgeHandlers } from './judge.ts';
import { judgingHandlers } from './judging.ts';
import { overviewHandlers } from './overview.ts';
import { placeHandlers } from './place.ts';
import { projectHandlers } from './project.ts';
import { projectImportHandlers } from './project-import.ts';
import { resultHandlers } from './result.ts';
import { resultFileHandlers } from './result-files.ts';
import { scoreHandlers } from './score.ts';
import { stageHandlers } from './stage.ts';

/** Everything about contests: from the draft to the sealed result. */
export const contestHandlers = {
  ...contestActsHandlers,
  ...projectHandlers,
  ...projectImportHandlers,
  ...judgeHandlers,
  ...invitationHandlers,
  ...acceptInvitationHandlers,
  ...assignmentHandlers,
  ...stageHandlers,
  ...judgingHandlers,
  ...scoreHandlers,
  ...resultHandlers,
  ...resultFileHandlers,
  ...overviewHandlers,
  ...placeHandlers,
};
