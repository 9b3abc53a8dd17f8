import { useLingui } from '@lingui/react/macro';
import { explainIssue, rules } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { z } from 'zod';

interface Example {
  rule: string;
  schema: z.ZodType;
  wrong: unknown;
  /** What is said about it, in Chinese and English. */
  says: readonly [zh: string, en: string];
}

const twice = z.object({ password: z.string(), confirmPassword: z.string() }).refine(...rules.sameTwice('password', 'confirmPassword'));
const newPassword = { password: 'secret-1', confirmPassword: 'secret-2' };

const examples: Example[] = [
  { rule: 'required', schema: rules.required, wrong: ' ', says: ['不能为空', 'Cannot be empty'] },
  { rule: 'text0to255', schema: rules.text0to255, wrong: 'x'.repeat(256), says: ['最多 255 个字符', 'At most 255 characters'] },
  { rule: 'text2to10', schema: rules.text2to10, wrong: 'x', says: ['长度为 2 到 10 个字符', '2 to 10 characters'] },
  { rule: 'text3to10', schema: rules.text3to10, wrong: 'xx', says: ['长度为 3 到 10 个字符', '3 to 10 characters'] },
  { rule: 'text3to20', schema: rules.text3to20, wrong: 'x'.repeat(21), says: ['长度为 3 到 20 个字符', '3 to 20 characters'] },
  { rule: 'text4to10', schema: rules.text4to10, wrong: 'xxx', says: ['长度为 4 到 10 个字符', '4 to 10 characters'] },
  { rule: 'text6to20', schema: rules.text6to20, wrong: 'xxxxx', says: ['长度为 6 到 20 个字符', '6 to 20 characters'] },
  { rule: 'password', schema: rules.password, wrong: '12345', says: ['长度为 6 到 20 个字符', '6 to 20 characters'] },
  { rule: 'atMost10', schema: rules.atMost10, wrong: 'x'.repeat(11), says: ['最多 10 个字符', 'At most 10 characters'] },
  { rule: 'atMost11', schema: rules.atMost11, wrong: 'x'.repeat(12), says: ['最多 11 个字符', 'At most 11 characters'] },
  { rule: 'atMost20', schema: rules.atMost20, wrong: 'x'.repeat(21), says: ['最多 20 个字符', 'At most 20 characters'] },
  { rule: 'atMost50', schema: rules.atMost50, wrong: 'x'.repeat(51), says: ['最多 50 个字符', 'At most 50 characters'] },
  { rule: 'atMost100', schema: rules.atMost100, wrong: 'x'.repeat(101), says: ['最多 100 个字符', 'At most 100 characters'] },
  { rule: 'email', schema: rules.email, wrong: 'li.na@school', says: ['邮箱格式不正确', 'Enter a valid email address'] },
  { rule: 'phone', schema: rules.phone, wrong: '013800001234', says: ['手机号格式不正确', 'Enter a valid mobile number'] },
  {
    rule: 'username',
    schema: rules.username,
    wrong: 'li-na',
    says: ['只能用字母、数字和下划线', 'Letters, digits and underscores only'],
  },
  { rule: 'count', schema: rules.count(15), wrong: 0, says: ['请填大于零的整数', 'Enter a whole number greater than zero'] },
  {
    rule: 'url',
    schema: rules.url,
    wrong: 'https://user:secret@school.cn',
    says: [
      '请填网页地址，以 http:// 或 https:// 开头，不含账号和密码',
      'A web address that begins with http:// or https://, without a user name or password in it',
    ],
  },
  {
    rule: 'externalLink',
    schema: rules.externalLink,
    wrong: '/dashboard',
    says: ['请填以 http、https、mailto 或 tel 开头的链接', 'Enter a link that starts with http, https, mailto or tel'],
  },
  { rule: 'sameTwice', schema: twice, wrong: newPassword, says: ['两次输入不一致', 'The two entries do not match'] },
  { rule: 'signInFields', schema: rules.signInFields, wrong: { username: '', password: 'secret' }, says: ['不能为空', 'Cannot be empty'] },
  {
    rule: 'xlsxFile',
    schema: rules.xlsxFile,
    wrong: new File(['x'], '项目.csv'),
    says: ['只能上传 xlsx 文件', 'Only xlsx files can be uploaded'],
  },
  { rule: 'chosenParent', schema: rules.chosenParent, wrong: ['1', '2'], says: ['上级只能选一个', 'Only one parent can be chosen'] },
  { rule: 'parentId', schema: rules.parentId, wrong: '-1', says: ['编号不对', 'The ID is not valid'] },
  {
    rule: 'permission',
    schema: rules.permission,
    wrong: 'authority::add',
    says: [
      '权限编码由冒号分隔，各段不能为空，如 authority:user:add',
      'Parts divided by colons, none of them empty, such as authority:user:add',
    ],
  },
  {
    rule: 'dateTime',
    schema: rules.dateTime,
    wrong: '2026-09-31x',
    says: ['请填日期和时间，如 2026-09-01 08:00', 'Enter a date and time, such as 2026-09-01 08:00'],
  },
  {
    rule: 'decimal',
    schema: rules.decimal,
    wrong: '-1',
    says: ['请填不小于零的数，最多四位小数', 'Enter zero or more, with up to four decimal places'],
  },
];

const meta: Meta<typeof RuleTable> = {
  title: '表单/校验规则',
  component: RuleTable,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
};
export default meta;

export const EveryRule: StoryObj<typeof RuleTable> = {
  play: async ({ canvas, globals }) => {
    const language = globals['language'] === 'en' ? 1 : 0;
    for (const { rule, says } of examples) {
      const row = within(canvas.getByRole('row', { name: new RegExp(`^${rule}\\b`) }));
      // oxlint-disable-next-line no-await-in-loop -- an assertion after the other
      await expect(row.getAllByRole('cell').at(-1)).toHaveTextContent(says[language], { normalizeWhitespace: false });
    }
  },
};

/** The named rules of the contract, each with a value that it refuses and what it says. */
function RuleTable() {
  const { t, i18n } = useLingui();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm text-fg">
        <thead>
          <tr className="border-b border-border text-fg-muted">
            <th scope="col" className="py-2 pr-4 font-medium">{t`规则`}</th>
            <th scope="col" className="py-2 pr-4 font-medium">{t`不对的值`}</th>
            <th scope="col" className="py-2 font-medium">{t`提示`}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ rule, schema, wrong }) => (
            <tr key={rule} className="border-b border-border">
              <th scope="row" className="py-2 pr-4 font-mono font-normal">
                {rule}
              </th>
              <td className="py-2 pr-4 font-mono break-all text-fg-muted">{shown(wrong)}</td>
              <td className="py-2 text-danger-text">
                {schema.safeParse(wrong, { reportInput: true }).error?.issues.map((issue) => i18n._(explainIssue(issue)))[0]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shown(value: unknown): string {
  const text = value instanceof File ? value.name : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 12)}… (${text.length - 2})` : text;
}
