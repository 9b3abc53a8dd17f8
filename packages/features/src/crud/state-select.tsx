import { stateNames } from '@saiwu/openapi';
import { Select, type SelectProps } from '@saiwu/ui';
import { useOptions } from '../lib/language/use-options.ts';

/** A filter for enabled or disabled. */
export function StateSelect(props: Omit<SelectProps, 'options'>) {
  const optionsOf = useOptions();
  return <Select {...props} options={optionsOf(stateNames)} />;
}
