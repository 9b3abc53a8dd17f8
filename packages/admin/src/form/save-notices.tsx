import { useAdmin } from '../admin-provider.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import type { OfferedDraft } from '../drafts/use-draft.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { differencesIn, type Difference } from './difference.ts';

export interface SaveNoticesProps<Row extends object> {
  /** The answer of `useSaveForm`. */
  edit: {
    draft: OfferedDraft;
    conflict: { theirs: Row; mine: object; saved: object; keepMine: () => void; takeTheirs: () => void } | null;
  };
  /** Words for the fields that are compared when another user has saved the record. */
  labels?: Readonly<Partial<Record<string, string>>>;
  /** The word for a value of a field, where it is a code. */
  wordOf?: ((field: string, value: unknown) => string | undefined) | undefined;
  /** The differences between the form's values and the record. Default: by `labels`. */
  differences?: (mine: object, theirs: Row) => Difference[];
  className?: string;
}

/** Over a form of `useSaveForm`: the draft that can be restored, and the version that another user has saved meanwhile. */
export function SaveNotices<Row extends object>({ edit, labels = {}, wordOf, differences, className }: SaveNoticesProps<Row>) {
  const { words } = useAdmin();
  const { draft, conflict } = edit;
  return (
    <>
      <DraftNotice draft={draft} className={className} />
      {conflict && (
        <ConflictNotice
          differences={
            differences?.(conflict.mine, conflict.theirs) ?? differencesIn({ labels, wordOf, words }, conflict.mine, conflict.saved)
          }
          onMine={conflict.keepMine}
          onTheirs={conflict.takeTheirs}
          className={className}
        />
      )}
    </>
  );
}
