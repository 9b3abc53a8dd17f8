import { ownWords } from '../own-words.ts';
import type { ViewWords } from './view-words.ts';

const zh: ViewWords = {
  views: '视图',
  viewModified: '已修改',
  noView: '不使用视图',
  viewIsDefault: (name) => `${name}（默认）`,
  overwriteView: (name) => `更新「${name}」`,
  saveAsView: '另存为新视图',
  saveView: '保存视图',
  renameView: '重命名',
  setDefaultView: '设为默认视图',
  unsetDefaultView: '取消默认视图',
  deleteView: '删除视图',
  copyViewLink: '复制链接',
  viewLinkCopied: '已复制链接',
  viewLinkNotCopied: '没有复制，浏览器不允许写入剪贴板',
  viewName: '视图名称',
  viewNameMissing: '请填写视图名称',
  viewNameTooLong: (max) => `最多 ${max} 字，请缩短名称`,
  viewNameTaken: (name) => `已有视图「${name}」，请换一个名称`,
  tooManyViews: (max) => `最多 ${max} 个视图，删除一个后可以再存`,
  viewSaved: (name) => `已保存视图「${name}」`,
  viewRenamed: (name) => `已重命名为「${name}」`,
  viewDeleted: (name) => `已删除视图「${name}」`,
  viewsNotLoaded: '视图没有加载出来，点此重试',
  viewsNotChanged: '没有保存，读不到已有的视图，请重试',
};

const en: ViewWords = {
  views: 'Views',
  viewModified: 'changed',
  noView: 'No view',
  viewIsDefault: (name) => `${name} (default)`,
  overwriteView: (name) => `Update ${name}`,
  saveAsView: 'Save as new view',
  saveView: 'Save view',
  renameView: 'Rename',
  setDefaultView: 'Make default',
  unsetDefaultView: 'No longer default',
  deleteView: 'Delete view',
  copyViewLink: 'Copy link',
  viewLinkCopied: 'Link copied',
  viewLinkNotCopied: 'Not copied. The browser does not allow writing to the clipboard.',
  viewName: 'Name of the view',
  viewNameMissing: 'Enter a name for the view',
  viewNameTooLong: (max) => `At most ${max} characters. Shorten the name.`,
  viewNameTaken: (name) => `There is a view ${name} already. Choose another name.`,
  tooManyViews: (max) => `At most ${max} views. Delete one to save another.`,
  viewSaved: (name) => `Saved view ${name}`,
  viewRenamed: (name) => `Renamed to ${name}`,
  viewDeleted: (name) => `Deleted view ${name}`,
  viewsNotLoaded: 'The views did not load. Try again',
  viewsNotChanged: 'Not saved, as the views you have could not be read. Try again.',
};

/** The kit's words with these. */
export const useViewWords = ownWords('savedViews', { zh, en });
