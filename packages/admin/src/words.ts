/** The words of this package's levels themselves. `title` is the name of one row: 参数, parameter. */
export interface AdminWords {
  edit: string;
  copy: string;
  cancel: string;
  remove: string;
  addTitle: (title: string) => string;
  editTitle: (title: string) => string;
  copyTitle: (title: string) => string;
  saveTitle: (title: string) => string;
  added: (title: string) => string;
  savedTitle: (title: string) => string;
  saved: string;
  saveAnyway: string;
  importAnyway: string;
  moreActs: string;

  noneYet: (title: string) => string;
  noneMatch: string;
  clearFilters: string;
  from: (label: string) => string;
  until: (label: string) => string;
  sortBy: string;
  sortOrder: string;
  /** The order that a list has by itself. */
  firstOrder: string;
  ascending: string;
  descending: string;
  /** Values of the address that were put aside; `fields` names them. */
  badAddress: (fields: string) => string;
  changedElsewhere: string;
  changedTo: (theirs: string) => string;

  removed: string;
  removedCount: (count: number) => string;
  removeTitle: (title: string) => string;
  removeQuestion: (title: string, name: string) => string;
  removeManyQuestion: (title: string, count: number) => string;
  removeAllQuestion: (title: string, total: number, except: number) => string;
  removeBranchQuestion: (title: string, label: string, below: number) => string;
  cannotBeUndone: string;

  switchOn: string;
  switchOff: string;
  /** One row was switched on or off. */
  switched: (name: string, isOn: boolean) => string;
  switchedCount: (count: number, isOn: boolean) => string;
  alreadyOn: string;
  alreadyOff: string;
  undone: string;
  /** The label of an act with the number of rows it is for. */
  actOn: (label: string, count: number) => string;

  notOnSelf: string;
  showProgress: string;
  bulkGoesOn: string;
  lookingUp: string;
  stop: string;
  goOnBehind: string;
  bulkDone: (title: string, done: number) => string;
  bulkPassedOver: (said: string, count: number) => string;
  bulkEnded: (title: string, done: number, rest: number) => string;
  bulkStopped: (left: number) => string;
  notDone: (count: number) => string;
  onlyFirst: (count: number) => string;
  name: string;
  reason: string;
  copyList: string;
  downloadList: string;
  understood: string;

  importRows: string;
  importTitle: (title: string) => string;
  templateName: (title: string) => string;
  imported: (count: number) => string;

  notFound: string;
  notFoundHelp: string;
  previous: string;
  next: string;

  addBelow: string;
  chooseNode: string;
  giveUpQuestion: string;
  giveUp: string;

  savedMeanwhile: string;
  field: string;
  mine: string;
  theirs: string;
  keepMine: string;
  takeTheirs: string;
  on: string;
  off: string;
  /** The number of entries in a list, where its parts have no words. */
  items: (count: number) => string;
  /** Beneath the differences: all else is taken as it was saved. */
  restIsTaken: string;

  /** `time` is a time of day, 14:03, of another day with it: 09-01 14:03. */
  draftRestored: (time: string) => string;
  draftDiscarded: string;
  /** `time` is relative: 3 分钟前. */
  restoreDraft: (time: string) => string;
  draftIsHere: string;
  /** `time` as in `draftRestored`. */
  draftKept: (time: string) => string;
  restore: string;
  discard: string;
  draftElsewhere: string;
  lastDraftIsKept: (time: string) => string;
  takeOtherDraft: string;
  keepThisDraft: string;
  foundKept: string;

  unsaved: string;
  unsavedIn: (titles: readonly string[]) => string;
  leaveUnsaved: string;
  stay: string;
}
