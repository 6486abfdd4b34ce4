/** Placeholder lines of a list that is loading. Visible only when it takes a while. */
export function Skeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status" className="skeleton">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={row} aria-hidden="true" />
      ))}
    </div>
  );
}
