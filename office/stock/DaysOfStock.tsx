import { supplierDays } from '../../contract/stock-list.ts';

/** The end of the scale, in days. */
const maxDays = 90;
const width = 120;
const toX = (days: number) => Math.round((Math.min(days, maxDays) / maxDays) * width);

type Props = { days: number | undefined; isSoldOut: boolean };

/** How long stock lasts, drawn to scale, with the supplier's time marked. */
export function DaysOfStock({ days, isSoldOut }: Props) {
  if (days === undefined) return <span className="text-ink-3">no sales</span>;
  const isLow = days <= supplierDays;
  return (
    <span
      className={`inline-flex items-center gap-2.5 whitespace-nowrap ${isLow ? 'text-alert' : ''}`}
    >
      <svg
        viewBox={`0 0 ${width + 2} 14`}
        aria-hidden="true"
        className={`h-3.5 w-[122px] ${isLow ? 'fill-alert stroke-alert' : 'fill-ink stroke-ink'}`}
      >
        <rect x={1} y={6} width={toX(days)} height={5} className="stroke-none" />
        <path
          d={`M1 10.5h${width}M1 4v7M${1 + toX(30)} 6v5M${1 + toX(60)} 6v5M${width + 1} 4v7`}
          className="fill-none stroke-line-2"
        />
        <path d={`M${1 + toX(supplierDays)} 1v12`} className="fill-none stroke-[1.5]" />
      </svg>
      <b className="font-[580] font-stretch-[74%]">{isSoldOut ? 'none' : `${days} d`}</b>
    </span>
  );
}
