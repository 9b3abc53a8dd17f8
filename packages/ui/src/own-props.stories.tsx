import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { expect, waitFor } from 'storybook/test';
import * as kit from './index.ts';

const meta: Meta = {
  title: '检查/OwnProps',
  render: () => <span id="details">说明</span>,
  // A test, and nothing to look at.
  tags: ['!dev', '!autodocs'],
};
export default meta;

/** What every component is given on top of what it cannot do without. */
interface Own {
  ref: (element: Element | null) => void;
  className: string;
  'data-probe': string;
  'aria-details': string;
}

/**
 * Whose element it is. `root`: of all of it the same. `control`: what takes the focus has `ref`, `aria-*` and `data-*`, and stands in what
 * has the class. `group`: the same of a group of controls, whose first has the `ref`. `inner`: `aria-*` belong to a grid or tree within.
 * `handle`: `ref` gives no element.
 */
type Place = 'root' | 'control' | 'group' | 'inner' | 'handle';

type Case = [place: Place, draw: (own: Own) => ReactNode];

const nothing = () => undefined;
const options = [{ value: 'a', label: '甲' }];
const nodes = [{ id: 'a', label: '甲' }];
const menu = [{ key: 'a', label: '查看', onSelect: nothing }];
const theme = kit.defaultTheme;
const file = new Blob(['no picture'], { type: 'image/png' });
const chart = { title: '得分', data: [] };
const series = { ...chart, x: () => '', series: [] };
const importing = {
  fields: [{ key: 'name', title: '姓名' }],
  templateName: '用户',
  onImport: async () => ({ imported: 0, issues: [] }),
  onDone: nothing,
};
const named = { 'aria-label': '名称' };

