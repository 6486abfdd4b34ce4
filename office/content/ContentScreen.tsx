import { DraftBar } from '../prices/DraftBar.tsx';
import { formatValue } from '../prices/prices-data.ts';
import { StateMark } from '../ui/marks.tsx';
import { Section } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { QueryResult } from '../ui/states.tsx';
import { type ContentKind, useContent } from './content-data.ts';

/** Everything of the shop's content that can be edited, by kind. */
export default function ContentScreen() {
  const load = useContent();
  return (
    <Screen title="Content">
      <QueryResult load={load} rows={10}>
        {({ kinds }) => (
          <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 pt-5 min-[64rem]:grid-cols-[190px_minmax(0,1fr)]">
            <nav aria-label="Kinds of content" className="content-kinds">
              {kinds.map(({ kind, title, records }) => (
                <a key={kind} href={`#${kind}`}>
                  {title} <span className="count">{records.length}</span>
                </a>
              ))}
              <a href="/health">Claims to confirm</a>
              <a href="/prices/history">History</a>
            </nav>
            <div className="grid gap-8">
              {kinds.map((kind) => (
                <Kind key={kind.kind} {...kind} />
              ))}
            </div>
          </div>
        )}
      </QueryResult>
      <DraftBar />
    </Screen>
  );
}

function Kind({ kind, title, records }: ContentKind) {
  return (
    <div id={kind} className="scroll-mt-4">
      <Section title={title}>
        <ul>
          {records.map(({ id, name, first, isDrafted, isChanged }) => (
            <li
              key={id}
              className="grid min-h-(--row) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-b py-1.5 min-[48rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_110px]"
            >
              <a href={`/content/${id}`} className="font-[560] underline-offset-[3px]">
                {name}
              </a>
              <span className="truncate text-13 text-ink-2 max-[48rem]:col-start-1 max-[48rem]:row-start-2">
                {first && formatValue('', first.value, first.input)}
              </span>
              {(isDrafted || isChanged) && (
                <StateMark mark={isDrafted ? 'half' : 'full'} tone={isDrafted ? 'warn' : 'good'}>
                  {isDrafted ? 'In the draft' : 'Changed'}
                </StateMark>
              )}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
