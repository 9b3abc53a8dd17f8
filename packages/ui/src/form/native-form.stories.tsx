import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Cascader } from '../cascader/cascader.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { DateInput } from '../date-input/date-input.tsx';
import { DateTimeInput } from '../date-input/date-time-input.tsx';
import { DateRangeInput } from '../date-range/date-range-input.tsx';
import type { DateRange } from '../date-range/date-range.ts';
import { Input } from '../input/input.tsx';
import { TextInput } from '../input/text-input.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { Select } from '../select/select.tsx';
import { RangeSlider } from '../slider/range-slider.tsx';
import { Slider } from '../slider/slider.tsx';
import { Switch } from '../switch/switch.tsx';
import { TagsInput } from '../tags-input/tags-input.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { TimeInput } from '../time-input/time-input.tsx';
import { Transfer } from '../transfer/transfer.tsx';
import { TreeMultiSelect } from '../tree-select/tree-multi-select.tsx';
import { TreeSelect } from '../tree-select/tree-select.tsx';
import type { UploadedFile } from '../upload/upload-queue.ts';
import { Upload } from '../upload/upload.tsx';

/** What a control is given here. */
interface Field<Value> {
  name: string;
  'aria-label': string;
  value: Value;
  onValueChange: (value: Value) => void;
  disabled: boolean;
  required: boolean;
}

type Phase = 'first' | 'next' | 'empty';

interface Control {
  Held: (props: { name: string; phase: Phase; isDisabled: boolean; isRequired: boolean }) => ReactNode;
  /** What the form sends, by the name of the field. */
  sent: Record<Phase, readonly string[]>;
  /** The browser can refuse an empty one. */
  canBeRequired: boolean;
}

const options = [
  { value: 'draft', label: '草稿' },
  { value: 'open', label: '报名中' },
];
const nodes = [
  { id: 'school', label: '学校', children: [options[0], options[1]].map((one) => ({ id: one?.value ?? '', label: one?.label ?? '' })) },
];
const items = options.map(({ value, label }) => ({ id: value, label }));
const plan = new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' });
const stored: UploadedFile = { url: '/files/1.pdf', name: '计划书.pdf', type: 'application/pdf', size: 3 };
const choice = { first: 'draft', next: 'open', empty: '' };
const several = { first: ['draft'], next: ['draft', 'open'], empty: [] };

