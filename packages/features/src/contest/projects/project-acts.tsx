import { Acts, isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import type { ProjectDetail } from '../answers.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

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
