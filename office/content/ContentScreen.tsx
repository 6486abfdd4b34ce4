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
        <ul className="content-records">
          {records.map(({ id, name, first, isDrafted, isChanged }) => (
            <li key={id}>
              <a href={`/content/${id}`}>{name}</a>
              <span>{first && formatValue('', first.value, first.input)}</span>
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