/** In the order of the form. */
const controls: Record<string, Control> = {
  Input: control({ first: '甲', next: '乙', empty: '' }, one, (field) => <Input {...field} />),
  TextInput: control({ first: '甲', next: '乙', empty: '' }, one, (field) => <TextInput {...field} isClearable />),
  PasswordInput: control({ first: '甲', next: '乙', empty: '' }, one, (field) => <PasswordInput {...field} />),
  Textarea: control({ first: '甲', next: '乙', empty: '' }, one, (field) => <Textarea {...field} />),
  NumberInput: control(
    { first: 1234, next: 5678.5, empty: null },
    (value: number | null) => [String(value ?? '')],
    (field) => <NumberInput {...field} isGrouped />,
  ),
  Select: control(choice, one, (field) => <Select {...field} options={options} onClear={() => field.onValueChange('')} />),
  Combobox: control(choice, one, (field) => <Combobox {...field} options={options} onClear={() => field.onValueChange('')} />),
  MultiSelect: control(several, all, (field) => <MultiSelect {...field} options={options} />),
  TagsInput: control(several, all, (field) => <TagsInput {...field} />),
  TreeSelect: control(choice, one, (field) => <TreeSelect {...field} nodes={nodes} onClear={() => field.onValueChange('')} />),
  TreeMultiSelect: control(several, all, (field) => <TreeMultiSelect {...field} nodes={nodes} />),
  Cascader: control({ first: ['school', 'draft'], next: ['school', 'open'], empty: [] }, all, (field) => (
    <Cascader {...field} nodes={nodes} />
  )),
  DateInput: control({ first: '2026-05-01', next: '2026-06-01', empty: '' }, one, (field) => <DateInput {...field} />),
  DateTimeInput: control({ first: '2026-05-01 08:00:00', next: '2026-06-01 23:59:59', empty: '' }, one, (field) => (
    <DateTimeInput {...field} />
  )),
  TimeInput: control({ first: '08:00', next: '09:30', empty: '' }, one, (field) => <TimeInput {...field} />),
  Checkbox: control({ first: true, next: false, empty: false }, mark, (field) => <Checkbox {...field} />),
  Switch: control({ first: true, next: false, empty: false }, mark, (field) => <Switch {...field} />),
  RadioGroup: control({ first: 'draft', next: 'open', empty: null }, chosen, (field) => <RadioGroup {...field} options={options} />),
  Segmented: control({ first: 'draft', next: 'open', empty: null }, chosen, (field) => <Segmented {...field} options={options} />),
  ColorPicker: control({ first: 'rgb(24, 144, 255)', next: '#00aa55', empty: '' }, one, (field) => <ColorPicker {...field} />),
  Slider: without(
    control(
      { first: 30, next: 40, empty: null },
      (value: number | null) => [String(value ?? 0)],
      (field) => <Slider {...field} required={undefined} />,
    ),
  ),
  RangeSlider: without(
    control<readonly [number, number] | null>(
      { first: [10, 30], next: [20, 40], empty: null },
      (value) => (value ?? [0, 100]).map(String),
      (field) => <RangeSlider {...field} required={undefined} />,
    ),
  ),
  Transfer: without(control(several, all, (field) => <Transfer {...field} required={undefined} items={items} />)),
  RichTextEditor: without(
    control({ first: '<p>甲</p>', next: '<p>乙</p>', empty: '' }, one, (field) => <RichTextEditor {...field} required={undefined} />),
  ),
  Upload: without(
    control<readonly UploadedFile[]>(
      { first: [stored], next: [], empty: [] },
      (value) => value.map(({ url }) => url),
      (field) => <Upload {...field} required={undefined} send={() => Promise.reject(new Error('offline'))} />,
    ),
  ),
};

const meta: Meta = {
  title: '表单/原生提交',
  render: () => <NativeForm isRequired={false} />,
};
export default meta;

type Story = StoryObj;

/**
 * What the browser sends is each control's value, not what it shows; a reset brings the first values back; what is disabled is not sent.
 */
export const Sent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await waitFor(() => expect(sentBy(form)).toEqual(expected('first')));
    await userEvent.click(canvas.getByRole('button', { name: 'next' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected('next')));
    form.reset();
    await waitFor(() => expect(sentBy(form)).toEqual(expected('first')));
    await userEvent.click(canvas.getByRole('button', { name: 'empty' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected('empty')));
    await userEvent.click(canvas.getByRole('button', { name: 'first' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected('first')));
    await userEvent.click(canvas.getByRole('button', { name: 'disable' }));
    await waitFor(() => expect(sentBy(form)).toEqual({}));
  },
};

/** A reset that somebody prevents changes nothing. */
export const ResetPrevented: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    form.addEventListener('reset', (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole('button', { name: 'next' }));
    const { Input: text, Combobox: state, TreeSelect: unit, DateInput: day } = expected('next');
    form.reset();
    await waitFor(() => expect(sentBy(form)).toMatchObject({ Input: text, Combobox: state, TreeSelect: unit, DateInput: day }));
  },
};

/** The browser refuses what is required and empty, at the control, which gets the focus. */
export const Required: Story = {
  render: () => <NativeForm isRequired />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await waitFor(() => expect(form.checkValidity()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'empty' }));
    const required = Object.entries(controls).flatMap(([name, { canBeRequired }]) => (canBeRequired ? [name] : []));
    for (const name of required) {
      const part = form.querySelector(`[data-field="${name}"]`);
      await waitFor(() => expect(part?.querySelector(':invalid'), name).not.toBeNull());
    }
    const tree = form.querySelector<HTMLInputElement>('[data-field="TreeSelect"] input:invalid');
    tree?.focus();
    await expect(canvas.getByRole('combobox', { name: 'TreeSelect' })).toHaveFocus();
  },
};

