import { type ReactNode, useRef } from 'react';
import { type Column, figureColumn } from '../../ui/Table.tsx';
import { Section } from '../ui/Panel.tsx';

type Props = { title: string; note: string; csv: string; end?: ReactNode; children: ReactNode };

/** One report, with its CSV and a button that prints only this report. */
export function Report({ title, note, csv, end, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const printAlone = () => {
    container.current?.setAttribute('data-alone', '');
    print();
    container.current?.removeAttribute('data-alone');
  };
  return (
    <div ref={container} className="report">
      <Section
        title={title}
        note={note}
        end={
          <span className="report-ways">
            {end}
            <a href={csv} download="" className="text-link" aria-label={`${title}, CSV`}>
              CSV
            </a>
            <button
              type="button"
              className="text-link"
              aria-label={`${title}, print`}
              onClick={printAlone}
            >
              Print
            </button>
          </span>
        }
      >
        {children}
      </Section>
    </div>
  );
}

/** A column of figures. A phone shows no column heads, so a word follows the figure there. */
export function figureColumns<Row>(
  head: string,
  phone: NonNullable<Column<Row>['phone']>,
  cell: (row: Row) => ReactNode,
  word?: string,
): Column<Row> {
  const withWord = (row: Row) => (
    <>
      {cell(row)}
      <span className="phone-only"> {word}</span>
    </>
  );
  return figureColumn(head, phone, word ? withWord : cell);
}
