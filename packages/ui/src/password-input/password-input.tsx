import { Eye, EyeOff } from 'lucide-react';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input, type InputProps } from '../input/input.tsx';
import { useWords } from '../words.tsx';

/**
 * A password that can be looked at; says when Caps Lock is on. Give `autoComplete`: `current-password` or `new-password`. For a new one,
 * `PasswordStrength` goes beside it.
 */
export function PasswordInput({ className, onKeyDown, onKeyUp, onBlur, ...props }: Omit<InputProps, 'type'>) {
  const words = useWords();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  return (
    <span className={cn('block w-full', className)}>
      <span className="relative block">
        <Input
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          {...props}
          type={isShown ? 'text' : 'password'}
          className="pr-control"
          onKeyDown={(event) => {
            look(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            look(event);
            onKeyUp?.(event);
          }}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            setIsCapsLock(false);
            onBlur?.(event);
          }}
        />
        <IconButton
          label={isShown ? words.hidePassword : words.showPassword}
          disabled={props.disabled}
          className="absolute inset-y-0 right-0 hover:bg-transparent"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      </span>
      <output className={cn('block text-xs text-warning-text', isCapsLock && 'mt-1')}>{isCapsLock && words.capsLock}</output>
    </span>
  );
}
