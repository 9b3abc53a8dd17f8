import { createContext, use, type ReactNode } from 'react';
import type { ChartWords } from './chart/chart-words.ts';
import type { ExportWords } from './export-menu/export-words.ts';
import type { FilterWords } from './filter-bar/filter-words.ts';
import type { ImportWords } from './import-wizard/import-words.ts';
import type { ViewWords } from './saved-views/view-words.ts';
import type { ColumnSettingsWords } from './table-settings/settings-words.ts';
import type { TreeMoveWords } from './tree/move-words.ts';

/** What larger components say, in a language other than Chinese and English: those come with the components. */
export interface WordGroups {
  chart?: ChartWords;
  columnSettings?: ColumnSettingsWords;
  exportMenu?: ExportWords;
  filterBar?: FilterWords;
  importWizard?: ImportWords;
  savedViews?: ViewWords;
  tree?: TreeMoveWords;
}

/** The few words the kit says itself. Everything else comes in as props. */
export interface Words extends WordGroups {
  /** BCP 47 language of these words; also used for numbers and dates. */
  locale: string;
  close: string;
  cancel: string;
  confirm: string;
  retry: string;
  copy: string;
  copied: string;
  copyFailed: string;
  requestId: string;
  pending: string;
  choose: string;
  clear: string;
  openCalendar: string;
  search: string;
  noMatch: string;
  showPassword: string;
  hidePassword: string;
  chooseFile: string;
  takePhoto: string;
  dropFile: string;
  remove(name: string): string;
  /** `limit` is already formatted, as in `10 MB`. */
  fileTooLarge(limit: string): string;
  fileKindRefused(accepted: string): string;
  oneFileOnly: string;

  chooseDate: string;
  chooseMoment: string;
  chooseRange: string;
  chooseTime: string;
  openTimes: string;
  year: string;
  month: string;
  previousMonth: string;
  nextMonth: string;
  hour: string;
  minute: string;
  second: string;
  today: string;
  daySelected: string;
  now: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  rangeTo: string;
  chooseRangeStart: string;
  chooseRangeEnd: string;
  lastDays(count: number): string;
  thisMonth: string;
  lastMonth: string;
  shortcuts: string;
  dateExample: string;
  momentExample: string;
  timeExample: string;
  notBefore(limit: string): string;
  notAfter(limit: string): string;
  between(min: string, max: string): string;
  rangeReversed: string;
  lowest: string;
  highest: string;

  showOptions: string;
  optionCount(count: number): string;
  narrowDown: string;
  createOption(text: string): string;
  selectMatching(count: number): string;
  unselectMatching(count: number): string;
  moreChosen(count: number): string;
  chosenMost(max: number): string;
  alreadyThere(text: string): string;
  notANumber(text: string): string;
  charactersLeft(count: number): string;
  capsLock: string;
  passwordStrength: string;
  /** From very weak to strong. */
  strengths: readonly [string, string, string, string];

  chooseFiles: string;
  dropFiles: string;
  /** `max` files are allowed, `left` of those chosen were left out. */
  tooManyFiles(max: number, left: number): string;
  fileEmpty: string;
  fileUnreadable: string;
  fileContentRefused: string;
  refusedFile(name: string, reason: string): string;
  fileList: string;
  uploading(name: string): string;
  uploadWaiting: string;
  uploadCancelled: string;
  uploadFailed: string;
  uploaded(name: string): string;
  cancelUpload(name: string): string;
  retryUpload(name: string): string;
  cropTitle: string;
  cropArea: string;
  cropHelp: string;
  cropDone: string;
  cropPreview: string;
  zoom: string;
  rotation: string;
  rotateLeft: string;
  rotateRight: string;
  degrees(angle: number): string;
  imageUnreadable: string;
  imageTooManyPixels(megapixels: number): string;
  textFormat: string;
  editorHelp: string;
  textStyle: string;
  paragraph: string;
  headingLevel(level: number): string;
  bold: string;
  italic: string;
  underline: string;
  strike: string;
  inlineCode: string;
  superscript: string;
  subscript: string;
  codeBlock: string;
  bulletList: string;
  orderedList: string;
  quote: string;
  link: string;
  linkAddress: string;
  linkRefused: string;
  linkApply: string;
  linkRemove: string;
  insertImage: string;
  imageRefused: string;
  imagesNotPasted(count: number): string;
  table: string;
  insertTable: string;
  headerRow: string;
  rowAbove: string;
  rowBelow: string;
  columnBefore: string;
  columnAfter: string;
  deleteRow: string;
  deleteColumn: string;
  deleteTable: string;
  redo: string;
  clearFormat: string;
  characters(count: number, max: number | undefined): string;
  charactersOver(over: number): string;
  code: string;
  wrapLines: string;
  jsonTree: string;
  jsonItems(count: number): string;
  jsonMore(count: number): string;
  copyValue: string;
  copyPath: string;
  jsonExpandAll: string;
  jsonCollapseAll: string;
  invalidJson(reason: string): string;
  qrCode: string;
  qrTooLong: string;
  downloadPicture: string;