/** Every component that the kit exports. */
const cases: Record<string, Case> = {
  Button: ['root', (own) => <kit.Button {...own}>保存</kit.Button>],
  Calendar: ['root', (own) => <kit.Calendar value={null} onValueChange={nothing} {...own} />],
  RangeCalendar: ['root', (own) => <kit.RangeCalendar value={{ from: null, to: null }} onValueChange={nothing} months={1} {...own} />],
  Cascader: ['control', (own) => <kit.Cascader nodes={nodes} value={null} onValueChange={nothing} {...named} {...own} />],
  Checkbox: [
    'control',
    (own) => (
      <kit.Checkbox value onValueChange={nothing} {...own}>
        同意
      </kit.Checkbox>
    ),
  ],
  Combobox: ['control', (own) => <kit.Combobox options={options} value={null} onValueChange={nothing} {...named} {...own} />],
  ColorPicker: ['group', (own) => <kit.ColorPicker value={null} onValueChange={nothing} {...named} {...own} />],
  CopyButton: ['root', (own) => <kit.CopyButton text="甲" {...own} />],
  DateInput: ['control', (own) => <kit.DateInput value={null} onValueChange={nothing} {...named} {...own} />],
  DateTimeInput: ['control', (own) => <kit.DateTimeInput value={null} onValueChange={nothing} {...named} {...own} />],
  DateRangeInput: ['group', (own) => <kit.DateRangeInput value={null} onValueChange={nothing} {...named} {...own} />],
  FormField: ['root', (own) => <FieldCase {...own} />],
  FormSteps: ['root', (own) => <StepsCase {...own} />],
  Form: ['root', (own) => <FormCase {...own} />],
  IconButton: [
    'root',
    (own) => (
      <kit.IconButton label="更多" {...own}>
        …
      </kit.IconButton>
    ),
  ],
  ImageCropDialog: ['root', (own) => <kit.ImageCropDialog file={file} onCrop={nothing} onClose={nothing} {...own} />],
  ImageCrop: ['handle', (own) => <kit.ImageCrop file={file} {...own} ref={undefined} />],
  Input: ['control', (own) => <kit.Input {...named} {...own} />],
  MultiSelect: ['control', (own) => <kit.MultiSelect options={options} value={null} onValueChange={nothing} {...named} {...own} />],
  NumberInput: ['control', (own) => <kit.NumberInput value={1} {...named} {...own} />],
  PasswordInput: ['control', (own) => <kit.PasswordInput {...named} {...own} />],
  PasswordStrength: ['root', (own) => <kit.PasswordStrength password="" {...own} />],
  RadioGroup: ['root', (own) => <kit.RadioGroup options={options} value={null} onValueChange={nothing} {...named} {...own} />],
  RangeSlider: ['group', (own) => <kit.RangeSlider value={null} onValueChange={nothing} {...named} {...own} />],
  RichTextEditor: ['control', (own) => <kit.RichTextEditor value="" onValueChange={nothing} {...named} {...own} />],
  Segmented: ['root', (own) => <kit.Segmented options={options} value="a" onValueChange={nothing} {...named} {...own} />],
  Select: ['control', (own) => <kit.Select options={options} value={null} onValueChange={nothing} {...named} {...own} />],
  Slider: ['control', (own) => <kit.Slider value={1} onValueChange={nothing} {...named} {...own} />],
  Switch: [
    'control',
    (own) => (
      <kit.Switch value onValueChange={nothing} {...own}>
        启用
      </kit.Switch>
    ),
  ],
  TagsInput: ['control', (own) => <kit.TagsInput value={null} onValueChange={nothing} {...named} {...own} />],
  Textarea: ['control', (own) => <kit.Textarea limit={10} {...named} {...own} />],
  TextInput: ['control', (own) => <kit.TextInput {...named} {...own} />],
  ThemeControls: ['root', (own) => <kit.ThemeControls value={theme} onValueChange={nothing} {...own} />],
  ThemeExport: ['root', (own) => <kit.ThemeExport settings={theme} {...own} />],
  ThemePicker: ['root', (own) => <kit.ThemePicker value={theme} onValueChange={nothing} {...own} />],
  TimeInput: ['control', (own) => <kit.TimeInput value={null} onValueChange={nothing} {...named} {...own} />],
  Transfer: ['group', (own) => <kit.Transfer items={nodes} value={null} onValueChange={nothing} {...named} {...own} />],
  TreeMultiSelect: ['control', (own) => <kit.TreeMultiSelect nodes={nodes} value={null} onValueChange={nothing} {...named} {...own} />],
  TreeSelect: ['control', (own) => <kit.TreeSelect nodes={nodes} value={null} onValueChange={nothing} {...named} {...own} />],
  Upload: ['control', (own) => <kit.Upload value={null} onValueChange={nothing} {...named} {...own} />],
  Accordion: ['root', (own) => <kit.Accordion items={[]} {...own} />],
  Alert: ['root', (own) => <kit.Alert title="已保存" {...own} />],
  AvatarGroup: ['root', (own) => <kit.AvatarGroup people={[]} label="指导教师" {...own} />],
  Avatar: ['root', (own) => <kit.Avatar name="王小明" {...own} />],
  Badge: ['root', (own) => <kit.Badge {...own}>新</kit.Badge>],
  BrandMark: ['root', (own) => <kit.BrandMark {...own} />],
  WordMark: ['root', (own) => <kit.WordMark {...own} />],
  Breadcrumb: ['root', (own) => <kit.Breadcrumb items={[]} {...own} />],
  Card: ['root', (own) => <kit.Card title="项目" {...own} />],
  CodeView: ['root', (own) => <kit.CodeView code="{}" {...own} />],
  ConfirmDialog: ['root', (own) => <kit.ConfirmDialog isOpen title="删除？" onAnswer={nothing} {...own} />],
  ConfirmHost: ['root', (own) => <HostCase {...own} />],
  DescriptionList: ['root', (own) => <kit.DescriptionList items={[]} {...own} />],
  DialogClose: [
    'root',
    (own) => (
      <kit.Dialog isOpen onOpenChange={nothing} title="评委">
        <kit.DialogClose {...own}>
          <button type="button">取消</button>
        </kit.DialogClose>
      </kit.Dialog>
    ),
  ],
  Dialog: ['root', (own) => <kit.Dialog isOpen onOpenChange={nothing} title="评委" {...own} />],
  Drawer: ['root', (own) => <kit.Drawer isOpen onOpenChange={nothing} title="评委" {...own} />],
  ContextMenu: [
    'root',
    (own) => (
      <kit.ContextMenu items={menu} {...own}>
        <button type="button" data-opener="contextmenu">
          文件
        </button>
      </kit.ContextMenu>
    ),
  ],
  DropdownMenu: [
    'root',
    (own) => (
      <kit.DropdownMenu
        items={menu}
        trigger={
          <button type="button" data-opener="keydown">
            更多
          </button>
        }
        {...own}
      />
    ),
  ],
  Drawing: ['root', (own) => <kit.Drawing kind="list" {...own} />],
  EmptyState: ['root', (own) => <kit.EmptyState {...own} />],
  ErrorState: ['root', (own) => <kit.ErrorState error={{ message: '没有应答' }} {...own} />],
  RequestId: ['root', (own) => <kit.RequestId id="7f3a" {...own} />],
  JsonView: ['root', (own) => <kit.JsonView value={{}} {...own} />],
  MenuSearch: ['root', (own) => <kit.MenuSearch isOpen onOpenChange={nothing} pages={[]} onNavigate={nothing} {...own} />],
  NoPermission: ['root', (own) => <kit.NoPermission {...own} />],
  PageStack: ['root', (own) => <kit.PageStack {...own}>内容</kit.PageStack>],
  PageHeader: ['root', (own) => <kit.PageHeader title="项目" {...own} />],
  Popover: [
    'root',
    (own) => (
      <kit.Popover isOpen label="筛选" trigger={<button type="button">筛选</button>} {...own}>
        内容
      </kit.Popover>
    ),
  ],
  Progress: ['root', (own) => <kit.Progress label="导入" value={1} {...own} />],
  RelativeTime: ['root', (own) => <kit.RelativeTime time={0} {...own} />],
  QrCode: ['root', (own) => <kit.QrCode value="甲" label="客服" {...own} />],
  RichText: ['root', (own) => <kit.RichText html="<p>甲</p>" {...own} />],
  RoleBadge: ['root', (own) => <kit.RoleBadge isCertified {...own} />],
  Skeleton: ['root', (own) => <kit.Skeleton {...own} />],
  StatCard: ['root', (own) => <kit.StatCard label="项目" value={3} {...own} />],
  StatRow: [
    'root',
    (own) => (
      <kit.StatRow label="数量" {...own}>
        <kit.StatCard label="项目" value={3} />
      </kit.StatRow>
    ),
  ],
  SortList: ['root', (own) => <kit.SortList items={[]} keyOf={String} nameOf={String} renderItem={String} onMove={nothing} {...own} />],
  StateDot: ['root', (own) => <kit.StateDot {...own}>评审中</kit.StateDot>],
  Steps: ['root', (own) => <kit.Steps steps={[]} current="" label="步骤" {...own} />],
  Tabs: ['root', (own) => <kit.Tabs items={[]} label="视图" {...own} />],
  Ticker: ['root', (own) => <kit.Ticker lines={[]} label="公告" {...own} />],
  Timeline: ['root', (own) => <kit.Timeline events={[]} label="经过" {...own} />],
  ToastHost: ['root', (own) => <ToastCase {...own} />],
  Tooltip: [
    'root',
    (own) => (
      <kit.Tooltip text="说明" {...own}>
        <button type="button" data-opener="focus">
          ?
        </button>
      </kit.Tooltip>
    ),
  ],
  Watermark: [
    'root',
    (own) => (
      <kit.Watermark text="张老师" {...own}>
        内容
      </kit.Watermark>
    ),
  ],
  AdminLayout: [
    'root',
    (own) => (
      <kit.AdminLayout menu={[]} activeKey="" onNavigate={nothing} isFolded={false} onFoldedChange={nothing} {...own}>
        内容
      </kit.AdminLayout>
    ),
  ],
  Navbar: ['root', (own) => <kit.Navbar items={[]} {...own} />],
  BulkBar: ['root', (own) => <kit.BulkBar count={1} onClear={nothing} {...own} />],
  SelectionBar: [
    'root',
    (own) => <kit.SelectionBar value={{ kind: 'some', keys: new Set(['a']) }} onValueChange={nothing} total={1} {...own} />,
  ],
  DataTable: ['inner', (own) => <kit.DataTable caption="项目" columns={[]} rows={[]} rowKey={String} {...own} />],
  RowActions: ['root', (own) => <kit.RowActions items={menu} {...own} />],
  ExportMenu: ['root', (own) => <kit.ExportMenu columns={[]} seen={[]} total={0} fileName="项目" {...own} />],
  FilterBar: [
    'root',
    (own) => (
      <kit.FilterBar count={0} onSearch={nothing} onReset={nothing} {...own}>
        字段
      </kit.FilterBar>
    ),
  ],
  FilterField: [
    'root',
    (own) => (
      <kit.FilterField label="状态" isFilled={false} {...own}>
        {(control) => <kit.Input {...control} />}
      </kit.FilterField>
    ),
  ],
  ImportWizardDialog: ['root', (own) => <kit.ImportWizardDialog isOpen onOpenChange={nothing} title="导入用户" {...importing} {...own} />],
  ImportWizard: ['root', (own) => <kit.ImportWizard onCancel={nothing} {...importing} {...own} />],
  LoadingBar: ['root', (own) => <kit.LoadingBar isLoading {...own} />],
  Pagination: ['root', (own) => <kit.Pagination total={0} page={1} size={10} onPageChange={nothing} {...own} />],
  SavedViews: ['root', (own) => <kit.SavedViews tableKey="own-props" current={{}} onApply={nothing} {...own} />],
  TabBar: ['root', (own) => <kit.TabBar tabs={[]} activeKey="" onSelect={nothing} onClose={nothing} onRefresh={nothing} {...own} />],
  TabSwitcher: [
    'root',
    (own) => <kit.TabSwitcher tabs={[]} activeKey="" onSelect={nothing} onClose={nothing} onRefresh={nothing} {...own} />,
  ],
  ColumnSettings: ['root', (own) => <kit.ColumnSettings columns={[]} view={{}} onViewChange={nothing} {...own} />],
  Tree: ['inner', (own) => <kit.Tree nodes={nodes} {...named} {...own} />],
  AreaChart: ['root', (own) => <kit.AreaChart {...series} {...own} />],
  BarChart: ['root', (own) => <kit.BarChart {...series} {...own} />],
  BarList: ['root', (own) => <kit.BarList title="项目" bars={[]} {...own} />],
  DonutChart: ['root', (own) => <kit.DonutChart {...chart} x={String} value={Number} {...own} />],
  HeatMap: ['root', (own) => <kit.HeatMap {...chart} x={String} y={String} value={Number} {...own} />],
  Histogram: ['root', (own) => <kit.Histogram title="得分" values={[]} {...own} />],
  LineChart: ['root', (own) => <kit.LineChart {...series} {...own} />],
  Sparkline: ['root', (own) => <kit.Sparkline values={[1, 2]} label="访问" {...own} />],
  TimelineChart: [
    'root',
    (own) => <kit.TimelineChart {...chart} label={String} laneLabel="赛段" lane={String} start={String} end={String} {...own} />,
  ],
};

