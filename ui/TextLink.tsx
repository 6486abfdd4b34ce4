import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** An underlined link outside running text, tall enough for a thumb. */
export function TextLink({ className = '', ...rest }: Props) {
  return <a className={`text-link ${className}`} {...rest} />;
}
