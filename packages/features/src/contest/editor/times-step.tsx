import { useLingui } from '@lingui/react/macro';
import { DateTimeInput } from '@saiwu/ui';
import { ContestField } from './contest-field.tsx';
import { firstMinute, lastMinute } from './contest-windows.ts';

/** The windows of registration and review, which follow each other. */
export function TimesStep() {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <ContestField name="registrationStart" label={t`报名开始`} isRequired>
        {(field) => <DateTimeInput {...field} defaultTime={firstMinute} />}
      </ContestField>
      <ContestField name="registrationEnd" label={t`报名截止`} isRequired help={t`截止时间含当秒，以服务器时间为准`}>
        {(field) => <DateTimeInput {...field} defaultTime={lastMinute} />}
      </ContestField>
      <ContestField name="stages.0.reviewStart" label={t`评审开始`} isRequired help={t`不早于报名截止`}>
        {(field) => <DateTimeInput {...field} defaultTime={firstMinute} />}
      </ContestField>
      <ContestField name="stages.0.reviewEnd" label={t`评审截止`} isRequired>
        {(field) => <DateTimeInput {...field} defaultTime={lastMinute} />}
      </ContestField>
    </div>
  );
}
