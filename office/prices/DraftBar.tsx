import { useState } from 'react';
import { formatTime, ukDateFormatter } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { useToast } from '../app/Toast.tsx';
import { pluralize } from '../order/order-texts.ts';
import { Kbd } from '../ui/marks.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { type Draft, useAddToDraft, useDiscardDraft, useDraft, usePublish } from './prices-data.ts';
import { SchedulePanel } from './SchedulePanel.tsx';

const formatExactTime = ukDateFormatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The draft at the foot of the screen, and its progress until it is live in the shop. */
export function DraftBar() {
  const { data: draft } = useDraft();
  /** The version that was published from here. */
  const [published, setPublished] = useState<number>();
  const [publishError, setPublishError] = useState('');
  if (!draft) return null;
  if (draft.products > 0) {
    return (
      <PendingDraft
        draft={draft}
        failed={publishError}
        onFail={setPublishError}
        onPublish={setPublished}
      />
    );
  }
  const { latest } = draft;
  if (!latest || latest.id !== published) return null;
  return <PublishProgress version={latest} onClose={() => setPublished(undefined)} />;
}

type PendingDraftProps = {
  draft: Draft;
  failed: string;
  onFail: (sentence: string) => void;
  onPublish: (version: number) => void;
};

function PendingDraft({ draft, failed, onFail, onPublish }: PendingDraftProps) {
  const [open, setOpen] = useState<'preview' | 'schedule'>();
  const [note, setNote] = useState('');
  const toast = useToast();
  const publish = usePublish();
  const discard = useDiscardDraft();
  const restoreDraft = useAddToDraft();
  const isOwner = useSignedInUser().role === 'owner';
  const { products, byRule, problems, revision, owners } = draft;
  const changes = pluralize(products, 'change');
  const publishDraft = () => {
    if (problems.length > 0) return setOpen('preview');
    onFail('');
    // This component unmounts with the draft, so the callbacks belong to the parent, which stays.
    publish.mutateAsync({ seen: revision, note }).then(
      ({ version }) => onPublish(version),
      (error: Error) => onFail(error.message),
    );
  };
  const discardDraft = async () => {
    const { changes: discardedChanges } = await discard.mutateAsync(undefined);
    toast.show({
      text: `${changes} discarded.`,
      undo: () => restoreDraft.mutateAsync({ origin: 'hand', changes: discardedChanges }),
    });
  };
  useShortcut('ctrl+enter', `Publish ${changes}`, publishDraft, { when: isOwner });
  return (
    <>
      <section aria-label="Draft" className="draft-bar">
        <div role="status">
          <strong>{changes}, not yet live</strong>
          <span>
            {failed || problems.length > 0 ? (
              <em>
                {failed || `${pluralize(problems.length, 'change')} cannot go live yet. `}
                {!failed && (
                  <button type="button" onClick={() => setOpen('preview')}>
                    See why
                  </button>
                )}
              </em>
            ) : (
              originText(products, byRule, draft.by)
            )}
          </span>
        </div>
        <div className="draft-actions">
          {isOwner && (
            <input
              className="field w-48 max-md:hidden"
              aria-label="Reason, for the history"
              placeholder="Reason, for the history"
              maxLength={200}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
          <Button look="quiet" disabled={discard.isPending} onClick={discardDraft}>
            Discard
          </Button>
          <Button look="quiet" onClick={() => setOpen('preview')}>
            Preview
          </Button>
          {isOwner ? (
            <>
              <Button look="quiet" onClick={() => setOpen('schedule')}>
                Schedule
              </Button>
              <Button look="signal" disabled={publish.isPending} onClick={publishDraft}>
                {publish.isPending ? 'Publishing…' : `Publish ${changes}`} <Kbd>Ctrl ↵</Kbd>
              </Button>
            </>
          ) : (
            <p>
              Only an owner can publish:{' '}
              {new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(owners)}.
            </p>
          )}
        </div>
      </section>
      {open === 'preview' && <PreviewPanel draft={draft} onClose={() => setOpen(undefined)} />}
      {open === 'schedule' && (
        <SchedulePanel
          draft={draft}
          note={note}
          onDone={() => setOpen(undefined)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** For example '12 by rule, 2 by hand or import. By Ruth and Dan.' */
function originText(products: number, byRule: number, by: readonly string[]): string {
  const ways = [
    byRule > 0 && `${byRule} by rule`,
    products > byRule && `${products - byRule} by hand or import`,
  ].filter(Boolean);
  return `${ways.join(', ')}. By ${new Intl.ListFormat('en-GB').format(by)}.`;
}

type Latest = NonNullable<Draft['latest']>;

/** The progress from publishing to live, or the reason for a failure. */
function PublishProgress({ version, onClose }: { version: Latest; onClose: () => void }) {
  const { state, failure, liveAt, changes } = version;
  const statusText = {
    publishing: [
      `Publishing ${pluralize(changes, 'change')}`,
      'The shop stays open. You can leave this page.',
    ],
    live: [
      `Live since ${formatExactTime(new Date(liveAt ?? version.liveFrom))}`,
      'Every page of the shop shows the new values.',
    ],
    failed: [
      'Not live',
      `${failure ?? 'The pages could not be made.'} The shop shows what it did before.`,
    ],
    scheduled: [`Scheduled for ${formatTime(new Date(version.liveFrom))}`, ''],
    ended: ['Ended', ''],
    undone: ['Undone', ''],
  }[state];
  return (
    <section aria-label="Publishing" className="draft-bar" data-state={state}>
      <div role="status">
        <strong>{statusText?.[0]}</strong>
        <span>{statusText?.[1]}</span>
      </div>
      <div className="draft-actions">
        {state === 'publishing' && <progress aria-label="Publishing" />}
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
