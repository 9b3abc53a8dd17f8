import { useLingui } from '@lingui/react/macro';
import { stageKindNames } from '@saiwu/openapi';
import { NumberInput, type FieldProps } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import { FormPart } from '../../crud/form-part.tsx';
import { ContestField } from '../editor/fields/contest-field.tsx';
import type { ContestFormReturn } from '../editor/contest-form.ts';
import { firstMinute, lastMinute } from '../editor/times/contest-windows.ts';
import { dayAfter, daysBetween, templateDay } from '../editor/times/template-times.ts';

const pair = 'grid grid-cols-2 gap-4 max-sm:grid-cols-1';

/** When everything takes place, in days after the one on which a contest is created. */
export function TemplateTimesStep({ form }: { form: ContestFormReturn }) {
  const { t, i18n } = useLingui();
  const stages = useWatch({ control: form.control, name: 'stages' });
  return (
    <>
      <p className="text-fg-muted">{t`都填创建大赛之后的第几天，创建当天是 0；开始按 8:00，截止按 23:59`}</p>
      <div className={pair}>
        <ContestField name="registrationStart" label={t`报名开始`} isRequired>
          {(field) => <DayInput field={field} time={firstMinute} />}
        </ContestField>
        <ContestField name="registrationEnd" label={t`报名截止`} isRequired>
          {(field) => <DayInput field={field} time={lastMinute} />}
        </ContestField>
        {stages.map(({ kind }, index) => {
          const name = i18n._(stageKindNames[kind]);
          return [
            <ContestField key={`${kind}-start`} name={`stages.${index}.reviewStart`} label={t`${name}评审开始`} isRequired>
              {(field) => <DayInput field={field} time={firstMinute} />}
            </ContestField>,
            <ContestField key={`${kind}-end`} name={`stages.${index}.reviewEnd`} label={t`${name}评审截止`} isRequired>
              {(field) => <DayInput field={field} time={lastMinute} />}
            </ContestField>,
          ];
        })}
        <ContestField name="appealStart" label={t`申诉开始`} help={t`留空则不接受申诉`}>
          {(field) => <DayInput field={field} time={firstMinute} />}
        </ContestField>
        <ContestField name="appealEnd" label={t`申诉截止`}>
          {(field) => <DayInput field={field} time={lastMinute} />}
        </ContestField>
      </div>
      <FormPart heading={t`宽限和保留`}>
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
        </div>
      </FormPart>
    </>
  );
}

interface DayInputProps {
  field: FieldProps<string | null | undefined> | FieldProps<string>;
  /** Of that day. */
  time: string;
}

/** A moment of the form as the day that it is: what it holds is a date all the same. */
function DayInput({ field, time }: DayInputProps) {
  const { value, onValueChange, ...control } = field as FieldProps<string | null | undefined>; // a number that is left out is none, whichever field it is
  return (
    <NumberInput
      {...control}
      min={0}
      max={3650}
      className="max-w-40"
      value={value ? daysBetween(templateDay, value) : null}
      onValueChange={(day) => onValueChange(day === null ? null : `${dayAfter(templateDay, day)} ${time}`)}
    />
  );
}
