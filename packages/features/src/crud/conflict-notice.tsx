import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateNames } from '@saiwu/openapi';
import { Alert, Button } from '@saiwu/ui';

export interface ConflictNoticeProps {
  /** Words for the fields that are compared: the messages of `defineResource`. */
  labels: unknown;
  /** What the form holds. */
  mine: Record<string, unknown>;
  /** The row as it stands on the server. */
  theirs: unknown;
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else saved the row since it was opened: shows where the two versions differ and offers both. */
export function ConflictNotice({ labels, mine, theirs, onMine, onTheirs }: ConflictNoticeProps) {
  const { i18n } = useLingui();
  const saved = theirs as Record<string, unknown>; // rows are plain objects; only labelled fields are read
  const word = (value: unknown) => (typeof value === 'boolean' ? i18n._(stateNames[`${value}`]) : worded(value));
  const differing = Object.entries(labels as Record<string, MessageDescriptor>).filter(
    ([key]) => key in mine && word(mine[key]) !== word(saved[key]),
  ); // labels are messages by defineResource

  return (
    <div ref={bringIntoView} className="mb-4">
      <Alert tone="warning" isLive title={<Trans>你打开之后，已有人保存过</Trans>}>
        <table className="my-2 w-full text-left text-sm">
          <thead>
            <tr className="text-fg-muted">
              <th scope="col" className="py-1 pr-3 font-normal">
                <Trans>字段</Trans>
              </th>
              <th scope="col" className="py-1 pr-3 font-normal">
                <Trans>我填的</Trans>
              </th>
              <th scope="col" className="py-1 font-normal">
                <Trans>已保存的</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {differing.map(([key, label]) => (
              <tr key={key}>
                <th scope="row" className="py-1 pr-3 font-normal text-fg-muted">
                  {i18n._(label)}
                </th>
                <td className="py-1 pr-3 break-all">{word(mine[key])}</td>
                <td className="py-1 break-all">{word(saved[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={onMine}>
            <Trans>保留我填的，再次保存</Trans>
          </Button>
          <Button variant="outline" onClick={onTheirs}>
            <Trans>改用已保存的</Trans>
          </Button>
        </div>
      </Alert>
    </div>
  );
}

/** The form may be scrolled down to its button when the notice comes. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}

function worded(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value) || '—';
  if (typeof value === 'object' && value !== null && 'code' in value) return String(value.code);
  return '—';
}
