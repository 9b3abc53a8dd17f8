import { Alert, Button } from '@saiwu/ui';
import { useAdmin } from '../admin-provider.tsx';
import type { Difference } from './difference.ts';

export interface ConflictNoticeProps {
  differences: readonly Difference[];
  /** Saves the values of the form over the other version. */
  onMine: () => void;
  /** Goes on with the version that was saved. */
  onTheirs: () => void;
  className?: string | undefined;
}

/** Another user saved the record since it was opened: shows where the two versions differ and offers both. */
export function ConflictNotice({ differences, onMine, onTheirs, className }: ConflictNoticeProps) {
  const { words } = useAdmin();
  return (
    <div ref={bringIntoView} className={className}>
      <Alert tone="warning" isLive title={words.savedMeanwhile}>
        {differences.length > 0 && (
          <table className="my-2 w-full text-left text-sm">
            <thead>
              <tr className="text-fg-muted">
                {[words.field, words.mine, words.theirs].map((head) => (
                  <th key={head} scope="col" className="py-1 pr-3 font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {differences.map(({ key, label, mine, theirs }) => (
                <tr key={key} className="align-top">
                  <th scope="row" className="py-1 pr-3 font-normal whitespace-nowrap text-fg-muted">
                    {label}
                  </th>
                  <td className="py-1 pr-3 wrap-anywhere">{mine}</td>
                  <td className="py-1 wrap-anywhere">{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="my-2">{words.restIsTaken}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={onMine}>
            {words.keepMine}
          </Button>
          <Button variant="outline" onClick={onTheirs}>
            {words.takeTheirs}
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
