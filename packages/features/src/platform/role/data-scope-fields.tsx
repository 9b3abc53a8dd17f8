import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dataScopeNames, dataScopes, type roleSave } from '@saiwu/openapi';
import { createForm, RadioGroup } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useLabels } from '../../crud/use-labels.ts';
import { useCan } from '../../lib/api/access.ts';
import { OrgBoxes } from './org-boxes.tsx';
import { role } from './role.ts';

type Values = z.input<typeof roleSave>;

const { FormField } = createForm<Values>();

/** What each choice means to whoever holds the role. */
const meanings: Record<(typeof dataScopes)[number], ReturnType<typeof msg>> = {
  ALL: msg`所有机构的数据`,
  THIS_LEVEL: msg`持有人所在机构的数据，不含下级`,
  THIS_LEVEL_CHILDREN: msg`持有人所在机构和它所有下级的数据`,
  CUSTOMIZE: msg`只有勾选的机构的数据，与持有人在哪里无关`,
  SELF: msg`只有持有人自己的数据`,
};

/** Which rows the role reaches; of a scope that names its organisations, which ones. */
export function DataScopeFields() {
  const { i18n } = useLingui();
  const label = useLabels(role);
  const canSeeOrgs = useCan()('org.tree');
  const namesOrgs = useWatch<Values, 'dsType'>({ name: 'dsType' }) === 'CUSTOMIZE';
  const options = dataScopes.map((value) => ({
    value,
    label: i18n._(dataScopeNames[value]),
    help: i18n._(meanings[value]),
    isDisabled: value === 'CUSTOMIZE' && !canSeeOrgs,
  }));
  return (
    <>
      <FormField name="dsType" label={label('dsType')} isRequired>
        {(field) => <RadioGroup {...field} options={options} />}
      </FormField>
      {namesOrgs && (
        <FormField name="orgList" label={label('orgList')} isRequired>
          {(field) => <OrgBoxes {...field} />}
        </FormField>
      )}
    </>
  );
}
