const star = 'M10 1.8l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9L6 11.9 1.6 7.9l5.9-.7z';

/** Whole stars out of five. */
export function Stars({ count }: { count: number }) {
  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={`${count} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={place > count ? 'size-4 fill-none stroke-ink-3' : 'size-4 fill-ink'}
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