/** Exports in capitals that draw no element of their own. */
const elementless = ['PreferencesProvider', 'SheetReadError', 'UiProvider'];

/** Each takes `ref`, `className` (which wins), `data-*` and `aria-*`, and gives them to the element where one would look for them. */
export const EveryComponent: StoryObj = {
  play: async ({ canvasElement }) => {
    const exported = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
    await expect([...Object.keys(cases), ...elementless].toSorted()).toEqual(exported.toSorted());
    const failures: string[] = [];
    for (const [name, [place, draw]] of Object.entries(cases)) {
      const failure = await failureOf(name, place, draw, canvasElement);
      if (failure !== null) failures.push(`${name}: ${failure}`);
    }
    await expect(failures).toEqual([]);
  },
};

async function failureOf(name: string, place: Place, draw: Case[1], around: HTMLElement): Promise<string | null> {
  const host = around.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let given: Element | null = null;
  const own: Own = { ref: (element) => (given = element), className: 'probe p-[7px]', 'data-probe': name, 'aria-details': 'details' };
  root.render(<kit.UiProvider words={kit.zh}>{draw(own)}</kit.UiProvider>);
  try {
    let opener: HTMLElement | null = null;
    const lacking = () => {
      open((opener ??= host.querySelector<HTMLElement>('[data-opener]')));
      return misplaced(place, {
        ref: given,
        data: document.querySelector(`[data-probe=${name}]`),
        aria: document.querySelector('[aria-details=details]'),
        class: document.querySelector('.probe'),
      });
    };
    return await waitFor(() => expect(lacking()).toBeNull()).then(
      () => null,
      () => lacking(),
    );
  } finally {
    root.unmount();
    host.remove();
  }
}

