import type { ReactNode } from 'react';

const sizes = { small: 'size-10', large: 'size-18' } as const;

type Props = { file: string | undefined; size: keyof typeof sizes };

/** A product's picture on its plate, or an empty plate. Its name is shown beside it. */
export function Picture({ file, size }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center border border-line bg-white ${sizes[size]}`}
    >
      {file && (
        <img
          src={`/pictures/${file}-240.avif`}
          alt=""
          loading="lazy"
          className="size-full object-contain p-1"
        />
      )}
    </span>
  );
}

type CellProps = { picture: string | undefined; children: ReactNode };

/** A product in a row: its picture, and beside it its name and SKU. */
export function ProductCell({ picture, children }: CellProps) {
  return (
    <span className="flex items-center gap-3">
      <Picture file={picture} size="small" />
      <span>{children}</span>
    </span>
  );
}
