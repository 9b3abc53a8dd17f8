import { Select, type SelectProps } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';

/** A filter for enabled or disabled. */
export function StateSelect(props: Omit<SelectProps, 'options'>) {
  const { t } = useLingui();
  const options = [
    { value: 'true', label: t`启用` },
    { value: 'false', label: t`禁用` },
  ];
  return <Select {...props} options={options} />;
}
