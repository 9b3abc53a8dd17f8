import { ApiError } from '@saiwu/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiProvider, useApi, type Api } from '../../lib/api/api.tsx';
import { SecondFactorForm, type SecondFactorFormProps } from './second-factor-form.tsx';

const meta: Meta<typeof SecondFactorForm> = {
  title: '登录/两步验证的第二步',
  component: SecondFactorForm,
  tags: ['!autodocs'],
  args: { ticket: 'x.y', onDone: fn() },
  parameters: { layout: 'centered', server: { as: null, path: '/login' } },
  render: (args) => (
    <div className="w-80 max-w-full">
      <SecondFactorForm {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof SecondFactorForm>;

/** The server knows nothing of this sign-in, or it took too long: that is said at the form. */
export const TooLate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** A wrong code stays at the field, where it can be mended. */
export const Wrong: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(验证并登录|Verify and sign in)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(canvas.getByRole('textbox'), '000000{Enter}');
    await expect(await canvas.findByText('验证码不正确')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

/** A recovery code, for who has no authenticator at hand. */
export const Recovery: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '12');
    await userEvent.click(canvas.getByRole('button', { name: /用恢复码|recovery code/ }));
    const field = canvas.getByRole('textbox', { name: /^(恢复码|Recovery code)/ });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** The real server, but that it refuses every code. */
function Refusing(props: SecondFactorFormProps) {
  const api = useApi();
  const [call] = useState(() => refuse as Api['call']); // it refuses every operation alike
  return (
    <ApiProvider client={{ ...api, call }}>
      <div className="w-80 max-w-full">
        <SecondFactorForm {...props} />
      </div>
    </ApiProvider>
  );
}

async function refuse(): Promise<never> {
  throw new ApiError({ kind: 'invalid', operationId: 'session.secondFactor', fieldErrors: { code: '验证码不正确' } });
}
