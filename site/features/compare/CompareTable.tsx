import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { paths } from '../../paths.ts';
import { AddToCart } from '../cart/AddToCart.tsx';
import { DomesticBadge } from '../listed-products/DomesticBadge.tsx';
import { useLiveStocks } from '../stock/use-live-stock.ts';
import { type CompareRow, compareRows } from './compare-rows.ts';
import type { ComparedProducts } from './compared-products.ts';
import { PicturesToScale } from './PicturesToScale.tsx';

type Props = {
  chosen: ComparedProducts;
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
};

const headCell =
  'sticky left-0 z-1 border-line border-r border-b bg-paper px-3 py-2.5 text-left align-top font-normal text-14 text-ink-2 md:px-5 print:static';
const cell = 'border-line border-b px-3 py-2.5 align-top text-14 not-last:border-r md:px-5';
/** Sticks to the bottom if the screen is high enough. */
const buyCell = 'border-b-0! md:sticky md:bottom-0 md:border-t md:border-t-ink';

/** One table whose row names stay visible. A phone shows two whole columns and the edge of a third. */
export function CompareTable({ chosen: built, onlyDifferences, onRemove }: Props) {
  const chosen = useLiveStocks(built);
  // A single product has no differences, and is shown in full.
  const filtered = onlyDifferences && chosen.length > 1;
  const rows = compareRows(chosen).filter(({ differs }) => differs || !filtered);
  return (
    <div className="relative [scroll-snap-type:x] overflow-auto overscroll-contain scroll-pl-[5.75rem] md:snap-none md:scroll-pl-[11.5rem] md:[&::-webkit-scrollbar-thumb]:bg-ink-3 md:[&::-webkit-scrollbar]:size-3 print:overflow-visible">
      <table className="w-full table-fixed border-separate [border-spacing:0]">
        <colgroup>
          <col className="w-[5.75rem] md:w-[11.5rem] print:w-auto" />
          {chosen.map(({ id }) => (
            <col
              key={id}
              className="w-[8.25rem] md:w-[13rem] lg:w-[14rem] xl:w-[17rem] print:w-auto"
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            <PicturesToScale chosen={chosen} headCell={headCell} cell={cell} />
          </tr>
          <tr>
            <td className={`${headCell} top-0 z-2`} />
            {chosen.map((product) => {
              const { id, name, sku } = product;
              return (
                <th
                  key={id}
                  scope="col"
                  className={`${cell} sticky top-0 z-1 snap-start bg-paper text-left font-normal low:static print:static`}
                >
                  <div className="flex items-start justify-between gap-x-2 max-md:flex-col-reverse">
                    <div>
                      <a
                        href={paths.product(id)}
                        className="title text-14 hover:underline md:text-16"
                      >
                        {withNonBreakingUnits(name)}
                      </a>
                      <p className="label mb-1 whitespace-nowrap">{sku}</p>
                      <DomesticBadge product={product} />
                    </div>
                    <SquareButton
                      icon="close"
                      label={`Remove ${name}`}
                      data-remove=""
                      data-screen-only=""
                      onClick={() => onRemove(id)}
                      className="-mt-1.5 -mr-1.5 size-11 border-transparent bg-transparent max-md:self-end"
                    />
                  </div>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} chosen={chosen} marked={row.differs} />
          ))}
          <tr data-screen-only="">
            <th scope="row" className={`${headCell} ${buyCell} z-2 align-middle!`}>
              Buy
            </th>
            {chosen.map((product) => (
              <td key={product.id} className={`${cell} ${buyCell} bg-paper`}>
                <AddToCart product={product} className="w-full px-2!" />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { row: CompareRow; chosen: ComparedProducts; marked: boolean };

function Row({ row, chosen, marked }: RowProps) {
  const large = row.name === 'Price inc VAT';
  return (
    <tr>
      <th scope="row" className={headCell}>
        {row.name}
        {marked && <span className="sr-only">, differs</span>}
      </th>
      {row.cells.map((value, at) => (
        <td
          key={chosen[at]?.id}
          className={`${cell} ${marked ? 'bg-plate font-semibold' : 'text-ink-2'} ${large ? 'figure text-22' : ''}`}
        >
          {value ?? <Absent />}
        </td>
      ))}
    </tr>
  );
}

function Absent() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">Does not apply</span>
    </>
  );
}
