import { useState } from 'react';
import { formatDayAndTime, formatShortDay, ukDateFormatter } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { Table } from '../../ui/Table.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { useToast } from '../app/Toast.tsx';
import { pluralize } from '../order/order-texts.ts';
import { Initials, StateMark } from '../ui/marks.tsx';
import { Section } from '../ui/Panel.tsx';
import { QueryResult } from '../ui/states.tsx';
import {
  formatFieldName,
  formatValue,
  type PublishedVersion,
  useUndoVersion,
  useVersionDifference,
  useVersions,
} from './prices-data.ts';

const exactTime = ukDateFormatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The latest published versions, the scheduled ones, and the effects of a price change. */
export function PricesAside() {
  const { data } = useVersions();
  const rows = data?.rows ?? [];
  const waiting = rows.filter(({ state }) => state === 'scheduled');
  const done = rows.filter(({ state }) => state !== 'scheduled').slice(0, 3);
  return (
    <aside
      className="grid gap-6 border-ink border-t pt-2 max-[80rem]:hidden"
      aria-label="History and schedule"
    >
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
                {versionTitle(version)}
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
function versionTitle({ note, changes, undoes, id }: PublishedVersion): string {
  if (undoes !== null) return `Version ${id}: undid version ${undoes}`;
  return `Version ${id}: ${note || pluralize(changes, 'change')}`;
}

function VersionState({ version }: { version: PublishedVersion }) {
  const { state, liveAt, liveFrom, liveUntil, undoneBy, failure } = version;
  const from = formatDayAndTime(new Date(liveFrom));
  const until = liveUntil ? ` to ${formatDayAndTime(new Date(liveUntil))}` : '';
  switch (state) {
    case 'live': {
      const at = new Date(liveAt ?? liveFrom);
      return (
        <StateMark mark="full" tone="good">
          Live since {formatShortDay(at)} {exactTime(at)}
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
  const toast = useToast();
  const isOwner = useSignedInUser().role === 'owner';
  if (!isOwner || version.state === 'undone' || version.state === 'ended') return null;
  const name = version.state === 'scheduled' ? 'Cancel' : 'Undo';
  const doneWord = version.state === 'scheduled' ? 'cancelled' : 'undone';
  const undoVersion = async () => {
    try {
      const { version: newVersion } = await undo.mutateAsync(version.id);
      const redo = () => undo.mutateAsync(newVersion);
      toast.show({ text: `Version ${version.id} ${doneWord}.`, undo: redo });
    } catch (error) {
      toast.show({ text: error instanceof Error ? error.message : 'Not undone.' });
    }
  };
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={`${name} version ${version.id}`}
      disabled={undo.isPending}
      onClick={undoVersion}
    >
      {name}
    </Button>
  );
}

function DifferencePanel({ version, onClose }: { version: PublishedVersion; onClose: () => void }) {
  const load = useVersionDifference(version.id);
  const { staffName, createdAt, note } = version;
  return (
    <SlideOver
      title={versionTitle(version)}
      sub={`${staffName ?? 'Command line'}, ${formatDayAndTime(new Date(createdAt))}`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {note && <p className="note">{note}</p>}
        <VersionState version={version} />
        <QueryResult load={load}>
          {({ rows }) => (
            <Table
              caption="What it changed"
              rows={rows}
              rowKey={({ productId, field }) => `${productId} ${field}`}
              columns={[
                {
                  head: 'What',
                  phone: 'title',
                  cell: ({ name, about, field, label }) => (
                    <>
                      {name}
                      <small>
                        {about}, {(label ?? formatFieldName(field)).toLowerCase()}
                      </small>
                    </>
                  ),
                },
                {
                  head: 'Before → after',
                  align: 'end',
                  phone: 'end',
                  cell: ({ field, before, after, input }) =>
                    `${formatValue(field, before, input)} → ${formatValue(field, after, input)}`,
                },
              ]}
            />
          )}
        </QueryResult>
      </div>
    </SlideOver>
  );
}
