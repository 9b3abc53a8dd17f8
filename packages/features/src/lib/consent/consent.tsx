import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@saiwu/ui';

interface ConsentProps {
  text: string;
  value: boolean;
  onValueChange: (value: boolean) => void;
}

/** What everybody of a team agrees to, under a heading of its own. */
export function Consent(props: ConsentProps) {
  const { t } = useLingui();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{t`参赛须知`}</h3>
      <ConsentBox {...props} />
    </section>
  );
}

/** To be read before the box is ticked. */
export function ConsentBox({ text, value, onValueChange }: ConsentProps) {
  const { t } = useLingui();
  return (
    <>
      <p
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls: keys have to reach it
        tabIndex={0}
        className="max-h-48 w-full overflow-y-auto rounded-control border border-border p-3 text-sm whitespace-pre-line focus-ring wrap-anywhere"
      >
        {text}
      </p>
      <Checkbox value={value} onValueChange={onValueChange}>
        {t`我已阅读并同意`}
      </Checkbox>
    </>
  );
}
