import type { AnchorHTMLAttributes } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  look?: ButtonLook;
  size?: ButtonSize;
};

/** A link that looks like a button: it can be opened in a new tab and works before any script has loaded. */
export function LinkButton({ look = 'line', size = 'normal', className, ...rest }: Props) {
  return <a className={buttonClass(look, size, className)} {...rest} />;
}
