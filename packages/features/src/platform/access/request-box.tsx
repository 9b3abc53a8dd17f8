import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, TextInput } from '@saiwu/ui';
import { useId, useState, type FormEvent } from 'react';
import { useQuestion } from './use-question.ts';

/** Takes the id that a failure has told, for whoever picks nobody. */
export function RequestBox() {
  const { t } = useLingui();
  const [{ request }, setAddress] = useQuestion();
  const id = useId();
  const [typed, setTyped] = useState(request);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAddress({ request: typed.trim(), operation: '', record: '' });
  };
  return (
    <Card>
      <form onSubmit={ask} className="flex flex-wrap items-end gap-3">
        <div className="grid min-w-0 grow basis-56 gap-1 sm:max-w-96">
          <label htmlFor={id}>
            <Trans>请求编号</Trans>
          </label>
          <TextInput id={id} value={typed} onValueChange={setTyped} maxLength={64} isClearable placeholder={t`失败提示里的那一串`} />
        </div>
        <Button type="submit" disabled={typed.trim() === ''}>
          <Trans>看为什么</Trans>
        </Button>
      </form>
    </Card>
  );
}
