import { useEffect, useState } from 'react';

/** Follows a dialog that buttons open and close without React. */
export function useDialogOpen(id: string): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const follow = () => setOpen(dialog.open);
    follow();
    dialog.addEventListener('toggle', follow);
    return () => dialog.removeEventListener('toggle', follow);
  }, [id]);
  return open;
}
