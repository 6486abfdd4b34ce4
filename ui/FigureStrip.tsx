export type StripFigure = { readonly figure: string; readonly label: string };

type Props = { figures: readonly StripFigure[]; className?: string; size?: 'large' | 'normal' };

/** By number of figures: the columns, and the cells that begin a row at the margin. */
const layouts: Readonly<Record<number, { columns: string; flush: string }>> = {
  3: { columns: 'sm:grid-cols-3', flush: 'last:max-sm:col-span-2 sm:nth-[3n+1]:pl-0' },
  4: { columns: 'sm:grid-cols-4', flush: 'sm:nth-[4n+1]:pl-0' },
  5: {
    columns: 'sm:grid-cols-3 md:grid-cols-5',
    flush: 'last:max-md:col-span-2 sm:max-md:nth-[3n+1]:pl-0 md:nth-[5n+1]:pl-0',
  },
  6: { columns: 'sm:grid-cols-3', flush: 'sm:nth-[3n+1]:pl-0' },
};

/** Figures side by side, each over the words that say what was counted. */
export function FigureStrip({ figures, className = '', size = 'large' }: Props) {
  const { columns, flush } = layouts[figures.length] ?? { columns: '', flush: '' };
  const figureSize = size === 'large' ? 'text-36 md:text-48' : 'text-28 md:text-36';
  return (
    <dl className={`grid grid-cols-2 overflow-hidden border-ink border-y ${columns} ${className}`}>
      {figures.map(({ figure, label }) => (
        <div
          key={label}
          className={`-mt-px -ml-px flex flex-col-reverse justify-end border-line border-t border-l py-5 pr-3 pl-4 max-sm:odd:pl-0 md:py-6 md:pl-6 ${flush}`}
        >
          <dt className="mt-1.5 text-14 text-ink-2 leading-[1.35]">{label}</dt>
          <dd className={`figure font-semibold font-stretch-[68%] leading-none ${figureSize}`}>
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
