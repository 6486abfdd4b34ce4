import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts';

type Props = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize };

/** A button that acts on this page. To go to another page, use a LinkButton. */
export function Button({ look = 'line', size = 'normal', className, type, ...rest }: Props) {
  const disabled = 'disabled:border-line-2 disabled:bg-transparent disabled:text-ink-3';
  return (
    <button
      type={type ?? 'button'}
      className={`${buttonClass(look, size, className)} ${disabled}`}
      {...rest}
    />
  );
}
