import { useLingui } from '@lingui/react/macro';
import { stageKindNames } from '@saiwu/openapi';
import { DateTimeInput, NumberInput } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import { FormPart } from '../../../crud/form-part.tsx';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { firstMinute, lastMinute } from './contest-windows.ts';
import { WindowsPreview } from './windows-preview.tsx';

const pair = 'grid grid-cols-2 gap-4 max-sm:grid-cols-1';

/** The windows of registration, of each stage and of appeals, which follow each other, and how they lie in time. */
export function TimesStep({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  return (
    <>
      <div className={pair}>
        <ContestField name="registrationStart" label={t`报名开始`} isRequired>
          {(field) => <DateTimeInput {...field} defaultTime={firstMinute} />}
        </ContestField>
        <ContestField name="registrationEnd" label={t`报名截止`} isRequired help={t`截止时间含当秒，以服务器时间为准`}>
          {(field) => <DateTimeInput {...field} defaultTime={lastMinute} />}
        </ContestField>
        <ReviewTimes form={form} />
      </div>
      <WindowsPreview form={form} />
      <FormPart heading={t`宽限、申诉和保留`}>
        <div className={pair}>
          <ContestField name="setup.graceMinutes" label={t`截止后宽限（分钟）`} help={t`报名截止后多久还能提交，0 为不宽限`}>
            {(field) => <NumberInput {...field} min={0} max={1440} />}
          </ContestField>
          <ContestField
            name="setup.retentionMonths"
            label={t`个人信息保留（月）`}
            help={t`大赛结束后过了这些月，参赛者可以匿名，成绩保留；留空则一直保留`}
          >
            {(field) => <NumberInput {...field} min={1} max={600} />}
          </ContestField>
          <ContestField name="appealStart" label={t`申诉开始`} help={t`留空则不接受申诉`}>
            {(field) => <DateTimeInput {...field} onValueChange={(time) => field.onChange(time || null)} defaultTime={firstMinute} />}
          </ContestField>
          <ContestField name="appealEnd" label={t`申诉截止`} help={t`公示开始后只能推后`}>
            {(field) => <DateTimeInput {...field} onValueChange={(time) => field.onChange(time || null)} defaultTime={lastMinute} />}
          </ContestField>
        </div>
      </FormPart>
    </>
  );
}

/** Of one stage its times are those of the review; of several each says whose they are. */
function ReviewTimes({ form }: { form: ContestFormReturn }) {
  const { t, i18n } = useLingui();
  const stages = useWatch({ control: form.control, name: 'stages' });
  return stages.map(({ kind }, index) => {
    const name = stages.length === 1 ? '' : i18n._(stageKindNames[kind]);
    return [
      <ContestField
        key={`${kind}-start`}
        name={`stages.${index}.reviewStart`}
        label={name === '' ? t`评审开始` : t`${name}评审开始`}
        isRequired
        help={index === 0 ? t`不早于报名截止` : t`不早于上一阶段评审截止`}
      >
        {(field) => <DateTimeInput {...field} defaultTime={firstMinute} />}
      </ContestField>,
      <ContestField
        key={`${kind}-end`}
        name={`stages.${index}.reviewEnd`}
        label={name === '' ? t`评审截止` : t`${name}评审截止`}
        isRequired
      >
        {(field) => <DateTimeInput {...field} defaultTime={lastMinute} />}
      </ContestField>,
    ];
  });
}
