import { maxNameLength, type SavedView } from './saved-view.ts';

/** The views with a new one at the end. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...views, view];
}

/** The views with one changed; the same ones when it is gone. */
export function withChange(views: readonly SavedView[], id: string, change: Partial<Pick<SavedView, 'name' | 'state'>>): SavedView[] {
  return views.map((view) => (view.id === id ? { ...view, ...change } : view));
}

/** The views with this one as the default, or none. */
export function withDefault(views: readonly SavedView[], id: string | undefined): SavedView[] {
  return views.map((view) => ({ id: view.id, name: view.name, state: view.state, ...(view.id === id && { isDefault: true }) }));
}

export function withoutView(views: readonly SavedView[], id: string): SavedView[] {
  return views.filter((view) => view.id !== id);
}

/** The views with a deleted one where it was, under its name and as the default only if these are free still. */
export function withViewBack(views: readonly SavedView[], view: SavedView, place: number): SavedView[] {
  if (views.some((other) => other.id === view.id)) return [...views];
  const hasDefault = views.some((other) => other.isDefault);
  const { isDefault, ...rest } = view;
  const back = { ...rest, name: freeName(views, view.name), ...(isDefault && !hasDefault && { isDefault }) };
  return views.toSpliced(place, 0, back);
}

/** What is wrong with a name; null when nothing is. */
export function nameProblem(views: readonly SavedView[], name: string, ownId?: string): 'missing' | 'tooLong' | 'taken' | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'missing';
  if (trimmed.length > maxNameLength) return 'tooLong';
  return views.some((view) => view.id !== ownId && isSameName(view.name, trimmed)) ? 'taken' : null;
}

/** Unlike those of the others. Not `randomUUID`: pages served without TLS inside a school do not have it. */
export function newViewId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

function freeName(views: readonly SavedView[], name: string): string {
  for (let count = 2; nameProblem(views, name) === 'taken'; count += 1) name = `${name.replace(/ \d+$/, '')} ${count}`;
  return name;
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
