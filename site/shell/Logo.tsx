import { company } from '../../content/company.ts';

/** Approximate widths of letters at this size, width and weight of the typeface. */
const letterWidths = { narrow: 48, usual: 83, wide: 131 } as const;

/** Two stiles and three rungs, the middle one as a dimension line. The name uses the page's own typeface. */
export function Logo({ className, name = company.name }: { className: string; name?: string }) {
  const width = measureName(name);
  return (
    <svg viewBox={`0 0 ${225 + width} 200`} role="img" aria-label={name} className={className}>
      <path
        fill="currentColor"
        d="M0 0h25v200H0zM125 0h25v200h-25zM25 30h100v20H25zM25 150h100v20H25z"
      />
      <path className="fill-signal" d="M25 90h100v20H25z" />
      <text
        x="225"
        y="161"
        textLength={width}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="5"
        fontSize="168"
        className="font-semibold font-stretch-[76%]"
      >
        {name}
      </text>
    </svg>
  );
}

function measureName(name: string): number {
  const widths = [...name].map((letter) => {
    if (/[mwMW&]/.test(letter)) return letterWidths.wide;
    return /[a-zA-Z0-9]/.test(letter) && !/[fijlrtIJ1]/.test(letter)
      ? letterWidths.usual
      : letterWidths.narrow;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The head of a printed page, instead of the header. */
export function PrintHeader({ title }: { title: string }) {
  return (
    <div className="hidden items-end justify-between border-ink border-b pb-2 print:flex">
      <Logo className="h-8 w-auto" />
      <span className="figure text-18">{title}</span>
    </div>
  );
}
