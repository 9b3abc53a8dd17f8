import { useLingui } from '@lingui/react/macro';
import { recusalNames, scoringRuleNames, stageKindNames, stageModeNames } from '@saiwu/openapi';
import { NumberInput, Select, Switch } from '@saiwu/ui';
import { useOptions } from '../../lib/language/use-options.ts';
import { ContestField } from './contest-field.tsx';

/** The review stage: by how many judges, and how their scores become one. */
export function StageStep() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <ContestField name="stages.0.kind" label={t`阶段`} isRequired>
        {(field) => <Select {...field} onValueChange={field.onValueChange} options={optionsOf(stageKindNames)} />}
      </ContestField>
      <ContestField name="stages.0.mode" label={t`方式`} isRequired>
        {(field) => <Select {...field} options={optionsOf(stageModeNames)} />}
      </ContestField>
      <ContestField
        name="stages.0.judgesPerProject"
        label={t`每个项目的评委数`}
        isRequired
        help={t`去掉最高分和最低分至少需要三位，建议五位以上`}
      >
        {(field) => <NumberInput {...field} min={1} max={15} />}
      </ContestField>
      <ContestField name="stages.0.loadCap" label={t`每位评委最多评几个项目`} help={t`留空则只按评委自己的上限`}>
        {(field) => <NumberInput {...field} min={1} max={1000} />}
      </ContestField>
      <ContestField name="stages.0.recusal" label={t`回避`} isRequired help={t`评委不评与自己同一范围的项目`}>
        {(field) => <Select {...field} options={optionsOf(recusalNames)} />}
      </ContestField>
      <ContestField name="stages.0.isBlind" label={t`盲评`} help={t`评委看不到学校、学院、队员和指导教师`}>
        {(field) => <Switch {...field} />}
      </ContestField>
      <ContestField name="stages.0.rule.kind" label={t`计分规则`} isRequired>
        {(field) => <Select {...field} options={optionsOf(scoringRuleNames)} />}
      </ContestField>
      <ContestField name="stages.0.rule.decimals" label={t`得分小数位`} isRequired help={t`只在最后四舍五入一次`}>
        {(field) => <NumberInput {...field} min={0} max={4} />}
      </ContestField>
    </div>
  );
}
