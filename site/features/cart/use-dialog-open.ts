import { useEffect, useState } from 'react';

/** Follows a dialog that buttons open and close without React. Not every browser tells with `toggle`. */
export function useDialogOpen(id: string): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const follow = () => setOpen(dialog.open);
    follow();
    const watch = new MutationObserver(follow);
    watch.observe(dialog, { attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [id]);
  return open;
}
