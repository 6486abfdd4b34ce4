import type { ReactNode } from 'react';

type Props = {
  /** 'alert' interrupts the screen reader: something failed. 'status' waits: something worked or changed. */
  kind: 'alert' | 'status';
  children: ReactNode;
};

/** A message on the page, read out when it appears. */
export function Alert({ kind, children }: Props) {
  const edge = kind === 'alert' ? 'border-alert text-alert' : 'border-good text-good';
  return (
    <div role={kind} className={`border-l-4 bg-plate px-4 py-3 font-[560] text-14 ${edge}`}>
      {children}
    </div>
  );
}
