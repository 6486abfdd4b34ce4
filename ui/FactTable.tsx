import type { ReactNode } from 'react';

type Props = {
  caption: string;
  rows: readonly { name: string; value: ReactNode; highlight?: boolean }[];
};

/** Name and value, line by line, under a caption. */
export function FactTable({ caption, rows }: Props) {
  return (
    <table className="mb-7 w-full break-inside-avoid border-collapse text-14">
      <caption className="border-ink border-b pb-2 text-left font-semibold font-stretch-[88%] text-16">
        {caption}
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-line border-b">
            <th
              scope="row"
              className="py-2.25 pr-4 text-left align-baseline font-normal text-ink-2"
            >
              {row.name}
            </th>
            <td className="py-2.25 text-right align-baseline font-[560]">
              {row.highlight ? (
                <span className="-mr-1.5 bg-signal px-1.5 py-0.5 font-semibold">{row.value}</span>
              ) : (
                row.value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
