import { Logo } from './Logo.tsx';

/** What a printed page has at its top, in place of the header. */
export function PrintHead({ title }: { title: string }) {
  return (
    <div className="hidden items-end justify-between border-ink border-b pb-2 print:flex">
      <Logo className="h-8 w-auto" />
      <span className="figure text-18">{title}</span>
    </div>
  );
}
