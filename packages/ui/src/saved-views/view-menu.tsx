import type { useViewWords } from './use-view-words.ts';
import { BookmarkPlus, Link, Pencil, RotateCw, Save, Star, StarOff, Trash2 } from 'lucide-react';
import type { MenuEntry } from '../dropdown-menu/menu-item.ts';
import { maxViews, type SavedView } from './saved-view.ts';

export interface ViewMenuState {
  views: readonly SavedView[];
  chosen: SavedView | undefined;
  /** What is shown differs from the chosen one. */
  isModified: boolean;
  /** Which views there are is not known. */
  hasFailed: boolean;
}

export interface ViewActs {
  /** Null: none of them. */
  onApply: (view: SavedView | null) => void;
  onReload: () => void;
  onSaveNew: () => void;
  onOverwrite: (view: SavedView) => void;
  onRename: () => void;
  /** Gets the view that is the default from now on, if any. */
  onDefaultChange: (id: string | undefined) => void;
  onRemove: (view: SavedView) => void;
  onCopyLink: () => void;
}

/** The entries of the menu: the views, what can be done with the chosen one, and the link. */
export function viewMenu(
  { views, chosen, isModified, hasFailed }: ViewMenuState,
  acts: ViewActs,
  words: ReturnType<typeof useViewWords>,
): MenuEntry[] {
  const list: MenuEntry[] = views.map((view) => ({
    key: `view-${view.id}`,
    label: view.isDefault ? words.viewIsDefault(view.name) : view.name,
    isChecked: view === chosen,
    onSelect: () => acts.onApply(view),
  }));
  if (views.length > 0)
    list.unshift({ key: 'none', label: words.noView, isChecked: chosen === undefined, onSelect: () => acts.onApply(null) });
  if (hasFailed) list.push({ key: 'reload', label: words.viewsNotLoaded, icon: <RotateCw />, onSelect: acts.onReload });
  if (list.length > 0) list.push('separator');
  if (chosen && isModified) {
    list.push({ key: 'overwrite', label: words.overwriteView(chosen.name), icon: <Save />, onSelect: () => acts.onOverwrite(chosen) });
  }
  list.push({
    key: 'new',
    label: words.saveAsView,
    icon: <BookmarkPlus />,
    onSelect: acts.onSaveNew,
    ...(views.length >= maxViews && { isDisabled: true, reason: words.tooManyViews(maxViews) }),
  });
  if (chosen) {
    list.push(
      { key: 'rename', label: words.renameView, icon: <Pencil />, onSelect: acts.onRename },
      chosen.isDefault
        ? { key: 'default', label: words.unsetDefaultView, icon: <StarOff />, onSelect: () => acts.onDefaultChange(undefined) }
        : { key: 'default', label: words.setDefaultView, icon: <Star />, onSelect: () => acts.onDefaultChange(chosen.id) },
      { key: 'remove', label: words.deleteView, icon: <Trash2 />, isDanger: true, onSelect: () => acts.onRemove(chosen) },
    );
  }
  return [...list, 'separator', { key: 'link', label: words.copyViewLink, icon: <Link />, onSelect: acts.onCopyLink }];
}
