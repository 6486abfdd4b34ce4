import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** An underlined link that stands by itself, tall enough for a thumb. */
export function TextLink({ className = '', ...rest }: Props) {
  return (
    <a
      className={`inline-flex min-h-11 items-center gap-2 font-[560] underline hover:decoration-2 ${className}`}
      {...rest}
    />
  );
}
