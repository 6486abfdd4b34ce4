import { startTransition, useEffect, useState } from 'react';

/** Whether a media query matches; undefined in the built page and at hydration, which must be the same. */
export function useMedia(media: string): boolean | undefined {
  const [holds, setHolds] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia(media);
    const follow = () => startTransition(() => setHolds(query.matches));
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [media]);
  return holds;
}
