import { Loaded } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, DescriptionList, Drawer, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { LoggedChanges } from './logged-changes.tsx';
import { LoggedJson } from './logged-json.tsx';
import { optLogLabels, outcomeTone, useOutcomes } from './opt-log-words.ts';

/** One row of the operation log beside the list: what it was given, what it changed and what came of it. */
export function OptLogDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('optLog.get', { path: { id } }));
  const { data } = query;
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => isOpen || onClose()} title={data?.description ?? t`操作详情`}>
      <Loaded query={query}>{(entry) => <Entry entry={entry} />}</Loaded>
    </Drawer>
  );
}

function Entry({ entry }: { entry: AnswerOf<'optLog.get'> }) {
  const { t, i18n } = useLingui();
  const outcomes = useOutcomes();
  const { type, httpMethod, requestUri, classPath, actionMethod, terminal, browser, location, requestIp } = entry;
  const items = [
    { label: i18n._(optLogLabels.userName), value: entry.userName },
    { label: i18n._(optLogLabels.type), value: <StateDot tone={outcomeTone(type.code)}>{outcomes[type.code]}</StateDot> },
    { label: i18n._(optLogLabels.createTime), value: entry.createTime },
    { label: i18n._(optLogLabels.consumingTime), value: `${entry.consumingTime} ms` },
    { label: i18n._(optLogLabels.requestIp), value: [requestIp, location].filter(Boolean).join(' · ') },
    { label: i18n._(optLogLabels.terminal), value: [terminal, browser].filter(Boolean).join(' · ') },
    { label: i18n._(optLogLabels.requestUri), value: `${httpMethod.code} ${requestUri}` },
    { label: i18n._(optLogLabels.actionMethod), value: `${classPath}.${actionMethod}` },
  ];
  return (
    <div className="grid gap-6">
      <DescriptionList items={items} />
      {entry.exDetail !== null && (
        <Part title={t`失败原因`}>
          <Alert tone="danger">
            <span className="whitespace-pre-line">{entry.exDetail}</span>
          </Alert>
        </Part>
      )}
      {entry.changes !== null && (
        <Part title={t`修改前后`}>
          <LoggedChanges changes={entry.changes} />
        </Part>
      )}
      {entry.params !== null && (
        <Part title={t`请求参数`}>
          <LoggedJson text={entry.params} label={t`请求参数`} />
        </Part>
      )}
      {entry.result !== null && (
        <Part title={t`返回结果`}>
          <LoggedJson text={entry.result} label={t`返回结果`} />
        </Part>
      )}
      <p className="text-xs text-fg-muted">
        <Trans>密码、令牌等已隐去，手机号只留首尾。</Trans>
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