type Found = Record<'ref' | 'data' | 'aria' | 'class', Element | null>;

function misplaced(place: Place, found: Found): string | null {
  const missing = Object.entries(found).flatMap(([what, element]) =>
    element === null && !(what === 'ref' && place === 'handle') ? [what] : [],
  );
  if (missing.length > 0) return `without ${missing.join(', ')}`;
  if (found.class === null || getComputedStyle(found.class).paddingTop !== '7px') return 'the class does not win';
  const order: Record<Place, readonly (Element | null)[][]> = {
    root: [[found.class, found.data, found.aria, found.ref]],
    control: [[found.class], [found.data, found.aria, found.ref]],
    group: [[found.class], [found.data, found.aria], [found.ref]],
    inner: [[found.class, found.data, found.ref], [found.aria]],
    handle: [[found.class, found.data, found.aria]],
  };
  const levels = order[place];
  const isTogether = levels.every((level) => new Set(level).size === 1);
  const isNested = levels.every(([element], index) => index === 0 || levels[index - 1]?.[0]?.contains(element ?? null) === true);
  return isTogether && isNested ? null : 'on other elements';
}

/** Opens what opens only by its reader. */
function open(opener: HTMLElement | null) {
  if (opener === null) return;
  const kind = opener.dataset.opener;
  if (kind === 'focus') opener.focus();
  else if (kind === 'contextmenu') opener.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  else if (opener.ariaExpanded !== 'true') opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

function HostCase(own: Own) {
  useEffect(() => void kit.confirm({ title: '删除？' }), []);
  return <kit.ConfirmHost {...own} />;
}

function ToastCase(own: Own) {
  useEffect(() => kit.toast.info('已保存'), []);
  return <kit.ToastHost {...own} />;
}

function FormCase(own: Own) {
  const form = useForm();
  return (
    <kit.Form form={form} onSubmit={nothing} {...own}>
      字段
    </kit.Form>
  );
}

function FieldCase(own: Own) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <kit.FormField control={form.control} name="name" label="名称" {...own}>
      {(field) => <kit.Input {...field} />}
    </kit.FormField>
  );
}

function StepsCase(own: Own) {
  const form = useForm();
  return <kit.FormSteps form={form} onSubmit={nothing} steps={[]} label="步骤" submitLabel="提交" {...own} />;
}
