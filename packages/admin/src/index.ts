export { AdminProvider, useAdmin, type Admin } from './admin-provider.tsx';
export type { Failure } from './failure.ts';
export type { Router, RouterLinkProps, RouterLocation } from './router.ts';
export type { AdminWords } from './words.ts';
export { isOffered, versionOf, type Consequence, type Resource, type ResourceAct, type WriteOptions } from './resource.ts';

export type { Operation, SendOptions } from './acts/operation.ts';
export { useAct, type Act, type ActFollow, type ActOptions } from './acts/use-act.ts';
export { invalidateHeads } from './acts/invalidate-heads.ts';
export { createOnceKey, type OnceKey } from './acts/once-key.ts';
export { Acts, type ActsProps } from './acts/acts.tsx';
export { isAllowed, isNamed, offeredOf, refusalOf, type NamedAct, type Offer } from './acts/offered.ts';

export { keyIn, nameIn, type ListMatch, type ListPage, type ListSource, type PageRequest } from './list/list-source.ts';
export { useList, type List, type ListOptions } from './list/use-list.ts';
export { ListTable, type ListColumn, type ListTableProps } from './list/list-table.tsx';
export { ListFilters, type ListFiltersProps } from './list/list-filters.tsx';
export type { BoundFilter, FilterFields } from './list/filter-fields.tsx';
export type { ListPartProps } from './list-screen/list-body.tsx';
export { ListScreen, type ListScreenProps } from './list-screen/list-screen.tsx';
export { ListSection, type ListSectionProps } from './list-screen/list-section.tsx';
export { NameLink, type NameLinkProps } from './list/name-link.tsx';
export { readerOf, type ReadMatching } from './list/read-matching.ts';

export { useBulk, type Bulk, type BulkAct, type BulkReport, type BulkRun } from './bulk/use-bulk.ts';
export { BulkButton, type BulkButtonProps } from './bulk/bulk-button.tsx';
export { BulkActs, type BulkActsProps } from './bulk/bulk-acts.tsx';
export { BulkDialog } from './bulk/bulk-dialog.tsx';
export { useRemove } from './bulk/use-remove.ts';

export { useZodForm, type FieldChecks, type FormSchema, type ZodFormOptions } from './form/use-zod-form.ts';
export { createFieldCheck, type FieldCheck } from './form/field-check.ts';
export { mergeValues } from './form/merge-values.ts';
export { useSaveForm, type SaveForm, type SaveFormOptions, type SaveOptions } from './form/use-save-form.ts';
export { FormDialog, type FormDialogProps } from './form/form-dialog.tsx';
export { useActForm, type ActFormOptions } from './form/use-act-form.ts';
export { SaveNotices, type SaveNoticesProps } from './form/save-notices.tsx';
export type { Difference } from './form/difference.ts';
export { EditDialog, type EditDialogProps, type Editing, type ResourceForm } from './form/edit-dialog.tsx';

export { ImportDialog, type ImportDialogProps, type ImportFields } from './import/import-dialog.tsx';
export { useSheetImport, type SheetImportOptions, type SheetOpinion } from './import/use-sheet-import.ts';

export { Loaded, type LoadedProps } from './record/loaded.tsx';
export { RecordPage, type RecordHead, type RecordPageProps, type RecordTab } from './record/record-page.tsx';
export { useNeighbours } from './record/use-neighbours.ts';

export { TreeScreen, type TreeScreenProps } from './tree/tree-screen.tsx';
export type { FoundNode, NodePlace, TreeForm, TreeRow, TreeSource } from './tree/tree-source.ts';

export { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './drafts/draft-store.ts';
export { useDraft, type DraftOptions, type OfferedDraft } from './drafts/use-draft.ts';
export { DraftState } from './drafts/draft-state.tsx';
export { DraftNotice, type DraftNoticeProps } from './drafts/draft-notice.tsx';
export { keepForms } from './drafts/kept-form.ts';
export { useDirty } from './unsaved/dirty.ts';
export { useUrlState } from './url/use-url-state.ts';

export { forgetTabs } from './tabs/tab-memory.ts';
export { useTabs, type TabsOptions } from './tabs/use-tabs.ts';
export { panelId, TabPanes, type TabPanesProps } from './tabs/tab-panes.tsx';
export { tabKey, type Tab, type TabList, type TabLocation } from './tabs/tab-list.ts';
export { useGoOn } from './tabs/use-go-on.ts';
export { useLeave } from './tabs/use-leave.ts';
export { usePageFocus } from './tabs/use-page-focus.ts';
export { useTabScroll } from './tabs/use-tab-scroll.ts';
export { PageNameContext, usePageName, useTabTitle } from './tabs/page-name.ts';
