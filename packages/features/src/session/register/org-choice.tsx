import { isApiError } from '@saiwu/api-client';
import type { registration } from '@saiwu/openapi';
import { Combobox, createForm, ErrorState, Select } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';

type Values = z.input<typeof registration>;

const { FormField } = createForm<Values>();

/** Province, then school, then college where the school has some: the last that was chosen is the organisation. */
export function OrgChoice() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const explain = useExplainError();
  const id = useId();
  const { setValue } = useFormContext<Values>();
  const [province, setProvince] = useState<string | null>(null);
  const [school, setSchool] = useState<string | null>(null);
  const [college, setCollege] = useState<string | null>(null);
  const provinces = useQuery(queryOf('org.provinces'));
  const schools = useQuery({ ...queryOf('org.ofProvince', { query: { province: province ?? '' } }), enabled: province !== null });
  const colleges = useQuery({ ...queryOf('org.ofSchool', { query: { schoolId: school ?? '' } }), enabled: school !== null });
  const broken = [provinces, schools, colleges].find(({ error }) => error !== null);

  function choose(orgId: string) {
    setValue('orgId', orgId, { shouldDirty: true, shouldValidate: orgId !== '' });
  }

  if (broken !== undefined)
    return (
      <ErrorState
        error={{ message: explain(broken.error), requestId: isApiError(broken.error) ? broken.error.requestId : undefined }}
        onRetry={() => void broken.refetch()}
      />
    );
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <span id={`${id}-province`} className="font-medium">
          <Trans>省份</Trans>
        </span>
        <Select
          aria-labelledby={`${id}-province`}
          options={(provinces.data ?? []).map((value) => ({ value, label: value }))}
          value={province}
          placeholder={provinces.isPending ? t`正在加载` : t`请选择`}
          disabled={provinces.isPending}
          onValueChange={(next) => {
            setProvince(next);
            setSchool(null);
            setCollege(null);
            choose('');
          }}
        />
      </div>
      <FormField name="orgId" label={t`学校`} help={province === null ? t`请先选择省份` : undefined} isRequired>
        {(field) => (
          <Combobox
            {...field}
            options={optionsOf(schools.data)}
            value={school}
            placeholder={schools.isFetching ? t`正在加载` : t`输入校名查找`}
            disabled={schools.data === undefined}
            onValueChange={(next) => {
              setSchool(next);
              setCollege(null);
              choose(next);
            }}
          />
        )}
      </FormField>
      {colleges.data !== undefined && colleges.data.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <span id={`${id}-college`} className="font-medium">
            <Trans>学院</Trans>
          </span>
          <Select
            aria-labelledby={`${id}-college`}
            options={optionsOf(colleges.data)}
            value={college}
            placeholder={t`可以不选`}
            onClear={() => {
              setCollege(null);
              choose(school ?? '');
            }}
            onValueChange={(next) => {
              setCollege(next);
              choose(next);
            }}
          />
        </div>
      )}
    </>
  );
}

function optionsOf(orgs: readonly { id: string; label: string }[] = []) {
  return orgs.map(({ id, label }) => ({ value: id, label }));
}
