/** What the menu of saved views says. */
export interface ViewWords {
  views: string;
  /** What is shown differs from the view that was chosen. */
  viewModified: string;
  noView: string;
  viewIsDefault(name: string): string;
  overwriteView(name: string): string;
  saveAsView: string;
  saveView: string;
  renameView: string;
  setDefaultView: string;
  unsetDefaultView: string;
  deleteView: string;
  copyViewLink: string;
  viewLinkCopied: string;
  viewLinkNotCopied: string;
  viewName: string;
  viewNameMissing: string;
  viewNameTooLong(max: number): string;
  viewNameTaken(name: string): string;
  tooManyViews(max: number): string;
  viewSaved(name: string): string;
  viewRenamed(name: string): string;
  viewDeleted(name: string): string;
  viewsNotLoaded: string;
  viewsNotChanged: string;
}
