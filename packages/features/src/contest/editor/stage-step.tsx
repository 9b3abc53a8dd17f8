import { refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { recusalNames, scoringRuleNames, stageKindNames, stageModeNames } from '@saiwu/openapi';
import { DateTimeInput, NumberInput, Select, Switch } from '@saiwu/ui';
import { useOptions } from '../../lib/language/use-options.ts';
import type { Contest } from '../answers.ts';
import { FormField } from './contest-form.ts';
import { LockedPart } from './locked-part.tsx';

/** The review stage: when, by how many judges, and how their scores become one. */
export function StageStep({ contest }: { contest: Contest | null }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const acts = contest?.actions ?? [];
  return (
    <>
      <LockedPart reason={refusalOf(acts, 'editStage')}>
        <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
          <FormField name="stages.0.kind" label={t`阶段`} isRequired>
            {(field) => <Select {...field} onValueChange={field.onValueChange} options={optionsOf(stageKindNames)} />}
          </FormField>
          <FormField name="stages.0.mode" label={t`方式`} isRequired>
            {(field) => <Select {...field} options={optionsOf(stageModeNames)} />}
          </FormField>
          <FormField name="stages.0.reviewStart" label={t`评审开始`} isRequired help={t`不早于报名截止`}>
            {(field) => <DateTimeInput {...field} />}
          </FormField>
          <FormField name="stages.0.reviewEnd" label={t`评审截止`} isRequired>
            {(field) => <DateTimeInput {...field} />}
          </FormField>
          <FormField
            name="stages.0.judgesPerProject"
            label={t`每个项目的评委数`}
            isRequired
            help={t`去掉最高分和最低分至少需要三位，建议五位以上`}
          >
            {(field) => <NumberInput {...field} min={1} max={15} />}
          </FormField>
          <FormField name="stages.0.loadCap" label={t`每位评委最多评几个项目`} help={t`留空则只按评委自己的上限`}>
            {(field) => <NumberInput {...field} min={1} max={1000} />}
          </FormField>
          <FormField name="stages.0.recusal" label={t`回避`} isRequired help={t`评委不评与自己同一范围的项目`}>
            {(field) => <Select {...field} options={optionsOf(recusalNames)} />}
          </FormField>
          <FormField name="stages.0.isBlind" label={t`盲评`} help={t`评委看不到学校、学院、队员和指导教师`}>
            {(field) => <Switch {...field} />}
          </FormField>
        </div>
      </LockedPart>
      <LockedPart reason={refusalOf(acts, 'editRubric')}>
        <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
          <FormField name="stages.0.rule.kind" label={t`计分规则`} isRequired>
            {(field) => <Select {...field} options={optionsOf(scoringRuleNames)} />}
          </FormField>
          <FormField name="stages.0.rule.decimals" label={t`得分小数位`} isRequired help={t`只在最后四舍五入一次`}>
            {(field) => <NumberInput {...field} min={0} max={4} />}
          </FormField>
        </div>
      </LockedPart>
    </>
  );
}
