import { startTransition, useEffect, useState } from 'react';

/** Whether the filters stand beside the cards; undefined in the built page, which wakes as it was built. */
export function useWide(): boolean | undefined {
  const [isWide, setWide] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia('(width >= 56.25rem)');
    const follow = () => startTransition(() => setWide(query.matches));
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}
