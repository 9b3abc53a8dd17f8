import { msg } from '@lingui/core/macro';
import { rateRuleFields, rateRuleSave, rateRuleUpdate, ruleMethodNames, ruleModel } from '@saiwu/openapi';
import { useLingui } from '@lingui/react/macro';
import { createForm, NumberInput } from '@saiwu/ui';
import type { z } from 'zod';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen, type ResourceForm } from '../../crud/list-screen.tsx';
import { defineResource, type RowOf } from '../../crud/resource.ts';
import { stateImport } from '../../crud/state-import.ts';
import { useLabels } from '../../crud/use-labels.ts';
import { createdFilter, filtersOf, stateFilter, wordFilter } from '../../crud/usual-filters.tsx';
import { Method, Rate, StoppedToday, When, Whom } from './rule-cells.tsx';
import { RuleFields, ruleValuesOf } from './rule-fields.tsx';
import { RuleTrialButton } from './rule-trial-button.tsx';
import { ruleLabels } from './rule-words.ts';

/** How often one address may ask for something. */
export const rateLimiter = defineResource('rateLimiter', {
  title: msg({ message: '限流规则', context: '一条' }),
  labels: { ...rateRuleFields, createTime: ruleLabels.createTime },
  nameOf: (row) => `${row.requestMethod} ${row.requestUri}`,
  isSwitched: true,
  imports: {
    count: { example: '20' },
    requestUri: { example: '/authority/user/**' },
    requestMethod: { names: ruleMethodNames, example: 'ALL' },
    limitStart: { example: '22:00:00' },
    limitEnd: { example: '06:00:00' },
    state: stateImport,
    intervalSec: { example: '60' },
    ip: { example: '10.0.0.0/24' },
  },
  model: ruleModel,
});

const col = columnsOf(rateLimiter);
const columns = [
  col.name('requestUri', { minWidth: '160px', isRequired: true }),
  col.custom('count', ruleLabels.rate, (row) => <Rate row={row} />, {
    width: '144px',
    minWidth: '112px',
    isSortable: true,
    value: ({ count, intervalSec }) => `${count}/${intervalSec}s`,
  }),
  col.custom('requestMethod', rateRuleFields.requestMethod, (row) => <Method row={row} />, {
    width: '104px',
    minWidth: '88px',
    priority: 3,
    isSortable: true,
    value: ({ requestMethod }) => requestMethod,
  }),
  col.custom('ip', rateRuleFields.ip, (row) => <Whom row={row} />, { width: '176px', minWidth: '112px', value: (row) => row.ip }),
  col.custom('limitStart', ruleLabels.time, (row) => <When row={row} />, {
    width: '168px',
    minWidth: '136px',
    priority: 3,
    value: ({ limitStart, limitEnd }) => [limitStart, limitEnd].filter(Boolean).join('–'),
  }),
  col.custom('stopped', ruleLabels.stopped, ({ id }) => <StoppedToday kind="rateLimiter" id={id} />, {
    width: '152px',
    minWidth: '136px',
    align: 'right',
  }),
  col.state('state', { isSortable: true }),
  col.time('createTime', { isHidden: true }),
];

const form: ResourceForm<'rateLimiter'> = { save: rateRuleSave, update: rateRuleUpdate, valuesOf, Fields };

const Filters = filtersOf(rateLimiter, wordFilter('requestMethod', ruleMethodNames), stateFilter);
const MoreFilters = filtersOf(rateLimiter, 'requestUri', createdFilter);

export function RateLimiterScreen() {
  return (
    <ListScreen
      resource={rateLimiter}
      columns={columns}
      Filters={Filters}
      MoreFilters={MoreFilters}
      form={form}
      toolbar={<RuleTrialButton kind="rateLimiter" />}
    />
  );
}

const { FormField } = createForm<z.input<typeof rateRuleSave>>();

function Fields() {
  const { t } = useLingui();
  const label = useLabels(rateLimiter);
  return (
    <RuleFields label={label}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="intervalSec" label={label('intervalSec')} help={t`从这个地址的第一次请求算起`} isRequired>
          {(field) => <NumberInput {...field} min={1} max={2_592_000} />}
        </FormField>
        <FormField name="count" label={label('count')} help={t`每个地址在一个窗口里最多几次`} isRequired>
          {(field) => <NumberInput {...field} min={1} max={1_000_000} />}
        </FormField>
      </div>
    </RuleFields>
  );
}

function valuesOf(row: RowOf<'rateLimiter'> | null) {
  return { ...ruleValuesOf(row), count: row?.count ?? 60, intervalSec: row?.intervalSec ?? 60 };
}
