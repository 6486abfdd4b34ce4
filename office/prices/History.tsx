import { useState } from 'react';
import { dayAndTime, inLondon, shortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { Table } from '../../ui/Table.tsx';
import { useMe } from '../app/session.tsx';
import { useTray } from '../app/Tray.tsx';
import { counted } from '../order/order-texts.ts';
import { Initials, StateMark } from '../ui/marks.tsx';
import { Section } from '../ui/Panel.tsx';
import { Loaded } from '../ui/states.tsx';
import {
  fieldName,
  type PublishedVersion,
  useDifference,
  useUndoVersion,
  useVersions,
  valueWords,
} from './prices-data.ts';

const exactTime = inLondon({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The latest published versions, the scheduled ones, and the effects of a price change. */
export function PricesAside() {
  const { data } = useVersions();
  const rows = data?.rows ?? [];
  const waiting = rows.filter(({ state }) => state === 'scheduled');
  const done = rows.filter(({ state }) => state !== 'scheduled').slice(0, 3);
  return (
    <aside className="prices-aside" aria-label="History and schedule">
      {done.length > 0 && (
        <Section
          title="History"
          end={
            <a href="/prices/history" className="text-link">
              All
            </a>
          }
        >
          <VersionList rows={done} />
        </Section>
      )}
      {waiting.length > 0 && (
        <Section title="Scheduled">
          <VersionList rows={waiting} />
        </Section>
      )}
      <Section title="What a change does">
        <p className="text-ink-2">
          Buyers with an older page open see the new price before they pay. Offers already sent keep
          their prices. A was-price must have been charged for 28 days in a row.
        </p>
      </Section>
    </aside>
  );
}

/** Published versions with who, when, why and Undo. */
export function VersionList({ rows }: { rows: readonly PublishedVersion[] }) {
  const [open, setOpen] = useState<PublishedVersion>();
  return (
    <>
      <ol className="versions">
        {rows.map((version) => (
          <li key={version.id}>
            <Initials name={version.staffName ?? 'Command line'} />
            <div>
              <button type="button" className="text-link" onClick={() => setOpen(version)}>
                {titleOf(version)}
              </button>
              <p>
                <VersionState version={version} />
              </p>
            </div>
            <UndoButton version={version} />
          </li>
        ))}
      </ol>
      {open && <DifferencePanel version={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** For example 'Version 9: Black Friday', 'Version 9: 6 changes' or 'Version 13: undid version 12'. */
function titleOf({ note, changes, undoes, id }: PublishedVersion): string {
  if (undoes !== null) return `Version ${id}: undid version ${undoes}`;
  return `Version ${id}: ${note || counted(changes, 'change')}`;
}

function VersionState({ version }: { version: PublishedVersion }) {
  const { state, liveAt, liveFrom, liveUntil, undoneBy, failure } = version;
  const from = dayAndTime(new Date(liveFrom));
  const until = liveUntil ? ` to ${dayAndTime(new Date(liveUntil))}` : '';
  switch (state) {
    case 'live': {
      const at = new Date(liveAt ?? liveFrom);
      return (
        <StateMark mark="full" tone="good">
          Live since {shortDay(at)} {exactTime(at)}
          {until && `,${until.replace(' to', ' until')}`}
        </StateMark>
      );
    }
    case 'publishing':
      return <StateMark mark="half">Publishing since {from}</StateMark>;
    case 'failed':
      return (
        <StateMark mark="open" tone="alert">
          Not live: {failure ?? 'the pages could not be made'}
        </StateMark>
      );
    case 'scheduled':
      return (
        <StateMark mark="half">
          {from}
          {until}
        </StateMark>
      );
    case 'ended':
      return (
        <StateMark mark="full">
          {from}
          {until}
        </StateMark>
      );
    default:
      return <StateMark mark="cross">Undone by version {undoneBy}</StateMark>;
  }
}

function UndoButton({ version }: { version: PublishedVersion }) {
  const undo = useUndoVersion();
  const tray = useTray();
  const isOwner = useMe().role === 'owner';
  if (!isOwner || version.state === 'undone' || version.state === 'ended') return null;
  const name = version.state === 'scheduled' ? 'Cancel' : 'Undo';
  const said = version.state === 'scheduled' ? 'cancelled' : 'undone';
  const run = async () => {
    try {
      const { version: made } = await undo.mutateAsync(version.id);
      const again = () => undo.mutateAsync(made);
      tray.show({ text: `Version ${version.id} ${said}.`, undo: again });
    } catch (error) {
      tray.show({ text: error instanceof Error ? error.message : 'Not undone.' });
    }
  };
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={`${name} version ${version.id}`}
      disabled={undo.isPending}
      onClick={run}
    >
      {name}
    </Button>
  );
}

function DifferencePanel({ version, onClose }: { version: PublishedVersion; onClose: () => void }) {
  const load = useDifference(version.id);
  const { staffName, createdAt, note } = version;
  return (
    <SlideOver
      title={titleOf(version)}
      sub={`${staffName ?? 'Command line'}, ${dayAndTime(new Date(createdAt))}`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {note && <p className="note">{note}</p>}
        <VersionState version={version} />
        <Loaded load={load}>
          {({ rows }) => (
            <Table
              caption="What it changed"
              rows={rows}
              rowKey={({ productId, field }) => `${productId} ${field}`}
              columns={[
                {
                  key: 'product',
                  head: 'What',
                  phone: 'title',
                  cell: ({ name, about, field, label }) => (
                    <>
                      {name}
                      <small>
                        {about}, {(label ?? fieldName(field)).toLowerCase()}
                      </small>
                    </>
                  ),
                },
                {
                  key: 'difference',
                  head: 'Before → after',
                  align: 'end',
                  phone: 'end',
                  cell: ({ field, before, after, input }) =>
                    `${valueWords(field, before, input)} → ${valueWords(field, after, input)}`,
                },
              ]}
            />
          )}
        </Loaded>
      </div>
    </SlideOver>
  );
}
