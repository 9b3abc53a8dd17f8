import { Acts, isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { partOf } from '../../lib/app/later.tsx';
import type { ProjectDetail } from '../answers.ts';

/** What may be done with what a sheet brought in: mend it, or take it out again, each with a reason that stays. */
export function ProjectActs({ project }: { project: ProjectDetail }) {
  const { t } = useLingui();
  const can = useCan();
  const [open, setOpen] = useState<'correct' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Acts
        of={project.actions}
        // what is over for good stands in the menu, where it still says why
        atMost={isAllowed(project.actions, 'correct') ? 2 : 0}
        offers={[
          can('project.remove') && { act: 'remove', label: t`删除项目`, isDanger: true, onSelect: () => setOpen('remove') },
          can('project.correct') && { act: 'correct', label: t`更正`, onSelect: () => setOpen('correct') },
        ]}
      />
      {open === 'correct' && <CorrectDialog project={project} onClose={close} />}
      {open === 'remove' && <RemoveDialog project={project} onClose={close} />}
    </>
  );
}

// most who read a project change nothing
const CorrectDialog = partOf(async () => (await import('./correct-dialog.tsx')).CorrectDialog);
const RemoveDialog = partOf(async () => (await import('./remove-dialog.tsx')).RemoveDialog);
