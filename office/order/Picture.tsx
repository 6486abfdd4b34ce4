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
