import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Button, Input } from '@saiwu/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';

/** Where somebody types the code that they were told: it leads to what they join. */
export function JoinCodeForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  // read aloud in groups, and typed as it comes
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  function open(event: SyntheticEvent) {
    event.preventDefault();
    if (code !== '') void navigate(generatePath(consolePaths.join, { code }));
  }
  return (
    <form onSubmit={open} className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm">
        {t`输入邀请码`}
      </label>
      <Input
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="w-36 font-mono uppercase"
      />
      <Button type="submit" variant="outline" disabled={code === ''}>
        {t`查看邀请`}
      </Button>
    </form>
  );
}
