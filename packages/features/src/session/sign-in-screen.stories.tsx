import { ApiError, type OperationId } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SignInScreen } from './sign-in-screen.tsx';
import { StoryAnswers } from '../lib/stories/story-answers.tsx';

const meta: Meta<typeof SignInScreen> = {
  title: '登录/登录页',
  component: SignInScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: null, path: '/login' } },
  beforeEach: () => localStorage.removeItem('saiwu_LAST_TENANT'),
};
export default meta;

type Story = StoryObj<typeof SignInScreen>;
type Canvas = ReturnType<typeof within>;

const account = (canvas: Canvas) => canvas.findByLabelText(/^(账号|Account)$/);
const password = (canvas: Canvas) => canvas.getByLabelText(/^(密码|Password)$/);
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: /^(登录|Sign in)$/ });
const captcha = { name: /^(图片验证码|Image code)$/ };

/**
 * Beside the form: contests that one can take part in, the nearest deadline first, no draft among them, and the way to all. Help is in
 * sight.
 */
export const Side: Story = {
  play: async ({ canvas }) => {
    await account(canvas);
    const contests = within(await canvas.findByRole('region', { name: /^(大赛|Contests)$/ }));
    const days = contests.getAllByText(/^(还剩 \d+ 天|\d+ days? left)$/).map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));
    await expect(days).toHaveLength(3);
    await expect(days).toEqual(days.toSorted((one, other) => one - other));
    await expect(contests.queryByText('大学生职业规划大赛')).toBeNull();
    await expect(contests.getByRole('link', { name: /^(全部大赛与公示|All contests and results)$/ })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('link', { name: /^(忘记密码|Forgot password\?)$/ })).toBeVisible();
    await expect(canvas.getByText(/^(登录不上？|Cannot sign in\?)/)).toBeVisible();
  },
};

const site = {
  name: '华东科技大学大学生创新创业与学科竞赛综合管理服务平台（试运行）',
  promise: '公平评审，全程可查',
  logo: null,
  help: '登录不上？工作日 8:30–17:00 致电 021-12345678',
  docsUrl: 'https://docs.example.edu',
};
const plain = { isMultiTenant: false, hasCaptcha: false, canRegister: true, canSignInBySms: false, canResetBySms: true, providers: [] };

/** An installation with a name, however long, a tagline and help of its own, and no contest that anybody may know of. */
export const OwnName: Story = {
  render: () => (
    <StoryAnswers
      answers={{ 'session.options': () => Promise.resolve({ ...plain, site }), 'public.contests': () => Promise.resolve({ records: [] }) }}
    >
      <SignInScreen />
    </StoryAnswers>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(site.name)).length).toBeGreaterThan(0);
    await expect(canvas.getByText(site.promise)).toBeVisible();
    await expect(canvas.getByText(site.help)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(使用文档|Documentation)$/ })).toHaveAttribute('href', site.docsUrl);
    await expect(canvas.getByRole('link', { name: /^(注册账号|Create account|Register|Sign up)/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^(大赛|Contests)$/ })).toBeNull();
  },
};

/** What is missing is said at its field; a refusal above them. What was typed stays, and the focus is where it is mended. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await account(canvas);
    await userEvent.click(submit(canvas));
    await waitFor(async () => expect(await account(canvas)).toHaveFocus());
    await expect(await account(canvas)).toHaveAccessibleDescription(/^(请输入账号|Enter your account)/);
    await userEvent.type(await account(canvas), 'school');
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(password(canvas)).toHaveFocus());
    await userEvent.type(password(canvas), 'wrong-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/密码错误|password/);
    await expect(await account(canvas)).toHaveValue('school');
    await expect(password(canvas)).toHaveValue('wrong-password');
    await expect(password(canvas)).toHaveFocus();
  },
};

/** Signing in works while the server has not said yet, or cannot say, what else it offers. */
export const OptionsFail: Story = {
  render: () => (
    <StoryAnswers answers={{ 'session.options': () => Promise.reject(failure('unavailable', 'session.options')) }}>
      <SignInScreen />
      <Whoever />
    </StoryAnswers>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await account(canvas), 'school');
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await userEvent.type(password(canvas), 'saiwu-demo{Enter}');
    await expect(await canvas.findByText(/^signed in: school$/)).toBeVisible();
  },
};

/** A picture with a sum where the installation wants one: another by pressing it, and after every attempt. */
export const Captcha: Story = {
  parameters: { server: { as: null, path: '/login', settings: { tenantMode: 'NONE', captcha: 'on' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await account(canvas), 'school');
    await userEvent.type(password(canvas), 'saiwu-demo');
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: /算式|sum/ });
    await waitFor(() => expect(picture.naturalWidth).toBe(158));
    const [first] = [picture.src];
    await userEvent.click(picture);
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img', { name: /算式|sum/ }).src).not.toBe(first));
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvas.getByRole('textbox', captcha)).toHaveFocus());
    const [second] = [canvas.getByRole<HTMLImageElement>('img', { name: /算式|sum/ }).src];
    await userEvent.type(canvas.getByRole('textbox', captcha), 'never{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', captcha)).toHaveAccessibleDescription());
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img', { name: /算式|sum/ }).src).not.toBe(second));
    await expect(canvas.getByRole('textbox', captcha)).toHaveValue('');
    await expect(password(canvas)).toHaveValue('saiwu-demo');
  },
};

