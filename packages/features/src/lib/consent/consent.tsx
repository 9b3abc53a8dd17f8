import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@saiwu/ui';

interface ConsentProps {
  text: string;
  value: boolean;
  onValueChange: (value: boolean) => void;
}

/** What everybody of a team agrees to, to be read before the box is ticked. */
export function Consent({ text, value, onValueChange }: ConsentProps) {
  const { t } = useLingui();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{t`参赛须知`}</h3>
      <p
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls: keys have to reach it
        tabIndex={0}
        className="max-h-48 overflow-y-auto rounded-control border border-border p-3 text-sm whitespace-pre-line focus-ring wrap-anywhere"
      >
        {text}
      </p>
      <Checkbox value={value} onValueChange={onValueChange}>
        {t`我已阅读并同意`}
      </Checkbox>
    </section>
  );
}
