import { useAdmin } from '../admin-provider.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import type { OfferedDraft } from '../drafts/use-draft.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { differencesIn, type Difference } from './difference.ts';

export interface SaveNoticesProps<Row extends object> {
  /** What `useSaveForm` answered. */
  edit: {
    draft: OfferedDraft;
    form: { getValues: () => object };
    conflict: { theirs: Row; keepMine: () => void; takeTheirs: () => void } | null;
  };
  /** Words for the fields that are compared when somebody else has saved the record. */
  labels?: Readonly<Partial<Record<string, string>>>;
  /** Where the reader's values and the record differ. Default: by `labels`. */
  differences?: (mine: object, theirs: Row) => Difference[];
  className?: string;
}

/** Over a form of `useSaveForm`: the draft that can be restored, and what somebody else has saved meanwhile. */
export function SaveNotices<Row extends object>({ edit, labels = {}, differences, className }: SaveNoticesProps<Row>) {
  const { words } = useAdmin();
  const { draft, form, conflict } = edit;
  const differ = differences ?? ((mine, theirs) => differencesIn(labels, mine, theirs, words));
  return (
    <>
      <DraftNotice draft={draft} className={className} />
      {conflict && (
        <ConflictNotice
          differences={differ(form.getValues(), conflict.theirs)}
          onMine={conflict.keepMine}
          onTheirs={conflict.takeTheirs}
          className={className}
        />
      )}
    </>
  );
}
