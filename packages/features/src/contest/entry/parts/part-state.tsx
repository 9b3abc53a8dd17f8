import type { ComponentProps } from 'react';
import { AutosaveState } from './autosave-state.tsx';
import { HereIn } from '../here/here.tsx';
import type { Standing } from '../here/use-here.ts';

interface PartStateProps {
  section: Standing['section'];
  edit: ComponentProps<typeof AutosaveState>;
}

/** At the head of a part that saves itself: who else is in it, and whether what is typed has reached the server. */
export function PartState({ section, edit: { state, savedAt, by } }: PartStateProps) {
  return (
    <>
      <HereIn section={section} />
      <AutosaveState state={state} savedAt={savedAt} by={by} />
    </>
  );
}
