import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { estimateStrength } from './estimate-strength.ts';

export interface PasswordStrengthProps extends OwnProps<'div'> {
  /** What stands in the `PasswordInput` beside it. */
  password: string;
}

/** How hard a new password is to guess, in four steps and a word. Advice: the rules are the schema's. */
export function PasswordStrength({ password, className, ...rest }: PasswordStrengthProps) {
  const words = useWords();
  const { level } = estimateStrength(password);
  const steps = password === '' ? 0 : level + 1;
  const said = password === '' ? '' : words.strengths[level];
  return (
    <div
      data-slot="password-strength"
      data-state={password === '' ? 'empty' : level}
      {...rest}
      className={cn('flex items-center gap-2', className)}
    >
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter takes no steps and no colours of ours
        role="meter"
        aria-label={words.passwordStrength}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={steps}
        aria-valuetext={said || undefined}
        className="grid flex-1 grid-cols-4 gap-1"
      >
        {stepColors.map((_, at) => (
          <span key={at} className={cn('h-1 rounded-full transition-colors', at < steps ? stepColors[level] : 'bg-border')} />
        ))}
      </div>
      <output className="min-w-14 text-right text-xs text-fg-muted">{said}</output>
    </div>
  );
}

const stepColors = ['bg-danger', 'bg-warning', 'bg-info', 'bg-success'] as const;
