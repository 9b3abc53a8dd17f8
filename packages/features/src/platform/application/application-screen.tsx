import { Trans, useLingui } from '@lingui/react/macro';
import { applicationTypeNames } from '@saiwu/openapi';
import { confirm, DescriptionList, type MenuItem } from '@saiwu/ui';
import { useState } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { useLabels } from '../../crud/use-labels.ts';
import { createdFilter, filtersOf, stateFilter, wordFilter } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { minutes } from '../../lib/language/show.ts';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';
import { application, type ApplicationRow } from './application.ts';
import { applicationForm } from './application-form.tsx';

const col = columnsOf(application);
const columns = [
  col.name('name', { isRequired: true }),
  col.code('clientId', { width: '208px' }),
  col.word('appType', { width: '136px' }),
  col.text('allowedIps', { width: '168px', minWidth: '112px', priority: 3, isSortable: false }),
  col.number('tokenMinutes', { width: '136px', isHidden: true, isSortable: false }),
  col.text('website', { width: '176px', minWidth: '112px', isHidden: true, isSortable: false }),
  col.text('describe', { isHidden: true, isSortable: false }),
  col.state('state'),
  col.time('createTime', { priority: 3 }),
];

interface Given {
  name: string;
  clientId: string;
  secret: string;
}

const Filters = filtersOf(application, wordFilter('appType', applicationTypeNames), stateFilter);
const MoreFilters = filtersOf(application, createdFilter, 'clientId', 'name');

/** The applications of a tenant; a secret is shown when it was made, and never again. */
export function ApplicationScreen() {
  const { t } = useLingui();
  const can = useCan();
  const [given, setGiven] = useState<Given | null>(null);
  const rotate = useAct('application.rotate', { success: t`密钥已更换` });

  async function giveAnother({ id, name, clientId }: ApplicationRow) {
    const isSure = await confirm({
      title: t`更换「${name}」的密钥？`,
      description: t`现在的密钥随即失效：换上新密钥以前，没有人能用它登录。已经登录的人不受影响。`,
      confirmLabel: t`更换密钥`,
      isDanger: true,
    });
    if (isSure) rotate.mutate({ path: { id } }, { onSuccess: ({ clientSecret }) => setGiven({ name, clientId, secret: clientSecret }) });
  }

  const actsOf = (row: ApplicationRow): MenuItem[] =>
    can('application.rotate') ? [{ key: 'rotate', label: t`更换密钥`, onSelect: () => void giveAnother(row) }] : [];
  const clientId = given?.clientId ?? '';

  return (
    <>
      <ListScreen
        resource={application}
        columns={columns}
        Filters={Filters}
        MoreFilters={MoreFilters}
        form={applicationForm}
        onAdded={({ name, clientId, clientSecret }) => setGiven({ name, clientId, secret: clientSecret })}
        detail={detailOf}
        rowActs={actsOf}
      />
      {given && (
        <ShownOnceDialog
          title={t`「${given.name}」的密钥`}
          description={t`客户端 ID：${clientId}`}
          secret={given.secret}
          copyLabel={t`复制密钥`}
          onClose={() => setGiven(null)}
        >
          <Trans>只显示这一次。请马上填到应用的配置里；弄丢了只能更换。</Trans>
        </ShownOnceDialog>
      )}
    </>
  );
}

function detailOf(row: ApplicationRow) {
  return <Detail row={row} />;
}

/** What the list has no room for. */
function Detail({ row }: { row: ApplicationRow }) {
  const { t } = useLingui();
  const label = useLabels(application);
  return (
    <DescriptionList
      columns={3}
      items={[
        { label: label('website'), value: row.website },
        { label: label('icon'), value: row.icon },
        { label: label('allowedIps'), value: row.allowedIps || t`不限` },
        { label: label('tokenMinutes'), value: row.tokenMinutes ?? t`按系统参数` },
        { label: label('createTime'), value: minutes(row.createTime) },
        { label: t`最近修改`, value: minutes(row.updateTime) },
        { label: label('describe'), value: row.describe, isWide: true },
      ]}
    />
  );
}