/** A file that was chosen is sent with the form, one that was taken out is not. */
export const ChosenFile: Story = {
  render: () => <FileForm />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = formIn(canvasElement);
    await expect(new FormData(form).getAll('plan')).toEqual([]);
    const picker = form.querySelector<HTMLInputElement>('input[type=file]');
    if (picker === null) throw new Error('no way to choose a file');
    await userEvent.upload(picker, plan);
    await waitFor(() => expect(new FormData(form).get('plan')).toMatchObject({ name: 'plan.pdf', size: 5 }));
    await userEvent.click(canvas.getByRole('button', { name: /plan\.pdf/ }));
    await waitFor(() => expect(new FormData(form).getAll('plan')).toEqual([]));
    await userEvent.upload(picker, plan);
    await waitFor(() => expect(new FormData(form).getAll('plan')).toHaveLength(1));
    form.reset();
    await waitFor(() => expect(new FormData(form).getAll('plan')).toEqual([]));
  },
};

function NativeForm({ isRequired }: { isRequired: boolean }) {
  const [phase, setPhase] = useState<Phase>('first');
  const [isDisabled, setIsDisabled] = useState(false);
  const [range, setRange] = useState<DateRange>({ from: '2026-05-01', to: '2026-05-31' });
  return (
    <>
      {(['first', 'next', 'empty'] as const).map((name) => (
        <button key={name} type="button" onClick={() => setPhase(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setIsDisabled(true)}>
        disable
      </button>
      <form aria-label="报名" className="grid max-w-180 gap-4">
        {Object.entries(controls).map(([name, { Held }]) => (
          <div key={name} data-field={name} className="relative">
            <Held name={name} phase={phase} isDisabled={isDisabled} isRequired={isRequired} />
          </div>
        ))}
        <DateRangeInput aria-label="起止" name="range" value={range} onValueChange={setRange} disabled={isDisabled} />
      </form>
    </>
  );
}

function FileForm() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <form aria-label="报名">
      <Upload aria-label="计划书" name="plan" value={file} onValueChange={setFile} />
    </form>
  );
}

function control<Value>(
  values: Record<Phase, Value>,
  textsOf: (value: Value) => readonly string[],
  draw: (field: Field<Value>) => ReactNode,
): Control {
  return {
    sent: { first: textsOf(values.first), next: textsOf(values.next), empty: textsOf(values.empty) },
    canBeRequired: true,
    Held: function Held({ name, phase, isDisabled, isRequired }) {
      const [held, setHeld] = useState({ phase, value: values[phase] });
      if (held.phase !== phase) setHeld({ phase, value: values[phase] });
      const onValueChange = (value: Value) => setHeld({ phase, value });
      return draw({ name, 'aria-label': name, value: held.value, onValueChange, disabled: isDisabled, required: isRequired });
    },
  };
}

function without(made: Control): Control {
  return { ...made, canBeRequired: false };
}

function one(value: string): string[] {
  return [value];
}

function all(value: readonly string[]): readonly string[] {
  return value;
}

function mark(value: boolean): string[] {
  return value ? ['on'] : [];
}

function chosen(value: string | null): string[] {
  return value === null ? [] : [value];
}

function formIn(element: HTMLElement): HTMLFormElement {
  const form = element.querySelector('form');
  if (form === null) throw new Error('no form');
  return form;
}

function sentBy(form: HTMLFormElement): Record<string, FormDataEntryValue[]> {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
}

/** The range keeps its value in all phases. */
function expected(phase: Phase): Record<string, readonly string[]> {
  const sent = Object.entries(controls).flatMap(([name, made]) =>
    made.sent[phase].length === 0 ? [] : [[name, made.sent[phase]] as const],
  );
  return { ...Object.fromEntries(sent), 'range.from': ['2026-05-01'], 'range.to': ['2026-05-31'] };
}
