export { cn } from './cn.ts';
export { enFirst, zhFirst, type FirstWords } from './first-words.ts';
export { en } from './words-en.ts';
export { zh } from './words-zh.ts';
export type { OwnProps } from './own-props.ts';
export { UiProvider, useWords, type UiProviderProps, type Words } from './words.tsx';

// controls
export { buttonVariants } from './button/button-variants.ts';
export { Button, type ButtonProps } from './button/button.tsx';
export { Calendar, RangeCalendar } from './calendar/calendar.tsx';
export type { CalendarProps } from './calendar/day-calendar.tsx';
export type { RangeCalendarProps } from './calendar/range-days.tsx';
export { Cascader, type CascaderProps } from './cascader/cascader.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export type { ComboboxOption, LoadOptions, OptionPage, OptionSource } from './combobox/combobox-option.ts';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export { ColorPicker, type ColorPickerProps } from './color-picker/color-picker.tsx';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx';
export { DateInput, type DateInputProps } from './date-input/date-input.tsx';
export { DateTimeInput, type DateTimeInputProps } from './date-input/date-time-input.tsx';
export { DateRangeInput } from './date-range/date-range-input.tsx';
export type { DateRangeInputProps } from './date-range/date-range-input-props.ts';
export type { DateRange } from './date-range/date-range.ts';
export { dateRangePresets, type DateRangePreset } from './date-range/range-presets.ts';
export { applyFieldErrors, type FieldErrorOptions } from './form/apply-field-errors.ts';
export { createForm, type BoundForm } from './form/create-form.ts';
export { firstFieldIn } from './form/first-field.ts';
export { FormField, type FieldProps, type FormFieldProps } from './form/form-field.tsx';
export { useIsReadOnly } from './form/form-frame.tsx';
export { FormSteps, type FormStep, type FormStepsProps } from './form/form-steps.tsx';
export { Form, type FormProps } from './form/form.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { ImageCropDialog, type ImageCropDialogProps } from './image-crop/image-crop-dialog.tsx';
export { ImageCrop, type ImageCropHandle, type ImageCropProps } from './image-crop/image-crop.tsx';
export { Input, type InputProps } from './input/input.tsx';
export { MultiSelect, type MultiSelectProps } from './multi-select/multi-select.tsx';
export { NumberInput, type NumberInputProps } from './number-input/number-input.tsx';
export { PasswordInput } from './password-input/password-input.tsx';
export { PasswordStrength, type PasswordStrengthProps } from './password-input/password-strength.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx';
export { RangeSlider, type RangeSliderProps } from './slider/range-slider.tsx';
export { RichTextEditor } from './rich-text/rich-text-editor.tsx';
export type { RichTextEditorProps } from './rich-text/rich-text-editor-props.ts';
export { Segmented, type SegmentedProps } from './segmented/segmented.tsx';
export type { SelectOption } from './select/select-option.ts';
export { Select, type SelectProps } from './select/select.tsx';
export type { SliderMark } from './slider/slider-track.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { TagsInput, type TagsInputProps } from './tags-input/tags-input.tsx';
export { Textarea, type TextareaProps } from './textarea/textarea.tsx';
export { TextInput, type TextInputProps } from './input/text-input.tsx';
export { checkThemeColor, type ThemeColorCheck } from './theme/check-theme-color.ts';
export { exportTheme, type ThemeFormat } from './theme/export-theme.ts';
export { applyTheme, defaultTheme, presetColors, themeVariables, type ThemeSettings } from './theme/theme.ts';
export { ThemeControls, type ThemeControlsProps } from './theme-picker/theme-controls.tsx';
export { ThemeExport, type ThemeExportProps } from './theme-picker/theme-export.tsx';
export { ThemePicker, type ThemePickerProps } from './theme-picker/theme-picker.tsx';
export { TimeInput, type TimeInputProps } from './time-input/time-input.tsx';
export type { TransferItem } from './transfer/transfer-items.ts';
export { Transfer, type TransferProps } from './transfer/transfer.tsx';
export { TreeMultiSelect, type TreeMultiSelectProps } from './tree-select/tree-multi-select.tsx';
export { TreeSelect, type TreeSelectProps } from './tree-select/tree-select.tsx';
export { formatSize } from './upload/format-size.ts';
export type { SendFile, SendOptions, UploadedFile } from './upload/upload-queue.ts';
export { Upload, type UploadProps } from './upload/upload.tsx';
export { xhrUpload, type XhrUploadOptions } from './upload/xhr-upload.ts';

