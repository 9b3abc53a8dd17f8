import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, type FieldErrors, type ResolverResult } from 'react-hook-form';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Input } from '../input/input.tsx';
import { TagsInput } from '../tags-input/tags-input.tsx';
import { applyFieldErrors } from './apply-field-errors.ts';
import { createForm } from './create-form.ts';
import { FormSteps } from './form-steps.tsx';

interface Entry {
  title: string;
  tracks: string[];
  leader: { name: string; phone: string };
}

const { FormField } = createForm<Entry>();

interface EntryFormProps {
  onSave: (values: Entry) => void;
  /** Errors the server would answer with. */
  serverErrors?: Record<string, string>;
  submitFrom?: string;
  isPending?: boolean;
  isReadOnly?: boolean;
  step?: string;
  onStepChange?: (key: string) => void;
  onSend?: (values: Entry) => void;
  first?: Partial<Entry>;
}

const meta: Meta<typeof EntryForm> = { title: '表单/FormSteps', component: EntryForm, args: { onSave: fn() } };
export default meta;

type Story = StoryObj<typeof EntryForm>;

const next = /^(下一步|Continue)$/;
const back = /^(上一步|Back)$/;

export const First: Story = {};

const full: Entry = { title: '智慧农田', tracks: ['农业'], leader: { name: '沈一诺', phone: '13800001234' } };

/** Enter goes on, the wrong field of a step holds it, and what was typed is there on the way back. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: '项目名称' });
    await userEvent.click(title);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(title).toHaveAccessibleDescription('请填写项目名称'));
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('智慧农田{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: /^(第 2 步，共 3 步：赛道|Step 2 of 3: 赛道)$/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '赛道' })).toHaveFocus();
    await userEvent.keyboard('农业{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: back }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '项目名称' })).toHaveValue('智慧农田'));
    const way = within(canvas.getByRole('list', { name: '步骤' }));
    way.getByRole('button', { name: /负责人/ }).focus();
    await userEvent.keyboard('{Enter}');
    const name = await canvas.findByRole('textbox', { name: '姓名' });
    await userEvent.click(name);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('请填写姓名'));
    await userEvent.keyboard('沈一诺{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ ...full, leader: { name: '沈一诺', phone: '' } }, expect.anything());
  },
};

/** Another act ends the form too: it checks as the main one does, and Enter never means it. */
export const Alternative: Story = {
  args: { first: { ...full, leader: { name: '', phone: '' } }, onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('list', { name: '步骤' })).getByRole('button', { name: /负责人/ }));
    const name = await canvas.findByRole('textbox', { name: '姓名' });
    await userEvent.click(canvas.getByRole('button', { name: '提交并公开' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('沈一诺{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '提交并公开' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
};

/** The way does not lead past a step with something wrong. */
export const HeldBack: Story = {
  args: { first: { ...full, tracks: [] } },
  play: async ({ canvas, userEvent }) => {
    const way = within(canvas.getByRole('list', { name: '步骤' }));
    await userEvent.click(way.getByRole('button', { name: /负责人/ }));
    const tracks = await canvas.findByRole('textbox', { name: '赛道' });
    await waitFor(() => expect(tracks).toHaveFocus());
    await expect(tracks).toHaveAccessibleDescription('至少要有一个赛道');
    await expect(way.getByRole('button', { name: /赛道 (进行中 有误|In progress has errors)/ })).toBeVisible();
    await userEvent.keyboard('农业{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await expect(await canvas.findByRole('textbox', { name: '姓名' })).toBeVisible();
  },
};

/** Errors of the server lead to the first step that holds one, and mark all of them. */
export const ServerErrors: Story = {
  args: {
    first: full,
    submitFrom: 'project',
    serverErrors: { 'leader.phone': '手机号已被使用', 'tracks.0': '没有这个赛道', sponsor: '承办单位已停用' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '项目名称' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const tracks = await canvas.findByRole('textbox', { name: '赛道' });
    await waitFor(() => expect(tracks).toHaveFocus());
    await expect(tracks).toHaveAccessibleDescription('没有这个赛道');
    await expect(canvas.getByRole('alert')).toHaveTextContent('承办单位已停用');
    await expect(within(canvas.getByRole('list', { name: '步骤' })).getAllByRole('button', { name: /有误|has errors/ })).toHaveLength(2);
  },
};

export const Pending: Story = { args: { first: full, submitFrom: 'project', isPending: true } };

/** What remembers the step opens it again, and hears of each other one. */
export const Remembered: Story = {
  args: { first: full, step: 'tracks', onStepChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '赛道' })).toBeVisible();
    await expect(args.onStepChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await expect(await canvas.findByRole('textbox', { name: '姓名' })).toBeVisible();
    await expect(args.onStepChange).toHaveBeenCalledOnce();
    await expect(args.onStepChange).toHaveBeenCalledWith('leader');
  },
};

/** Read-only steps can be walked through. */
export const ReadOnly: Story = {
  args: { first: { ...full, tracks: [] }, isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await userEvent.click(await canvas.findByRole('button', { name: next }));
    await expect(await canvas.findByRole('textbox', { name: '姓名' })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: '提交报名' })).toBeNull();
  },
};

function EntryForm({ onSave, onSend, serverErrors, first, ...rest }: EntryFormProps) {
  const form = useForm<Entry>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { title: '', tracks: [], leader: { name: '', phone: '' }, ...first },
    resolver: check,
  });
  return (
    <FormSteps
      {...rest}
      form={form}
      onSubmit={serverErrors ? () => applyFieldErrors(form, serverErrors) : onSave}
      label="步骤"
      submitLabel="提交报名"
      alternative={onSend && { label: '提交并公开', onSubmit: onSend }}
      steps={[
        {
          key: 'project',
          title: '项目',
          fields: ['title'],
          children: (
            <FormField name="title" label="项目名称" isRequired>
              {(field) => <Input {...field} />}
            </FormField>
          ),
        },
        {
          key: 'tracks',
          title: '赛道',
          fields: ['tracks'],
          children: (
            <FormField name="tracks" label="赛道" isRequired help="回车或逗号结束一个">
              {(field) => <TagsInput {...field} />}
            </FormField>
          ),
        },
        {
          key: 'leader',
          title: '负责人',
          fields: ['leader'],
          children: (
            <>
              <FormField name="leader.name" label="姓名" isRequired>
                {(field) => <Input {...field} />}
              </FormField>
              <FormField name="leader.phone" label="手机">
                {(field) => <Input {...field} type="tel" />}
              </FormField>
            </>
          ),
        },
      ]}
    />
  );
}

function check(values: Entry): ResolverResult<Entry> {
  const errors: FieldErrors<Entry> = {
    ...(values.title === '' && { title: { type: 'required', message: '请填写项目名称' } }),
    ...(values.tracks.length === 0 && { tracks: { type: 'required', message: '至少要有一个赛道' } }),
    ...(values.leader.name === '' && { leader: { name: { type: 'required', message: '请填写姓名' } } }),
  };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}
