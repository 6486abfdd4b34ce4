import { type ReactNode, useEffect, useRef } from 'react';
import { type CloseReason, closeReasons } from '../../contract/enquiry.ts';
import { useMedia } from '../../ui/use-media.ts';
import { Form, ReasonField, TextField, useForm } from '../ui/form.tsx';
import { alertIcon } from '../ui/icons.ts';
import { Panel, PanelSubmit, Tabs } from '../ui/Panel.tsx';
import { ConflictState, Notice } from '../ui/states.tsx';
import {
  closeReasonNames,
  type EnquiryDetail,
  type EnquiryForm,
  enquiryApi,
  enquiryName,
  enquiryTitle,
  useEnquiryChange,
  useEnquiryForm,
} from './enquiry-data.ts';
import { threadEntryTitle } from './Thread.tsx';

type Props = { enquiry: EnquiryDetail };
type AnswerForm = EnquiryForm<{ text: string }>;

/** The actions for an enquiry, one at a time. */
export function ThreadPanel({
  enquiry,
  tab = 'answer',
  answer,
}: Props & { tab: string | undefined; answer: AnswerForm }) {
  const enquiryHref = `/enquiries/${enquiryName(enquiry)}`;
  const isClosed = enquiry.state === 'closed';
  const tabLabels = {
    answer: 'Answer',
    reply: 'Reply',
    note: 'Note',
    close: isClosed ? 'Reopen' : 'Close',
  };
  const tabBodies = {
    answer: <AnswerPanel enquiry={enquiry} form={answer} />,
    reply: <ReplyPanel enquiry={enquiry} />,
    note: <NotePanel enquiry={enquiry} />,
    close: isClosed ? <ReopenPanel enquiry={enquiry} /> : <ClosePanel enquiry={enquiry} />,
  };
  const shownTab = tab in tabBodies ? (tab as keyof typeof tabBodies) : 'answer';
  const tabs = Object.entries(tabLabels).map(([key, name]) => ({
    name,
    href: `${enquiryHref}?tab=${key}`,
    current: key === shownTab,
  }));
  return (
    <Panel label="Actions" head={<Tabs label="Actions" inPanel tabs={tabs} />}>
      {tabBodies[shownTab]}
    </Panel>
  );
}

/** A colleague changed the enquiry in the meantime: their change, beside what was typed here. */
function Conflict({ form, mine }: Pick<ConflictFormProps, 'form' | 'mine'>) {
  const { conflict, keepTheirs, sendMine } = form;
  if (!conflict) return null;
  const who = conflict.changes.findLast(({ by }) => by !== undefined)?.by ?? 'the shop';
  const last = conflict.enquiry.thread.at(-1);
  const theirs = last && 'body' in last ? last.body : last && threadEntryTitle(last);
  return (
    <ConflictState
      who={who}
      fields={[{ name: 'Text', theirs: theirs ?? '–', mine: mine || '–' }]}
      onKeepTheirs={keepTheirs}
      onSendMine={sendMine}
    >
      <strong>{who} changed this enquiry</strong> while you had it open. Yours is not sent.
    </ConflictState>
  );
}

// biome-ignore lint/suspicious/noExplicitAny: a form of whatever values
type AnyEnquiryForm = EnquiryForm<any>;

type ConflictFormProps = {
  form: AnyEnquiryForm;
  label: string;
  safe?: string;
  /** What was typed here. */
  mine: string;
  /** The label of the button, and a note about its effect. */
  action: string;
  note: string;
  children: ReactNode;
};

/** A form of the panel. After a conflict both versions are shown in place of its button. */
function ConflictForm({ form, label, safe, mine, action, note, children }: ConflictFormProps) {
  return (
    <Form form={form} label={label} safe={safe}>
      <Conflict form={form} mine={mine} />
      {children}
      {!form.conflict && (
        <PanelSubmit busy={form.sending} note={note}>
          {action}
        </PanelSubmit>
      )}
    </Form>
  );
}

