import { useEffect } from 'react';

type Props = { message: string | undefined; onDone: () => void; duration?: number };

/** A passing word at the foot of the screen. The region is always there, so that readers hear it fill. */
export function Toast({ message, onDone, duration = 5000 }: Props) {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(onDone, duration);
    return () => clearTimeout(timer);
  }, [message, onDone, duration]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-30 grid justify-center px-5"
    >
      {message && (
        <p className="border border-paper bg-ink px-5 py-3.5 font-[560] text-14 text-paper">
          {message}
        </p>
      )}
    </div>
  );
}
