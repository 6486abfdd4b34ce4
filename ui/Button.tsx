import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts';

type Props = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize };

/** Does something on this page. What goes elsewhere is a LinkButton. */
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
