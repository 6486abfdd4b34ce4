import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';

type Props = { link: string; whom: string; until: string };

/** A link that is shown once, to be copied and sent. */
export function OneTimeLink({ link, whom, until }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        Send this link to {whom}. It works once, {until}, and is not shown again.
      </p>
      <code className="one-time-link">{link}</code>
      <Button look="signal" onClick={copy}>
        {copied ? 'Copied' : 'Copy the link'}
      </Button>
    </div>
  );
}