// surfaces
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion.tsx';
export { Alert, type AlertProps } from './alert/alert.tsx';
export { AvatarGroup, type AvatarGroupProps } from './avatar/avatar-group.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { BrandMark, type BrandMarkProps } from './brand/brand-mark.tsx';
export { WordMark, type WordMarkProps } from './brand/word-mark.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { CodeView, type CodeViewProps } from './code-view/code-view.tsx';
export { confirm, type ConfirmOptions } from './confirm/confirm.ts';
export { ConfirmDialog } from './confirm/confirm-dialog.tsx';
export type { ConfirmDialogProps } from './confirm/confirm-dialog-props.ts';
export { ConfirmHost, type ConfirmHostProps } from './confirm/confirm-host.tsx';
export { DescriptionList, type Description, type DescriptionListProps } from './description-list/description-list.tsx';
export { DialogClose, type DialogCloseProps } from './dialog/dialog-close.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { ContextMenu, type ContextMenuProps } from './dropdown-menu/context-menu.tsx';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu/dropdown-menu.tsx';
export type { MenuEntry, MenuItem } from './dropdown-menu/menu-item.ts';
export { Drawing, type DrawingKind, type DrawingProps } from './drawing/drawing.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorInfo, type ErrorStateProps } from './error-state/error-state.tsx';
export { RequestId, type RequestIdProps } from './error-state/request-id.tsx';
export { JsonView, type JsonViewProps } from './json-view/json-view.tsx';
export { isExternalLink } from './external-link/is-external-link.ts';
export type { LinkProps, RenderLink } from './link/render-link.tsx';
export type { MenuCommand } from './menu-search/menu-command.ts';
export type { MenuPage } from './menu-search/menu-page.ts';
export type { FindRecords, MenuRecord, MenuRecordGroup } from './menu-search/menu-record.ts';
export { MenuSearch, type MenuSearchProps } from './menu-search/menu-search.tsx';
export type { Range } from './menu-search/pinyin-title.ts';
export { createMenuSearch, searchMenu, type MenuSearchHit, type MenuSearchIndex, type MenuSearchItem } from './menu-search/search-menu.ts';
export { NoPermission, type NoPermissionProps } from './no-permission/no-permission.tsx';
export { PageStack, type PageStackProps } from './page-stack/page-stack.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { formatRelativeTime, type RelativeTimeOptions } from './relative-time/format-relative-time.ts';
export { RelativeTime, type RelativeTimeProps } from './relative-time/relative-time.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { sanitizeHtml } from './rich-text/sanitize-html.ts';
export { RoleBadge, type RoleBadgeProps } from './role-badge/role-badge.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { useIsLate } from './skeleton/use-is-late.ts';
export { StatCard, type StatCardProps, type StatTrend } from './stat-card/stat-card.tsx';
export { StatRow, type StatRowProps } from './stat-card/stat-row.tsx';
export { StateDot, type StateDotProps } from './state-dot/state-dot.tsx';
export type { Step, StepsProps } from './steps/step.ts';
export { Steps } from './steps/steps.tsx';
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.tsx';
export { Ticker, type TickerLine, type TickerProps } from './ticker/ticker.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './timeline/timeline.tsx';
export { toast, type ToastOptions } from './toast/toast.ts';
export { ToastHost } from './toast/toast-host.tsx';
export type { ToastHostProps } from './toast/toast-host-props.ts';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
export { Watermark, type WatermarkProps } from './watermark/watermark.tsx';

