import { formatDayAndTime } from '../../contract/uk-time.ts';
import type { OrderDetail } from './order-data.ts';
import { timelineText } from './order-texts.ts';

type Entry = OrderDetail['timeline'][number];

const hasFailed = (entry: Entry) => entry.kind === 'email' && entry.state === 'dead';

/** What happened to an order, the newest first, with who did it. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="timeline">
      {entries.map((entry) => {
        const { title, text } = timelineText(entry);
        return (
          <li key={entry.key} data-kind={entry.kind}>
            <span className={`font-semibold ${hasFailed(entry) ? 'text-alert' : ''}`}>{title}</span>
            <time dateTime={entry.at}>
              {entry.by && `${entry.by}, `}
              {formatDayAndTime(new Date(entry.at))}
            </time>
            {text && <p className="whitespace-pre-line">{text}</p>}
          </li>
        );
      })}
    </ol>
  );
}
