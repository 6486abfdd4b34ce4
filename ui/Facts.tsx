import type { ReactNode } from 'react';

type Props = { rows: readonly { name: string; value: ReactNode }[] };

/** Short facts, name and value, line by line. */
export function Facts({ rows }: Props) {
  return (
    <dl className="grid grid-cols-[auto_1fr] max-[20rem]:grid-cols-1 text-14 leading-[1.4]">
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="col-span-full grid grid-cols-subgrid items-baseline gap-x-5 border-line border-t py-2.25 first:border-t-0"
        >
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 font-[560]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
