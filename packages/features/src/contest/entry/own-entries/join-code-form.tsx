import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Button, Input } from '@saiwu/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useApi } from '../../../lib/api/api.tsx';
import { useExplainError } from '../../../lib/api/explain-error.ts';

/**
 * Where somebody types the code that they were told: it leads to what they join. One that opens nothing is said here, where it is mended.
 */
export function JoinCodeForm() {
  const { t } = useLingui();
  const { call } = useApi();
  const explain = useExplainError();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  // read aloud in groups, and typed as it comes
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  async function open(event: SyntheticEvent) {
    event.preventDefault();
    if (code === '') return;
    setIsPending(true);
    try {
      await call('entry.joining', { body: { code }, isQuiet: true });
      void navigate(generatePath(consolePaths.join, { code }));
    } catch (error) {
      setRefusal(explain(error));
    } finally {
      setIsPending(false);
    }
  }
  return (
    <form onSubmit={(event) => void open(event)} className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm max-sm:basis-full">
        {t`输入邀请码`}
      </label>
      <Input
        id={id}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefusal(null);
        }}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : `${id}-refusal`}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="w-36 font-mono uppercase max-sm:min-w-0 max-sm:flex-1"
      />
      <Button type="submit" variant="outline" disabled={code === ''} isPending={isPending}>
        {t`查看邀请`}
      </Button>
      {refusal !== null && (
        <p id={`${id}-refusal`} role="alert" className="basis-full text-sm text-danger-text">
          {refusal}
        </p>
      )}
    </form>
  );
}
