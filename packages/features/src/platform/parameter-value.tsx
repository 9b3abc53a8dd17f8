import { useLingui } from '@lingui/react/macro';
import { siteLogoType } from '@saiwu/openapi';
import { type FieldProps, Input, NumberInput, RadioGroup, Switch, Textarea } from '@saiwu/ui';
import type { RowOf } from '../crud/resource.ts';
import { OwnPicture } from './own-picture.tsx';

type Rule = RowOf<'parameter'>['rule'];

interface ParameterValueProps {
  field: FieldProps<string>;
  rule: Rule;
}

/** The value of a parameter, edited as what it is; it goes over the wire as text. */
export function ParameterValue({ field, rule }: ParameterValueProps) {
  const { value, onValueChange } = field;
  switch (rule?.kind) {
    case 'boolean':
      return <Switch {...field} value={value === 'true'} onValueChange={(isOn) => onValueChange(String(isOn))} />;
    case 'choice':
      return <RadioGroup {...field} options={rule.options} />;
    case 'integer':
      return (
        <span className="flex items-center gap-2">
          <NumberInput
            {...field}
            onValueChange={(number) => onValueChange(number === null ? '' : String(number))}
            min={rule.min ?? undefined}
            max={rule.max ?? undefined}
            className="max-w-40"
          />
          {rule.unit}
        </span>
      );
    case 'url':
      return <Input {...field} inputMode="url" maxLength={255} autoComplete="off" />;
    case 'picture':
      return <OwnPicture field={field} bizType={siteLogoType} />;
    case 'hosts':
    case 'text':
    case undefined:
    default:
      return <Textarea {...field} rows={2} maxLength={255} />;
  }
}

/** The value as people read it: a choice by its name, a number with its unit. */
export function ValueText({ row: { value, rule } }: { row: Pick<RowOf<'parameter'>, 'value' | 'rule'> }) {
  const { t } = useLingui();
  if (rule?.kind === 'boolean') return value === 'true' ? t({ message: '开', context: '参数' }) : t({ message: '关', context: '参数' });
  if (rule?.kind === 'choice') return rule.options.find((option) => option.value === value)?.label ?? value;
  return rule === null || rule.unit === null || value === '' ? value : `${value} ${rule.unit}`;
}

/** Whether the value is text, which can be typed in the list; what is more than that is changed in the form. */
export function isTyped({ rule }: Pick<RowOf<'parameter'>, 'rule'>): boolean {
  return rule === null || rule.kind === 'text' || rule.kind === 'url';
}
