import { createContext, use, type ReactNode } from 'react';

/** The few words the kit says itself. Everything else comes in as props. */
export interface Words {
  /** BCP 47 language of these words; also used for numbers and dates. */
  locale: string;
  close: string;
  cancel: string;
  confirm: string;
  retry: string;
  copy: string;
  copied: string;
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
  dropFile: string;
  remove(name: string): string;
  /** `limit` is already formatted, as in `10 MB`. */
  fileTooLarge(limit: string): string;
  fileKindRefused(accepted: string): string;
  oneFileOnly: string;

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
  certified: string;
  notCertified: string;

  // layout and data
  reset: string;
  expand: string;
  collapse: string;
  selected(count: number): string;
  clearSelection: string;
  selectPage: string;
  selectRow: string;
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
  mainMenu: string;
  openMenu: string;
  foldMenu: string;
  unfoldMenu: string;
  skipToContent: string;
  openTabs: string;
  tabMenu: string;
  refresh: string;
  closeOthers: string;
  closeAll: string;
  unsaved: string;
  pinned: string;
  scrollBack: string;
  scrollForward: string;
}

/** Chinese words, the default. */
export const zh: Words = {
  locale: 'zh-CN',
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  retry: '重试',
  copy: '复制',
  copied: '已复制',
  requestId: '请求编号',
  pending: '处理中',
  choose: '请选择',
  clear: '清除',
  openCalendar: '打开日历',
  search: '搜索',
  noMatch: '没有匹配的内容',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  chooseFile: '选择文件',
  dropFile: '或将文件拖到这里',
  remove: (name) => `移除 ${name}`,
  fileTooLarge: (limit) => `文件超过 ${limit}，请压缩后重新选择`,
  fileKindRefused: (accepted) => `只接受 ${accepted} 文件，请重新选择`,
  oneFileOnly: '一次只能上传一个文件，请重新选择',

  more: '更多',
  loading: '正在加载',
  undo: '撤销',
  notifications: '通知',
  discardTitle: '放弃未保存的修改？',
  discardText: '这里的修改还没有保存，关闭后不能找回。',
  discard: '放弃修改',
  keepEditing: '继续编辑',
  emptyTitle: '暂无数据',
  errorTitle: '没有加载出来',
  noPermissionTitle: '无权限',
  noPermissionText: '需要时，请联系管理员开通。',
  breadcrumb: '当前位置',
  stepDone: '已完成',
  stepCurrent: '进行中',
  stepWaiting: '未开始',
  certified: '已认证',
  notCertified: '未认证',

  reset: '重置',
  expand: '展开',
  collapse: '收起',
  selected: (count) => `已选 ${count} 项`,
  clearSelection: '取消选择',
  selectPage: '选择本页',
  selectRow: '选择此行',
  actions: '操作',
  pagination: '分页',
  total: (count, isEstimated) => (isEstimated ? `约 ${count} 条` : `共 ${count} 条`),
  perPage: (size) => `${size} 条/页`,
  rowsPerPage: '每页条数',
  previousPage: '上一页',
  nextPage: '下一页',
  pageNumber: (page) => `第 ${page} 页`,
  jumpToPage: '跳至页码',
  showTable: '查看数据',
  showChart: '查看图表',
  item: '项目',
  amount: '数量',
  mainMenu: '主菜单',
  openMenu: '打开菜单',
  foldMenu: '收起菜单',
  unfoldMenu: '展开菜单',
  skipToContent: '跳到内容',
  openTabs: '打开的页面',
  tabMenu: '标签操作',
  refresh: '刷新',
  closeOthers: '关闭其他',
  closeAll: '关闭全部',
  unsaved: '未保存',
  pinned: '已固定',
  scrollBack: '向前滚动',
  scrollForward: '向后滚动',
};

/** English words. */
export const en: Words = {
  locale: 'en',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'OK',
  retry: 'Retry',
  copy: 'Copy',
  copied: 'Copied',
  requestId: 'Request ID',
  pending: 'Working',
  choose: 'Choose',
  clear: 'Clear',
  openCalendar: 'Open the calendar',
  search: 'Search',
  noMatch: 'Nothing matches',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  remove: (name) => `Remove ${name}`,
  fileTooLarge: (limit) => `The file is larger than ${limit}. Choose a smaller one.`,
  fileKindRefused: (accepted) => `Only ${accepted} files are accepted. Choose another.`,
  oneFileOnly: 'One file at a time. Choose again.',

  more: 'More',
  loading: 'Loading',
  undo: 'Undo',
  notifications: 'Notifications',
  discardTitle: 'Discard unsaved changes?',
  discardText: 'What you changed here is not saved and cannot be brought back.',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  emptyTitle: 'Nothing here yet',
  errorTitle: 'This did not load',
  noPermissionTitle: 'No permission',
  noPermissionText: 'Ask an administrator if you need access.',
  breadcrumb: 'Breadcrumb',
  stepDone: 'Done',
  stepCurrent: 'In progress',
  stepWaiting: 'Not started',
  certified: 'Certified',
  notCertified: 'Not certified',

  reset: 'Reset',
  expand: 'More filters',
  collapse: 'Fewer filters',
  selected: (count) => `${count} selected`,
  clearSelection: 'Clear selection',
  selectPage: 'Select this page',
  selectRow: 'Select this row',
  actions: 'Actions',
  pagination: 'Pagination',
  total: (count, isEstimated) => (isEstimated ? `About ${count} rows` : `${count} rows`),
  perPage: (size) => `${size} per page`,
  rowsPerPage: 'Rows per page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (page) => `Page ${page}`,
  jumpToPage: 'Go to page',
  showTable: 'Show data',
  showChart: 'Show chart',
  item: 'Item',
  amount: 'Amount',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  foldMenu: 'Fold menu',
  unfoldMenu: 'Unfold menu',
  skipToContent: 'Skip to content',
  openTabs: 'Open pages',
  tabMenu: 'Tab actions',
  refresh: 'Refresh',
  closeOthers: 'Close others',
  closeAll: 'Close all',
  unsaved: 'unsaved',
  pinned: 'pinned',
  scrollBack: 'Scroll back',
  scrollForward: 'Scroll forward',
};

const WordsContext = createContext<Words>(zh);

export interface UiProviderProps {
  /** `zh`, `en`, or words of your own. */
  words: Words;
  children: ReactNode;
}

/** Gives the kit its words. Without it the kit speaks Chinese. */
export function UiProvider({ words, children }: UiProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words in force here. */
export function useWords(): Words {
  return use(WordsContext);
}
