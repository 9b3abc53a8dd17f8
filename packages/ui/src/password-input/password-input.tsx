import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input, type InputProps } from '../input/input.tsx';
import { useWords } from '../words.tsx';

/** A password that can be looked at. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput({ className, ...props }: Omit<InputProps, 'type'>) {
  const words = useWords();
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={cn('relative block w-full', className)}>
      <Input
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pr-control"
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
  );
}
