import { useLingui } from '@lingui/react/macro';
import { Alert, Card, DescriptionList } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import { ownAddress } from '../../lib/api/own-address.ts';
import { useFreshLinks } from '../../lib/files/use-fresh-links.ts';
import { CertificationState } from './certification-state.tsx';
import { certification, placeOf, type OwnRequest } from './certification.ts';

/** One of the reader's own requests, with what became of it. */
export function OwnRequestCard({ request }: { request: OwnRequest }) {
  const { t, i18n } = useLingui();
  const { labels } = certification;
  const { role, state, reason, note, evidence, createTime, decideTime, reviewer } = request;
  return (
    <Card title={`${role.desc} · ${placeOf(request)}`} actions={<CertificationState state={state} />}>
      <div className="flex flex-col gap-4">
        {reason !== null && <Alert tone="danger" title={t`没有通过：${reason}`} />}
        {state.code === 'PENDING' && <Alert title={t`正在审批，有结果时会收到消息`} />}
        <DescriptionList
          columns={3}
          items={[
            { label: i18n._(labels.createTime), value: minutes(createTime) },
            ...(decideTime === null
              ? []
              : [
                  { label: i18n._(labels.decideTime), value: minutes(decideTime) },
                  { label: i18n._(labels.reviewer), value: reviewer },
                ]),
            { label: t`说明`, value: note !== null && <span className="whitespace-pre-line">{note}</span>, isWide: true },
            { label: t`证明材料`, value: <Files evidence={evidence} />, isWide: true },
          ]}
        />
      </div>
    </Card>
  );
}

function Files({ evidence }: Pick<OwnRequest, 'evidence'>) {
  useFreshLinks();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {evidence.map(({ id, name, url }) => (
        <li key={id}>
          <a
            href={ownAddress(url)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center rounded-small text-theme-text underline underline-offset-4 focus-ring wrap-anywhere pointer-coarse:min-h-11"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
