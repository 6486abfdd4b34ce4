import { startTransition, useEffect, useState } from 'react';

/** Whether a media query matches; undefined in the built page and at hydration, which must be the same. */
export function useMedia(media: string): boolean | undefined {
  const [isMatching, setIsMatching] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia(media);
    const update = () => startTransition(() => setIsMatching(query.matches));
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [media]);
  return isMatching;
}
