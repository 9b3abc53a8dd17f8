import { useLingui } from '@lingui/react/macro';
import { Select } from '@saiwu/ui';
import type { Contest } from './answers.ts';

interface StagePickerProps {
  stages: Contest['stages'];
  /** Id of the stage that is shown. */
  value: string;
  onChoose: (id: string) => void;
}

/** Chooses among a contest's stages; nothing where there is no choice. */
export function StagePicker({ stages, value, onChoose }: StagePickerProps) {
  const { t } = useLingui();
  if (stages.length < 2) return null;
  return (
    <Select
      aria-label={t`阶段`}
      className="w-32"
      value={value}
      onValueChange={onChoose}
      options={stages.map(({ id, kind }) => ({ value: id, label: kind.desc }))}
    />
  );
}
