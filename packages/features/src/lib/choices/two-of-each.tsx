import { RadioGroup } from '@saiwu/ui';

interface Choice {
  key: string;
  label: string;
  /** What each of the two is called. */
  first: string;
  second: string;
}

interface TwoOfEachProps {
  choices: readonly Choice[];
  /** Keys of those of which the second is right. */
  taken: ReadonlySet<string>;
  onTakenChange: (taken: ReadonlySet<string>) => void;
}

/** Two that become one: of each field that differs, which of the two is right. */
export function TwoOfEach({ choices, taken, onTakenChange }: TwoOfEachProps) {
  function choose(key: string, isSecond: boolean) {
    const next = new Set(taken);
    if (isSecond) next.add(key);
    else next.delete(key);
    onTakenChange(next);
  }

  return choices.map(({ key, label, first, second }) => (
    <div key={key} className="flex flex-col gap-1.5">
      <span className="text-sm text-fg-muted">{label}</span>
      <RadioGroup
        aria-label={label}
        value={taken.has(key) ? 'second' : 'first'}
        onValueChange={(chosen) => choose(key, chosen === 'second')}
        options={[
          { value: 'first', label: first },
          { value: 'second', label: second },
        ]}
      />
    </div>
  ));
}
