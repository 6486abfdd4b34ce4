import { useState } from 'react';
import type { TrackedOrder } from '../../../contract/order.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import { Button } from '../../../ui/Button.tsx';

/** Requests a link to the register of the goods. It is only sent to the order's own email address. */
export function OpenRegister({
  session,
  order: { state },
}: {
  session: string;
  order: TrackedOrder;
}) {
  const [statusMessage, setStatusMessage] = useState('');
  if (state === 'cancelled' || state === 'refunded') return null;
  async function requestLink() {
    setStatusMessage('Sending…');
    try {
      const answer = await fetch(registerPaths.open, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ session }),
      });
      const body: { error?: unknown } = await answer.json();
      const sent = "We've emailed the link to the address on this order.";
      setStatusMessage(
        answer.ok ? sent : String(body.error ?? "We couldn't send it. Please try again."),
      );
    } catch {
      setStatusMessage("We couldn't connect. Try again in a moment.");
    }
  }
  return (
    <section data-screen-only="" className="border border-ink bg-plate px-5 py-4">
      <h2 className="head-4">Equipment register</h2>
      <p className="mt-2 text-14 text-ink-2">
        Documents, QR labels and inspections for each piece, on your phone. No account needed: we
        email you a link.
      </p>
      <Button className="mt-4" onClick={requestLink}>
        Open a register
      </Button>
      <p role="status" className="mt-2 font-[560] text-14">
        {statusMessage}
      </p>
    </section>
  );
}
