import { useLingui } from '@lingui/react/macro';
import type { certificationAsk } from '@saiwu/openapi';
import { Combobox, createForm, Select } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';

type Values = z.input<typeof certificationAsk>;

const { FormField } = createForm<Values>();

/** The school, and the college where the role is one of a college. */
export function PlaceFields({ roleCode }: Pick<Partial<Values>, 'roleCode'>) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { setValue } = useFormContext<Values>();
  const schoolId = useWatch<Values, 'schoolId'>({ name: 'schoolId' });
  const schools = useQuery(queryOf('org.ofProvince', { query: {} }));
  const colleges = useQuery({ ...queryOf('org.ofSchool', { query: { schoolId } }), enabled: schoolId !== '' });
  const isOfCollege = roleCode !== 'XMANAGEMENT';
  return (
    <>
      <FormField name="schoolId" label={t`学校`} isRequired>
        {(field) => (
          <Combobox
            {...field}
            options={optionsOf(schools.data)}
            placeholder={schools.isPending ? t`正在加载` : t`输入校名查找`}
            valueLabel={schools.isPending ? t`正在加载` : undefined}
            onValueChange={(next) => {
              field.onValueChange(next);
              setValue('collegeId', '', { shouldDirty: true });
            }}
          />
        )}
      </FormField>
      {isOfCollege && (
        <FormField
          name="collegeId"
          label={t`学院`}
          help={schoolId === '' ? t`请先选择学校` : undefined}
          isRequired={roleCode === 'YMANAGEMENT'}
        >
          {(field) => (
            <Select
              {...field}
              value={field.value ?? ''}
              options={optionsOf(colleges.data)}
              disabled={schoolId === ''}
              placeholder={colleges.isFetching ? t`正在加载` : t`请选择`}
              onClear={() => field.onValueChange('')}
            />
          )}
        </FormField>
      )}
    </>
  );
}

function optionsOf(orgs: readonly { id: string; label: string }[] = []) {
  return orgs.map(({ id, label }) => ({ value: id, label }));
}
