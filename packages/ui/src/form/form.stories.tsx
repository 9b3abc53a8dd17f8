import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, type FieldErrors, type ResolverResult } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateTimeInput } from '../date-input/date-time-input.tsx';
import { Input } from '../input/input.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { TagsInput } from '../tags-input/tags-input.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { TreeSelect } from '../tree-select/tree-select.tsx';
import { applyFieldErrors } from './apply-field-errors.ts';
import { createForm } from './create-form.ts';

interface Contest {
  name: string;
  kind: 'school' | 'province' | '';
  org: string | null;
  deadline: string;
  quota: number | null;
  rule: 'mean' | 'trimmed';
  tracks: string[];
  isPublic: boolean;
  canMix: boolean;
  leader: { phone: string };
  about: string | null;
}

const { Form, FormField } = createForm<Contest>();

interface ContestFormProps {
  onSave: (values: Contest) => void;
  /** Errors the server would answer with. */
  serverErrors?: Record<string, string>;
  isReadOnly?: boolean;
  isPending?: boolean;
  /** The name is looked up by somebody who takes his time. */
  isNameAsked?: boolean;
  first?: Partial<Contest>;
}

const meta: Meta<typeof ContestForm> = { title: '表单/Form', component: ContestForm, args: { onSave: fn() } };
export default meta;

type Story = StoryObj<typeof ContestForm>;

export const Empty: Story = {};

export const FirstWrongIsFocused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '创建大赛' }));
    const name = canvas.getByRole('textbox', { name: '大赛名称' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('请填写大赛名称');
    await userEvent.keyboard('创新大赛');
    await waitFor(() => expect(name).toHaveAccessibleDescription('参赛者看到的名称'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '级别' })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const CtrlEnterSubmits: Story = {
  args: { first: { name: '创新大赛', kind: 'school' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('名额'));
    await userEvent.keyboard('30{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: '创新大赛', kind: 'school', quota: 30 }),
      expect.anything(),
    );
  },
};

export const ServerErrors: Story = {
  args: {
    first: { name: '创新大赛', kind: 'school' },
    serverErrors: { 'leader.phone': '手机号已被使用，请换一个', name: '已有同名大赛，请改名' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '创建大赛' }));
    const name = canvas.getByRole('textbox', { name: '大赛名称' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('已有同名大赛，请改名');
    await expect(canvas.getByRole('textbox', { name: '联系电话' })).toHaveAccessibleDescription('手机号已被使用，请换一个');
  },
};

/** A part of a field shows at the field; what has no field shows above the form, until it is sent again. */
export const ServerErrorsOfParts: Story = {
  args: {
    first: { name: '创新大赛', kind: 'school', tracks: ['农业', '教育'] },
    serverErrors: { 'tracks.1': '赛道名称太长', sponsor: '没有找到承办单位' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '创建大赛' }));
    const tracks = canvas.getByRole('textbox', { name: '赛道' });
    await waitFor(() => expect(tracks).toHaveFocus());
    await expect(tracks).toHaveAccessibleDescription('赛道名称太长');
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有找到承办单位 (sponsor)');
    await userEvent.keyboard('文旅{Enter}');
    await waitFor(() => expect(tracks).toHaveAccessibleDescription('回车或逗号结束一个'));
  },
};

/** While the act is under way neither the button nor the keys send it again. */
export const Pending: Story = {
  args: { first: { name: '创新大赛', kind: 'school' }, isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '大赛名称' }));
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: /创建大赛/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The check of a field may ask somebody: the field says so meanwhile. */
export const AskedField: Story = {
  args: { first: { name: '创新大赛' }, isNameAsked: true },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: '大赛名称' });
    await userEvent.click(name);
    await userEvent.tab();
    await canvas.findByText(/^(正在检查|Checking)$/);
    await waitFor(() => expect(name).toHaveAccessibleDescription('「创新大赛」已被使用，请换一个'));
    await expect(canvas.queryByText(/^(正在检查|Checking)$/)).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: {
    isReadOnly: true,
    first: {
      name: '创新大赛',
      kind: 'province',
      deadline: '2026-06-30 23:59:59',
      quota: 30,
      tracks: ['农业', '教育'],
      about: '面向全省高校。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '大赛名称' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('combobox', { name: '级别' })).toHaveAttribute('aria-readonly', 'true');
  },
};

function ContestForm({ onSave, serverErrors, isReadOnly, isPending = false, isNameAsked, first }: ContestFormProps) {
  const form = useForm<Contest>({ mode: 'onTouched', defaultValues: { ...empty, ...first }, resolver: isNameAsked ? askedCheck : check });
  const save = serverErrors ? () => applyFieldErrors(form, serverErrors) : onSave;
  return (
    <Form form={form} onSubmit={save} isReadOnly={isReadOnly}>
      <FormField name="name" label="大赛名称" help="参赛者看到的名称" isRequired isAsked={isNameAsked}>
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="kind" label="级别" isRequired>
        {(field) => <Select {...field} options={kinds} />}
      </FormField>
      <FormField name="org" label="承办单位">
        {(field) => <TreeSelect {...field} nodes={orgs} onClear={() => field.onValueChange(null)} />}
      </FormField>
      <FormField name="deadline" label="报名截止" help="截止到这一秒">
        {(field) => <DateTimeInput {...field} />}
      </FormField>
      <FormField name="quota" label="名额">
        {(field) => <NumberInput {...field} min={0} />}
      </FormField>
      <FormField name="rule" label="计分方式">
        {(field) => <RadioGroup {...field} orientation="horizontal" options={rules} />}
      </FormField>
      <FormField name="tracks" label="赛道" help="回车或逗号结束一个">
        {(field) => <TagsInput {...field} />}
      </FormField>
      <FormField name="canMix" label="组队">
        {(field) => <Checkbox {...field}>允许跨校组队</Checkbox>}
      </FormField>
      <FormField name="isPublic" label="公开展示">
        {(field) => <Switch {...field} />}
      </FormField>
      <FormField name="leader.phone" label="联系电话">
        {(field) => <Input {...field} type="tel" />}
      </FormField>
      <FormField name="about" label="简介">
        {(field) => <Textarea {...field} />}
      </FormField>
      <div className="flex justify-end">
        <Button type="submit" variant="solid" disabled={isReadOnly} isPending={isPending || form.formState.isSubmitting}>
          创建大赛
        </Button>
      </div>
    </Form>
  );
}

function check(values: Contest): ResolverResult<Contest> {
  const errors: FieldErrors<Contest> = {
    ...(values.name === '' && { name: { type: 'required', message: '请填写大赛名称' } }),
    ...(values.kind === '' && { kind: { type: 'required', message: '请选择级别' } }),
  };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}

async function askedCheck(values: Contest): Promise<ResolverResult<Contest>> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return { values: {}, errors: { name: { type: 'check', message: `「${values.name}」已被使用，请换一个` } } };
}

const kinds = [
  { value: 'school', label: '校级' },
  { value: 'province', label: '省级' },
] as const;

const rules = [
  { value: 'mean', label: '平均分' },
  { value: 'trimmed', label: '去极值平均' },
] as const;

const orgs = [{ id: '1', label: '东海大学', children: [{ id: '11', label: '计算机学院' }] }];

const empty: Contest = {
  name: '',
  kind: '',
  org: null,
  deadline: '',
  quota: null,
  rule: 'mean',
  tracks: [],
  isPublic: false,
  canMix: false,
  leader: { phone: '' },
  about: null,
};