function AnswerPanel({ enquiry, form }: Props & { form: AnswerForm }) {
  const { from, sender, state } = enquiry;
  const isPhone = useMedia('(width < 56.25rem)');
  const field = useRef<HTMLDivElement>(null);
  const shouldFocus = state === 'open' && !isPhone;
  // On a wide screen, people open an open enquiry to answer it.
  useEffect(() => {
    if (shouldFocus) field.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [shouldFocus]);
  if (!from.canBeEmailed)
    return (
      <Notice tone="alert" icon={alertIcon}>
        {from.email} cannot be emailed. Close the enquiry, or call the buyer.
      </Notice>
    );
  return (
    <ConflictForm
      form={form}
      label="Answer"
      safe="Nothing was sent. What you typed is kept."
      mine={form.values.text}
      action="Send answer"
      note={`Goes to ${from.email} in 20 seconds. You can undo until then. What you type is kept on this device.`}
    >
      <div ref={field}>
        <TextField
          form={form}
          name="text"
          label="Answer"
          hint={`As ${sender.name}, from ${sender.email}`}
          required
          rows={isPhone ? 8 : 12}
        />
      </div>
    </ConflictForm>
  );
}

function ReplyPanel({ enquiry }: Props) {
  const name = enquiryName(enquiry);
  const change = useEnquiryChange(name);
  const form = useEnquiryForm(enquiry, { text: '' }, async ({ text }, version) => {
    const call = () => enquiryApi.replies.$post({ param: { name }, json: { version, text } });
    await change(call, `Reply added. ${enquiryTitle(enquiry)} is open again.`, {
      returnTo: `/enquiries/${name}`,
    });
  });
  return (
    <ConflictForm
      form={form}
      label="Add a reply you received"
      mine={form.values.text}
      action="Add reply"
      note="Nothing is sent. The enquiry goes back to Today."
    >
      <TextField
        form={form}
        name="text"
        label="Add a reply you received"
        hint="Paste what the buyer wrote"
        required
        rows={10}
      />
    </ConflictForm>
  );
}

function NotePanel({ enquiry }: Props) {
  const name = enquiryName(enquiry);
  const change = useEnquiryChange(name);
  const form = useForm({ text: '' }, async (json) => {
    await change(() => enquiryApi.notes.$post({ param: { name }, json }), 'Note added.', {
      returnTo: `/enquiries/${name}`,
    });
  });
  return (
    <Form form={form} label="Add note">
      <TextField
        form={form}
        name="text"
        label="Note"
        hint="Only colleagues see it"
        required
        rows={6}
      />
      <PanelSubmit busy={form.sending}>Add note</PanelSubmit>
    </Form>
  );
}

function ClosePanel({ enquiry }: Props) {
  const name = enquiryName(enquiry);
  const change = useEnquiryChange(name);
  const initial = { reason: '' as CloseReason | '', note: '' };
  const form = useEnquiryForm(enquiry, initial, async ({ reason, note }, version) => {
    const json = { version, reason: reason as CloseReason, note };
    const call = () => enquiryApi.close.$post({ param: { name }, json });
    await change(call, `${enquiryTitle(enquiry)} is closed.`, { returnTo: `/enquiries/${name}` });
  });
  const { reason, note } = form.values;
  return (
    <ConflictForm
      form={form}
      label="Close"
      safe="Nothing has changed."
      mine={[reason && closeReasonNames[reason], note].filter(Boolean).join('. ')}
      action="Close enquiry"
      note="Nothing is sent to the buyer."
    >
      <ReasonField id="close-reason" form={form} reasons={closeReasons} names={closeReasonNames} />
      <TextField
        form={form}
        name="note"
        label="Note"
        hint="Only colleagues see it"
        required={reason === 'other'}
        rows={4}
      />
    </ConflictForm>
  );
}

function ReopenPanel({ enquiry }: Props) {
  const name = enquiryName(enquiry);
  const change = useEnquiryChange(name);
  const form = useForm({}, async () => {
    const json = { version: enquiry.version };
    const call = () => enquiryApi.reopen.$post({ param: { name }, json });
    await change(call, `${enquiryTitle(enquiry)} is open again.`, {
      returnTo: `/enquiries/${name}`,
    });
  });
  return (
    <Form form={form} label="Reopen" safe="Nothing has changed.">
      <PanelSubmit
        busy={form.sending}
        note="It goes back to Today, with five working days for an answer."
      >
        Reopen enquiry
      </PanelSubmit>
    </Form>
  );
}
