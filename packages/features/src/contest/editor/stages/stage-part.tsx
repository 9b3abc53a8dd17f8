import { useLingui } from '@lingui/react/macro';
import { recusalNames, scoringRuleNames, stageKindNames, stageModeNames, teamViewNames } from '@saiwu/openapi';
import { NumberInput, Select, Switch } from '@saiwu/ui';
import { FormPart } from '../../../crud/form-part.tsx';
import { useOptions } from '../../../lib/language/use-options.ts';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { PromotionPart } from './promotion-part.tsx';
import { RubricPart } from '../rubric/rubric-part.tsx';
import { TieOrderPart } from './tie-order-part.tsx';

interface StagePartProps {
  form: ContestFormReturn;
  index: number;
  /** Nobody goes on from it. */
  isLast: boolean;
}

/** A stage: by how many judges, how their scores become one, who goes on, and by which rubric. */
export function StagePart({ form, index, isLast }: StagePartProps) {
  const { t } = useLingui();
  return (
    <>
      <FormPart heading={t`评审方式`}>
        <WayFields index={index} />
      </FormPart>
      <FormPart heading={t`同分排序`}>
        <TieOrderPart form={form} index={index} />
      </FormPart>
      {!isLast && (
        <FormPart heading={t({ message: '晋级', context: '规则' })}>
          <PromotionPart form={form} index={index} />
        </FormPart>
      )}
      <FormPart heading={t`评分标准`}>
        <RubricPart form={form} index={index} />
      </FormPart>
    </>
  );
}

function WayFields({ index }: { index: number }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const at = `stages.${index}` as const;
  return (
    <div className="grid grid-cols-4 gap-4 max-xl:grid-cols-2 max-sm:grid-cols-1">
      <ContestField name={`${at}.kind`} label={t`阶段`} isRequired>
        {(field) => <Select {...field} options={optionsOf(stageKindNames)} />}
      </ContestField>
      <ContestField name={`${at}.mode`} label={t`方式`} isRequired>
        {(field) => <Select {...field} options={optionsOf(stageModeNames)} />}
      </ContestField>
      <ContestField
        name={`${at}.judgesPerProject`}
        label={t`每个项目的评委数`}
        isRequired
        help={t`去掉最高分和最低分至少需要三位，建议五位以上`}
      >
        {(field) => <NumberInput {...field} min={1} max={15} />}
      </ContestField>
      <ContestField name={`${at}.loadCap`} label={t`每位评委最多评几个项目`} help={t`留空则只按评委自己的上限`}>
        {(field) => <NumberInput {...field} min={1} max={1000} />}
      </ContestField>
      <ContestField name={`${at}.recusal`} label={t`回避`} isRequired help={t`评委不评与自己同一范围的项目`}>
        {(field) => <Select {...field} options={optionsOf(recusalNames)} />}
      </ContestField>
      <ContestField name={`${at}.isBlind`} label={t`盲评`} help={t`评委看不到学校、学院、队员和指导教师`}>
        {(field) => <Switch {...field} />}
      </ContestField>
      <ContestField name={`${at}.rule.kind`} label={t`计分规则`} isRequired>
        {(field) => <Select {...field} options={optionsOf(scoringRuleNames)} />}
      </ContestField>
      <ContestField name={`${at}.rule.decimals`} label={t`得分小数位`} isRequired help={t`只在最后四舍五入一次`}>
        {(field) => <NumberInput {...field} min={0} max={4} />}
      </ContestField>
      <ContestField name={`${at}.teamSees`} label={t`向团队公开`} help={t`封存结果后另行公布，团队才能看到；评委姓名从不公开`}>
        {(field) => <Select {...field} value={field.value ?? 'SCORES'} options={optionsOf(teamViewNames)} />}
      </ContestField>
    </div>
  );
}
