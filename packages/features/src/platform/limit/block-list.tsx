import { msg } from '@lingui/core/macro';
import { blockRuleFields, blockRuleSave, blockRuleUpdate, ruleMethodNames, ruleModel } from '@saiwu/openapi';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen, type ResourceForm } from '../../crud/list-screen.tsx';
import { defineResource } from '../../crud/resource.ts';
import { stateImport } from '../../crud/state-import.ts';
import { useLabels } from '../../crud/use-labels.ts';
import { createdFilter, filtersOf, stateFilter, wordFilter } from '../../crud/usual-filters.tsx';
import { Method, StoppedToday, When, Whom } from './rule-cells.tsx';
import { RuleFields, ruleValuesOf } from './rule-fields.tsx';
import { RuleTrialButton } from './rule-trial-button.tsx';
import { ruleLabels } from './rule-words.ts';

/** Who is turned away, from what, and when. */
export const blockList = defineResource('blockList', {
  title: msg({ message: '阻止规则', context: '一条' }),
  labels: { ...blockRuleFields, createTime: ruleLabels.createTime },
  nameOf: (row) => `${row.requestMethod} ${row.requestUri}`,
  isSwitched: true,
  imports: {
    ip: { example: '10.0.0.0/24' },
    requestUri: { example: '/authority/user/**' },
    requestMethod: { names: ruleMethodNames, example: 'ALL' },
    limitStart: { example: '22:00:00' },
    limitEnd: { example: '06:00:00' },
    state: stateImport,
  },
  model: ruleModel,
});

const col = columnsOf(blockList);
const columns = [
  col.name('requestUri', { minWidth: '160px', isRequired: true }),
  col.custom('requestMethod', blockRuleFields.requestMethod, (row) => <Method row={row} />, {
    width: '104px',
    minWidth: '88px',
    isSortable: true,
    value: ({ requestMethod }) => requestMethod,
  }),
  col.custom('ip', blockRuleFields.ip, (row) => <Whom row={row} />, { width: '176px', minWidth: '112px', value: (row) => row.ip }),
  col.custom('limitStart', ruleLabels.time, (row) => <When row={row} />, {
    width: '168px',
    minWidth: '136px',
    priority: 3,
    value: ({ limitStart, limitEnd }) => [limitStart, limitEnd].filter(Boolean).join('–'),
  }),
  col.custom('stopped', ruleLabels.stopped, ({ id }) => <StoppedToday kind="blockList" id={id} />, {
    width: '152px',
    minWidth: '136px',
    align: 'right',
  }),
  col.state('state', { isSortable: true }),
  col.time('createTime', { isHidden: true }),
];

const form: ResourceForm<'blockList'> = { save: blockRuleSave, update: blockRuleUpdate, valuesOf: ruleValuesOf, Fields };

const Filters = filtersOf(blockList, wordFilter('requestMethod', ruleMethodNames), stateFilter);
const MoreFilters = filtersOf(blockList, 'requestUri', createdFilter);

export function BlockListScreen() {
  return (
    <ListScreen
      resource={blockList}
      columns={columns}
      Filters={Filters}
      MoreFilters={MoreFilters}
      form={form}
      toolbar={<RuleTrialButton kind="blockList" />}
    />
  );
}

function Fields() {
  return <RuleFields label={useLabels(blockList)} />;
}
