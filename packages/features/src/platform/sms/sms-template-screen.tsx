import { useLingui } from '@lingui/react/macro';
import { type SmsProvider, smsProviderNames, smsTemplateFields, smsTemplateSave, smsTemplateUpdate } from '@saiwu/openapi';
import { DescriptionList, type MenuItem } from '@saiwu/ui';
import { useState } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen, type ResourceForm } from '../../crud/list-screen.tsx';
import { useLabels } from '../../crud/use-labels.ts';
import { createdFilter, filtersOf, wordFilter } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { minutes } from '../../lib/language/show.ts';
import { SmsPreview } from './sms-preview.tsx';
import { SmsTemplateFields, templateValuesOf } from './sms-template-fields.tsx';
import { smsTemplate, type SmsTemplateRow } from './sms-template.ts';
import { TryDialog } from './try-dialog.tsx';

const col = columnsOf(smsTemplate);
const columns = [
  col.custom('name', smsTemplateFields.name, smsTemplate.nameOf ?? (({ customCode }) => customCode), {
    priority: 1,
    minWidth: '128px',
    isRequired: true,
    isSortable: true,
    value: (row) => row.name || row.customCode,
  }),
  col.text('customCode', { width: '136px', minWidth: '96px' }),
  col.word('providerType', { width: '112px' }),
  col.text('signName', { width: '112px', minWidth: '80px', priority: 3 }),
  col.text('content', { minWidth: '160px', isSortable: false, priority: 2 }),
  col.text('templateCode', { width: '136px', minWidth: '96px', priority: 3 }),
  col.text('appId', { width: '144px', isHidden: true }),
  col.text('templateDescribe', { width: '160px', isHidden: true, isSortable: false }),
  col.time('createTime', { priority: 3 }),
];

/** The server takes one without from older front ends, which know no such field, and does not send it. */
function hasSender({ providerType, senderId }: { providerType?: SmsProvider | undefined; senderId?: string | null | undefined }): boolean {
  return providerType === 'ALI' || Boolean(senderId);
}

const noSender = { path: ['senderId'], error: 'rule.required' };

const form: ResourceForm<'smsTemplate'> = {
  save: smsTemplateSave.refine(hasSender, noSender),
  update: smsTemplateUpdate.refine(hasSender, noSender),
  valuesOf: templateValuesOf,
  unique: { customCode: { operation: 'smsTemplate.check', inputOf: (customCode) => ({ query: { customCode } }) } },
  isLong: true,
  Fields: SmsTemplateFields,
};

const Filters = filtersOf(smsTemplate, wordFilter('providerType', smsProviderNames));
const MoreFilters = filtersOf(smsTemplate, 'customCode', 'templateCode', 'signName', 'appId', createdFilter);

/** The templates of the reader's tenant; each can be tried on the reader's own phone. */
export function SmsTemplateScreen() {
  const { t } = useLingui();
  const can = useCan();
  const [tried, setTried] = useState<SmsTemplateRow | null>(null);
  const acts = (row: SmsTemplateRow): MenuItem[] => [{ key: 'try', label: t`发给自己试试`, onSelect: () => setTried(row) }];
  return (
    <>
      <ListScreen
        resource={smsTemplate}
        columns={columns}
        Filters={Filters}
        MoreFilters={MoreFilters}
        form={form}
        rowActs={(row) => (can('smsTemplate.try') ? acts(row) : [])}
        detail={detailOf}
      />
      {tried && <TryDialog template={tried} onClose={() => setTried(null)} />}
    </>
  );
}

function detailOf(row: SmsTemplateRow) {
  return <Detail row={row} />;
}

/** What the columns cut, and the text as it arrives. */
function Detail({ row }: { row: SmsTemplateRow }) {
  const { providerType, content, signName, senderId, appId, url, templateCode, templateDescribe, updateTime } = row;
  const { t } = useLingui();
  const label = useLabels(smsTemplate);
  return (
    <div className="grid gap-4">
      <SmsPreview provider={providerType.code} content={content} signName={signName} />
      <DescriptionList
        columns={3}
        items={[
          { label: label('appId'), value: appId },
          { label: label('senderId'), value: senderId },
          { label: label('templateCode'), value: templateCode },
          { label: label('url'), value: url ?? t`服务商的默认地址` },
          { label: label('templateDescribe'), value: templateDescribe },
          { label: t`最近修改`, value: minutes(updateTime) },
        ]}
      />
    </div>
  );
}