  // surfaces
  more: string;
  loading: string;
  undo: string;
  notifications: string;
  discardTitle: string;
  discardText: string;
  discard: string;
  keepEditing: string;
  emptyTitle: string;
  errorTitle: string;
  noPermissionTitle: string;
  noPermissionText: string;
  breadcrumb: string;
  stepDone: string;
  stepCurrent: string;
  stepWaiting: string;
  stepWrong: string;
  stepPlace(place: number, count: number, title: string): string;
  previousStep: string;
  nextStep: string;
  checking: string;
  certified: string;
  notCertified: string;

  /** Names of the eight `presetColors`. */
  colorNames: readonly string[];
  presetColors: string;
  customColor: string;
  hexColor: string;
  hexColorInvalid: string;
  saturation: string;
  brightness: string;
  hue: string;
  colorKept: string;
  /** `colors` are written `#RRGGBB`. */
  colorCorrected(colors: string): string;
  contrastRatio(ratio: string): string;
  themeColor: string;
  scheme: string;
  schemeLight: string;
  schemeDark: string;
  schemeSystem: string;
  pageStyle: string;
  controlSize: string;
  compact: string;
  standard: string;
  comfortable: string;
  corners: string;
  sharp: string;
  round: string;
  preview: string;
  exportTheme: string;
  cssVariables: string;
  designTokens: string;
  download: string;

  // layout and data
  reset: string;
  selected(count: number): string;
  clearSelection: string;
  selectPage: string;
  selectRow: string;
  selectAllRows: string;
  /** All of `total` that match, on all pages. */
  selectWholeList(total: number): string;
  allSelected(total: number): string;
  allSelectedExcept(total: number, except: number): string;
  rowDetails: string;
  openRow: string;
  closeRow: string;
  /** A table has further columns at its side. */
  moreSideways: string;
  notSaved: string;
  /** Only so many rows of all were put on paper. */
  printCut(printed: number, total: number): string;
  actions: string;
  pagination: string;
  total(count: string, isEstimated: boolean): string;
  perPage(size: number): string;
  rowsPerPage: string;
  previousPage: string;
  nextPage: string;
  pageNumber(page: number): string;
  jumpToPage: string;
  showTable: string;
  showChart: string;
  item: string;
  amount: string;

  preferenceNotKept: string;

  nothingBeneath: string;
  /** Why a node cannot become its own parent. */
  ownBranch: string;
  pathColumns: string;
  pathResults: string;
  oneLevelUp: string;
  /** More than `count` were found; only so many are shown. */
  onlyFirst(count: number): string;
  moreTags(count: number): string;
  available: string;
  chosen: string;
  selectedOf(count: number, total: number): string;
  searchIn(title: string): string;
  selectAllIn(title: string): string;
  moveSelectedTo(title: string): string;
  moveAllTo(title: string): string;
  movedTo(count: number, title: string): string;
  moveUp: string;
  moveDown: string;
  movedToPlace(name: string, place: number, total: number): string;

  mainMenu: string;
  openMenu: string;
  foldMenu: string;
  unfoldMenu: string;
  skipToContent: string;
  openTabs: string;
  openTabsCount(count: number): string;
  tabMenu: string;
  allTabs: string;
  pinTab: string;
  unpinTab: string;
  moveLeft: string;
  moveRight: string;
  closeLeft: string;
  closeRight: string;
  tabMoved(title: string, position: number, count: number): string;
  newWindow: string;
  refresh: string;
  closeOthers: string;
  closeAll: string;
  unsaved: string;
  pinned: string;
  scrollBack: string;
  scrollForward: string;

  menuSearch: string;
  menuSearchHint: string;
  menuRecent: string;
  menuPages: string;
  menuCommands: string;
  menuMore(left: number): string;
  menuFound(count: number): string;
  menuWaiting: string;
  menuFailed(reason: string): string;
  /** Keys of the menu search, each with what it does. */
  menuKeys: readonly (readonly [keys: string, act: string])[];
  tickerPause: string;
  tickerPlay: string;
}

const WordsContext = createContext<Words | null>(null);

export interface UiProviderProps {
  /** `zh`, `en`, or words of your own. Each language is a module of its own, so that a page loads the one it speaks. */
  words: Words;
  children: ReactNode;
}

/** Gives the kit its words; it belongs around everything of the kit. */
export function UiProvider({ words, children }: UiProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words in force here. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error('The kit has no words here: put <UiProvider words={zh}> around it');
  return words;
}
