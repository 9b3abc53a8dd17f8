import { msg } from '@lingui/core/macro';
import { Select, type SelectProps } from '@saiwu/ui';
import { useOptions } from '../../lib/language/use-options.ts';

/** A filter for people with an account and those who have none yet. */
export function LinkedSelect(props: Omit<SelectProps, 'options'>) {
  const optionsOf = useOptions();
  return <Select {...props} options={optionsOf(names)} />;
}

const names = { true: msg`已关联`, false: msg`未关联` };