// layout and data
export { AdminLayout, type AdminLayoutProps } from './admin-layout/admin-layout.tsx';
export type { MenuNode } from './admin-layout/menu-node.ts';
export { Navbar, type NavbarItem, type NavbarProps } from './admin-layout/navbar.tsx';
export { BulkBar, type BulkBarProps } from './bulk-bar/bulk-bar.tsx';
export { SelectionBar, type SelectionBarProps } from './bulk-bar/selection-bar.tsx';
export type { CellEdit } from './data-table/cell-edit.ts';
export { valueText, type CellValue, type Column, type Sort } from './data-table/column.ts';
export { DataTable } from './data-table/data-table.tsx';
export type { DataTableProps } from './data-table/data-table-props.ts';
export { RowActions, type RowActionsProps } from './data-table/row-actions.tsx';
export { isSelected, noSelection, selectedCount, withRows, type RowSelection, type Selection } from './data-table/row-selection.ts';
export { adaptView, type TableView } from './data-table/table-view.ts';
export { useClientRows, type ClientRows, type ClientRowsOptions } from './data-table/use-client-rows.ts';
export { ExportMenu, type ExportMenuProps } from './export-menu/export-menu.tsx';
export { FilterBar, type FilterBarProps } from './filter-bar/filter-bar.tsx';
export { useIsPhone } from './filter-bar/use-is-phone.ts';
export { FilterField, type FilterControl, type FilterFieldProps } from './filter-bar/filter-field.tsx';
export type {
  CellFill,
  CellIssue,
  ImportField,
  ImportFieldOption,
  ImportOptions,
  ImportRecord,
  ImportOpinion,
  ImportReport,
  ImportFile,
  ImportForms,
  ImportTemplate,
} from './import-wizard/import-field.ts';
export { ImportWizardDialog, type ImportWizardDialogProps } from './import-wizard/import-wizard-dialog.tsx';
export { ImportWizard, type ImportWizardProps } from './import-wizard/import-wizard.tsx';
export type { ImportWords } from './import-wizard/import-words.ts';
export { LoadingBar, type LoadingBarProps } from './loading-bar/loading-bar.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { localPreferences } from './preferences/local-preferences.ts';
export type { PreferenceStore } from './preferences/preference-store.ts';
export { PreferencesProvider, usePreferences, type PreferencesProviderProps } from './preferences/preferences-provider.tsx';
export { usePreference } from './preferences/use-preference.ts';
export { exportRows, type ExportOptions, type ExportReport } from './sheet/export-rows.ts';
export {
  readSheet,
  SheetReadError,
  type NumberCell,
  type OddCell,
  type ReadSheetOptions,
  type SheetData,
  type SheetReadErrorCode,
} from './sheet/read-sheet.ts';
export { writeSheet, type WriteSheetOptions, type WrittenSheet } from './sheet/write-sheet.ts';
export type { SavedView } from './saved-views/saved-view.ts';
export { SavedViews, type SavedViewsProps } from './saved-views/saved-views.tsx';
export { useSavedViews, type UsedViews } from './saved-views/use-saved-views.ts';
export { decodeView, encodeView } from './saved-views/view-link.ts';
export { SortList, type SortListProps } from './sort-list/sort-list.tsx';
export { TabBar } from './tab-bar/tab-bar.tsx';
export type { TabBarProps } from './tab-bar/tab-bar-props.ts';
export type { PageTab } from './tab-bar/page-tab.ts';
export { TabSwitcher, type TabSwitcherProps } from './tab-bar/tab-switcher.tsx';
export { arrangeColumns, type ArrangedColumn, type SettableColumn } from './table-settings/column-arrangement.ts';
export { ColumnSettings } from './table-settings/column-settings.tsx';
export type { ColumnSettingsProps } from './table-settings/column-settings-props.ts';
export { useTableView } from './table-settings/use-table-view.ts';
export type { CheckReport, CheckRule } from './tree/tree-checks.ts';
export type { TreePlace } from './tree/tree-moves.ts';
export type { TreeNode } from './tree/tree-nodes.ts';
export { Tree, type TreeProps } from './tree/tree.tsx';
export type { LoadChildren } from './tree/use-lazy-children.ts';

// charts
export { AreaChart, type AreaChartProps } from './area-chart/area-chart.tsx';
export { BarChart, type BarChartProps } from './bar-chart/bar-chart.tsx';
export { BarList, type Bar, type BarListProps } from './bar-list/bar-list.tsx';
export type { ChartProps } from './chart/chart-frame.tsx';
export type { SeriesChartProps } from './chart/series/series-props.ts';
export type { ChartSeries, XValue } from './chart/series/series-values.ts';
export { DonutChart, type DonutChartProps } from './donut-chart/donut-chart.tsx';
export type { HeatReading } from './heat-map/heat-grid.ts';
export { HeatMap, type HeatMapProps } from './heat-map/heat-map.tsx';
export type { HeatRange } from './heat-map/heat-scale.ts';
export type { Bin } from './histogram/bins.ts';
export type { HistogramMark } from './histogram/histogram-mark.ts';
export { Histogram, type HistogramProps } from './histogram/histogram.tsx';
export { LineChart, type LineChartProps } from './line-chart/line-chart.tsx';
export { Sparkline, type SparklineProps } from './sparkline/sparkline.tsx';
export type { LaneReading } from './timeline-chart/time-lanes.ts';
export { TimelineChart, type TimelineChartProps, type TimelineMark } from './timeline-chart/timeline-chart.tsx';