/** No picture came: too many were asked for, something that is none, or nothing at all. */
export const NoPicture: Story = {
  render: () => {
    const answers = [
      () => Promise.reject(failure('tooMany', 'captcha.image')),
      () => Promise.resolve({ blob: new Blob(['x']), fileName: 'x' }),
      () => Promise.reject(failure('network', 'captcha.image')),
    ];
    return (
      <StoryAnswers
        answers={{ 'captcha.image': () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new Error()) }}
      >
        <SignInScreen />
      </StoryAnswers>
    );
  },
  parameters: { server: { as: null, path: '/login', settings: { tenantMode: 'NONE', captcha: 'on' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', captcha);
    const problems = [/1 (分钟|minute)/, /维护|serviced|maintenance/, /^(获取图片验证码失败|The image code did not load)$/];
    for (const [index, problem] of problems.entries()) {
      await expect(await canvas.findByText(problem)).toBeVisible();
      if (index < 2) await userEvent.click(canvas.getByRole('button', { name: /^(换一张图片|Choose another picture)$/ }));
    }
  },
};

/** Several organisations on one installation: the code comes first, and is known the next time. */
export const Tenants: Story = {
  parameters: { server: { as: null, path: '/login', settings: { tenantMode: 'COLUMN' } } },
  render: () => (
    <>
      <SignInScreen />
      <Whoever />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const tenant = await canvas.findByRole('textbox', { name: /^(企业编码|Tenant code)$/ });
    await userEvent.type(await account(canvas), 'school');
    await userEvent.type(password(canvas), 'saiwu-demo{Enter}');
    await waitFor(() => expect(tenant).toHaveFocus());
    await userEvent.type(tenant, '0000');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('signed in: school')).toBeVisible();
    await expect(localStorage.getItem('saiwu_LAST_TENANT')).toBe('0000');
  },
};

/** The other ways in, chosen by keys as well; what was typed for the first is there when one comes back. */
export const OtherWays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await account(canvas), 'school');
    const ways = await canvas.findByRole('radiogroup', { name: /^(登录方式|Sign-in method)$/ });
    await userEvent.click(within(ways).getByRole('radio', { name: /^(短信验证码|SMS code)$/ }));
    const phone = await canvas.findByRole('textbox', { name: /^(手机号|Mobile number)/ });
    await userEvent.type(phone, '1380000000');
    await userEvent.click(canvas.getByRole('button', { name: /^(获取验证码|Get code)$/ }));
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(phone, '9');
    await canvas.findByRole('img', { name: /算式|sum/ });
    await userEvent.type(canvas.getByRole('textbox', captcha), 'never');
    await userEvent.click(canvas.getByRole('button', { name: /^(获取验证码|Get code)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', captcha)).toHaveAttribute('aria-invalid', 'true'));
    await expect(phone).toHaveValue('13800000009');
    await userEvent.click(within(ways).getByRole('radio', { name: /^(第三方账号|Third-party accounts)$/ }));
    await expect((await canvas.findAllByRole('button', { name: /^(使用 .* 登录|Sign in with .*)$/ })).length).toBeGreaterThan(0);
    await userEvent.click(within(ways).getByRole('radio', { name: /^(账号密码|Password)$/ }));
    await expect(await account(canvas)).toHaveValue('school');
  },
};

/** The password was right and the person has an authenticator; going back finds what was typed. */
export const SecondStep: Story = {
  render: () => (
    <StoryAnswers
      answers={{
        'session.signIn': () =>
          Promise.reject(
            new ApiError({ kind: 'invalid', operationId: 'session.signIn', extra: { secondFactor: { ticket: 'a.b', kind: 'TOTP' } } }),
          ),
      }}
    >
      <SignInScreen />
    </StoryAnswers>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await account(canvas), 'school');
    await userEvent.type(password(canvas), 'saiwu-demo{Enter}');
    await canvas.findByRole('button', { name: /^(验证并登录|Verify and sign in)$/ });
    await userEvent.click(canvas.getByRole('button', { name: /^(返回登录|Back to sign in)$/ }));
    await expect(await account(canvas)).toBeVisible();
    await expect(await account(canvas)).toHaveValue('school');
  },
};

function failure(kind: 'network' | 'tooMany' | 'unavailable', operationId: OperationId) {
  return new ApiError({ kind, operationId });
}

/** Says who has been signed in, where the page itself has led away. */
function Whoever() {
  const { user } = useSession();
  return user && <p>signed in: {user.account}</p>;
}
