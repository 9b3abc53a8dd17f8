import { Bookmark, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { copyText } from '../copy-button/copy-text.ts';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import type { OwnProps } from '../own-props.ts';
import { toast } from '../toast/toast.ts';
import { useViewWords } from './use-view-words.ts';
import { isSameState, type SavedView } from './saved-view.ts';
import { useSavedViews } from './use-saved-views.ts';
import { newViewId, withChange, withDefault, withoutView, withView, withViewBack } from './view-list.ts';
import { encodeView } from './view-link.ts';
import { viewMenu } from './view-menu.tsx';

export interface SavedViewsProps extends OwnProps<'button'> {
  /** Names the table in the whole product, as for `useTableView`. */
  tableKey: string;
  /** What the list shows now: its filters, sort and arrangement; plain JSON. */
  current: SavedView['state'];
  /** Shows another state. It may be of an older version of the list; `{}`: nothing filtered, nothing arranged. */
  onApply: (state: SavedView['state']) => void;
  /** True while the address says nothing of its own: the list then opens with the default view. */
  isUntouched?: boolean;
  /** The address that shows a state. Default: this one with it as `view`, to be read with `decodeView`. */
  linkOf?: (state: SavedView['state']) => string;
}

/**
 * The named views of a list behind a button: choose, save, overwrite, rename, delete, make one the default, and copy the address of what is
 * shown. The button carries the name of the chosen one, with a dot once something was changed since.
 */
export function SavedViews({ tableKey, current, onApply, isUntouched = false, linkOf = linkHere, className, ...rest }: SavedViewsProps) {
  const words = useViewWords();
  const { views, state, change, reload } = useSavedViews(tableKey);
  /** Null: none, although one may say the same. */
  const [chosenId, setChosenId] = useState<string | null>();
  const [asking, setAsking] = useState<'new' | 'rename'>();
  const byId = views.find((view) => view.id === chosenId);
  const chosen = chosenId === null ? undefined : (byId ?? views.find((view) => isSameState(view.state, current)));
  const isModified = chosen !== undefined && !isSameState(chosen.state, current);

  function apply(view: SavedView | null) {
    setChosenId(view?.id ?? null);
    onApply(view?.state ?? {});
  }

  const isOpened = useRef(false);
  const openWithDefault = useEffectEvent(() => {
    const first = views.find((view) => view.isDefault);
    if (isUntouched && first) apply(first);
  });
  useEffect(() => {
    if (state === 'loading' || isOpened.current) return;
    isOpened.current = true;
    openWithDefault();
  }, [state]);

  async function changeViews(next: (views: readonly SavedView[]) => SavedView[], done?: string, undo?: () => void) {
    const isDone = await change(next);
    if (!isDone) toast.error(words.viewsNotChanged);
    else if (done !== undefined) toast.success(done, undo && { undo });
  }

  async function saveName(name: string): Promise<boolean> {
    if (asking === 'rename' && chosen) {
      const isDone = await change((all) => withChange(all, chosen.id, { name }));
      if (isDone) toast.success(words.viewRenamed(name));
      return isDone;
    }
    const view = { id: newViewId(), name, state: current };
    const isDone = await change((all) => withView(all, view));
    if (isDone) setChosenId(view.id);
    if (isDone) toast.success(words.viewSaved(name));
    return isDone;
  }

  function remove(view: SavedView) {
    const place = views.indexOf(view);
    setChosenId(null);
    const undo = () => {
      setChosenId(view.id);
      void changeViews((all) => withViewBack(all, view, place));
    };
    void changeViews((all) => withoutView(all, view.id), words.viewDeleted(view.name), undo);
  }

  async function copyLink() {
    const isCopied = await copyText(linkOf(current));
    if (isCopied) toast.success(words.viewLinkCopied);
    else toast.error(words.viewLinkNotCopied);
  }

  const items = viewMenu(
    { views, chosen, isModified, hasFailed: state === 'failed' },
    {
      onApply: apply,
      onReload: () => void reload(),
      onSaveNew: () => setAsking('new'),
      onRename: () => setAsking('rename'),
      onOverwrite: (view) => void changeViews((all) => withChange(all, view.id, { state: current }), words.viewSaved(view.name)),
      onDefaultChange: (id) => void changeViews((all) => withDefault(all, id)),
      onRemove: remove,
      onCopyLink: () => void copyLink(),
    },
    words,
  );

  return (
    <>
      <DropdownMenu
        align="start"
        items={items}
        trigger={
          <Button data-slot="saved-views" {...rest} variant="outline" className={cn('max-w-56 min-w-0', className)}>
            <Bookmark aria-hidden />
            {chosen ? (
              <>
                <span className="sr-only">{words.views} </span>
                <span className="truncate @max-3xl/filters:sr-only" title={chosen.name}>
                  {chosen.name}
                </span>
              </>
            ) : (
              <span className="@max-3xl/filters:sr-only">{words.views}</span>
            )}
            {isModified && (
              <span title={words.viewModified} className="grid size-4 shrink-0 place-items-center">
                <span aria-hidden className="size-1.5 rounded-full bg-warning" />
                <span className="sr-only"> {words.viewModified}</span>
              </span>
            )}
            <ChevronDown aria-hidden className="text-fg-muted @max-3xl/filters:hidden" />
          </Button>
        }
      />
      {asking && (
        <Suspense fallback={null}>
          <ViewNameDialog
            title={asking === 'new' ? words.saveAsView : words.renameView}
            submitLabel={asking === 'new' ? words.saveView : words.renameView}
            name={asking === 'rename' ? (chosen?.name ?? '') : ''}
            views={views}
            ownId={asking === 'rename' ? chosen?.id : undefined}
            onSubmit={saveName}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const ViewNameDialog = lazy(async () => ({ default: (await import('./view-name-dialog.tsx')).ViewNameDialog }));

function linkHere(state: SavedView['state']): string {
  const link = new URL(window.location.href);
  link.searchParams.set('view', encodeView(state));
  return link.href;
}
