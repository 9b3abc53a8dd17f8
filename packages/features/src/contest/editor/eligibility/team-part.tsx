import { useLingui } from '@lingui/react/macro';
import { NumberInput } from '@saiwu/ui';
import { ContestField } from '../fields/contest-field.tsx';

/** How many people a project has, and how many projects somebody may be part of. */
export function TeamPart() {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <ContestField name="setup.team.min" label={t`队员最少`} help={t`包括负责人`}>
        {(field) => <NumberInput {...field} min={1} max={50} />}
      </ContestField>
      <ContestField name="setup.team.max" label={t`队员最多`}>
        {(field) => <NumberInput {...field} min={1} max={50} />}
      </ContestField>
      <ContestField name="setup.team.advisorsMin" label={t`指导教师最少`}>
        {(field) => <NumberInput {...field} min={0} max={20} />}
      </ContestField>
      <ContestField name="setup.team.advisorsMax" label={t`指导教师最多`}>
        {(field) => <NumberInput {...field} min={0} max={20} />}
      </ContestField>
      <ContestField name="setup.team.perStudent" label={t`每名学生最多参加几个项目`} help={t`留空则不限`}>
        {(field) => <NumberInput {...field} min={1} max={100} />}
      </ContestField>
      <ContestField name="setup.team.perAdvisor" label={t`每位教师最多指导几个项目`} help={t`留空则不限`}>
        {(field) => <NumberInput {...field} min={1} max={1000} />}
      </ContestField>
    </div>
  );
}
