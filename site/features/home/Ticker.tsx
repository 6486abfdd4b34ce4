import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useRotation } from '../../../ui/use-rotation.ts';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { pauseIcon, playIcon } from './Hero.tsx';

type Props = {
  first: string;
  /** The number of messages. All but the first are loaded once the page is idle. */
  count: number;
};

/** Today's messages about the shop, one line at a time. */
export const Ticker = withErrorBoundary(function Ticker({ first, count }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([first]);
  useEffect(() => {
    // If the request fails, the first message stays.
    fetch('/ticker.json')
      .then((answer) => answer.json())
      .then(setMessages, () => {});
  }, []);
  const { index, playing, toggle, rest } = useRotation(messages.length, 8000, line);
  return (
    <div ref={line} className="border-line border-b" {...rest}>
      <div className="sheet ticker">
        <b className="ticker-mark">
          <span aria-hidden="true" className="size-2.25 bg-signal outline outline-ink" />
          LIVE
        </b>
        {/* Not a live region: an announcement every eight seconds would interrupt everything else. */}
        <p key={index} className="ticker-line">
          {messages[index]}
        </p>
        <span className="label whitespace-nowrap max-sm:hidden">{`${index + 1} of ${count}`}</span>
        <button
          type="button"
          data-early=""
          aria-label={playing ? 'Pause the live messages' : 'Play the live messages'}
          onClick={toggle}
          className="ticker-toggle"
        >
          <Icon name={playing ? pauseIcon : playIcon} small />
        </button>
      </div>
    </div>
  );
});
