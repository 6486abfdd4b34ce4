import type { EquipmentLine } from '../../../content/projects/project.ts';
import { nameInLines } from '../listed-products/product-words.ts';
import { equipmentRow } from './equipment.ts';

/** How many of what, each named as the shop names it and linked to its page. */
export function EquipmentList({ lines }: { lines: readonly EquipmentLine[] }) {
  return (
    <ul className="border-ink border-t">
      {lines.map(equipmentRow).map(({ count, name, href, load }) => (
        <li
          key={href}
          className="grid grid-cols-[56px_1fr_auto] items-center gap-x-2 border-line border-b"
        >
          <span className="figure text-22">{count}</span>
          <a
            href={href}
            className="flex min-h-12 items-center py-2 leading-[1.3] underline decoration-line-2 hover:decoration-ink"
          >
            {nameInLines(name)}
          </a>
          {load && <span className="label">{load}</span>}
        </li>
      ))}
    </ul>
  );
}
