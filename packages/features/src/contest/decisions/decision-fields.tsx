import { useLingui } from '@lingui/react/macro';
import { Checkbox, createForm, DateTimeInput, Textarea } from '@saiwu/ui';
import { lastMinute } from '../editor/times/contest-windows.ts';
import { decisions, type DecisionAct, type DecisionValues } from './decision.ts';
import { PointRows, type PointPlace } from './point-rows.tsx';

const { FormField } = createForm<DecisionValues>();

interface DecisionFieldsProps {
  act: DecisionAct;
  /** The contest's check list. */
  checks: readonly { key: string; text: string; isRequired: boolean }[];
  /** What points may be about. */
  places: readonly PointPlace[];
}

/** What is asked of whoever decides: the check list, why, and of what is to be mended each point and until when. */
export function DecisionFields({ act, checks, places }: DecisionFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      {checks.length > 0 && (
        <FormField
          name="ticks"
          label={t`审核要点`}
          help={act === 'accept' ? t`带 * 的勾选后才能通过；勾选情况会留作记录` : t`勾选情况会留作记录`}
        >
          {(field) => (
            <fieldset
              ref={field.ref}
              tabIndex={-1}
              aria-labelledby={field['aria-labelledby']}
              aria-describedby={field['aria-describedby']}
              className="flex flex-col gap-2 focus-ring"
            >
              {checks.map(({ key, text, isRequired }) => (
                <Checkbox
                  key={key}
                  value={field.value.includes(key)}
                  onValueChange={(isOn) => field.onValueChange(isOn ? [...field.value, key] : field.value.filter((one) => one !== key))}
                >
                  {isRequired && act === 'accept' ? `${text} *` : text}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </FormField>
      )}
      {act !== 'accept' && (
        <FormField name="reason" label={i18n._(decisions[act].reasonLabel)} help={t`团队会读到`} isRequired>
          {(field) => <Textarea {...field} rows={3} maxLength={255} />}
        </FormField>
      )}
      {act === 'return' && (
        <>
          <PointRows places={places} />
          <FormField name="until" label={t`修改的期限`} help={t`留空则到报名截止；可以晚于报名截止，不能晚于评审开始`}>
            {(field) => <DateTimeInput {...field} value={field.value ?? ''} defaultTime={lastMinute} />}
          </FormField>
        </>
      )}
    </>
  );
}
