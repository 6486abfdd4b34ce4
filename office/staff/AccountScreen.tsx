import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { minPasswordLength } from '../../contract/office.ts';
import { formatDayAndTime } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { api, readJson, useApiMutation, useApiQuery } from '../app/api.ts';
import { useSignedInUser } from '../app/session.tsx';
import { createPasskey, supportsPasskeys } from '../sign-in/passkey.ts';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { Section } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { ErrorState, QueryResult } from '../ui/states.tsx';

const affectedQueries = [['access']];

/** A full page load, so that no loaded data stays in the browser. */
const goToSignIn = () => location.assign('/sign-in');

/** The signed-in user's account: name, sign-in methods, sessions and keyboard shortcuts. */
export default function AccountScreen() {
  const load = useApiQuery(['access'], () => api.me.access.$get());
  const signOut = useApiMutation(() => api.me['sign-out'].$post(), []);
  return (
    <Screen
      title="Your account"
      actions={
        <Button look="quiet" onClick={() => signOut.mutate(undefined, { onSuccess: goToSignIn })}>
          Sign out
        </Button>
      }
    >
      {signOut.error && <ErrorState error={signOut.error} />}
      <div className="grid gap-8 py-4">
        <DetailsForm />
        <QueryResult load={load}>
          {({ passkeys, hasPassword, sessions }) => (
            <>
              <PasskeysSection passkeys={passkeys} />
              <PasswordSection hasPassword={hasPassword} canRemove={passkeys.length > 0} />
              <SessionsSection sessions={sessions} />
            </>
          )}
        </QueryResult>
      </div>
    </Screen>
  );
}

function DetailsForm() {
  const me = useSignedInUser();
  const save = useApiMutation(
    (json: { name?: string; shortcuts?: boolean }) => api.me.$patch({ json }),
    [['me'], ['staff']],
  );
  const form = useForm({ name: me.name }, (values) => save.mutateAsync(values));
  return (
    <Section title="You" note={me.email}>
      <div className="grid max-w-90 gap-4">
        <Form form={form} label="Your name">
          <TextField
            form={form}
            name="name"
            label="Name"
            required
            input={{ autoComplete: 'name' }}
          />
          <Button type="submit" look="quiet" disabled={form.sending} className="justify-self-start">
            Save name
          </Button>
        </Form>
        <Checkbox
          label="Single-letter shortcuts, such as J, K and ?"
          checked={me.shortcuts}
          onChange={(event) => save.mutate({ shortcuts: event.target.checked })}
        />
        <p role="status">{save.isSuccess && 'Saved.'}</p>
      </div>
    </Section>
  );
}

type Access = InferResponseType<typeof api.me.access.$get, 200>;
type Passkey = Access['passkeys'][number];

function PasskeysSection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [renaming, setRenaming] = useState<Passkey>();
  const add = useForm({}, async () => {
    const passkey = await createPasskey(await readJson(api.me.passkeys.options.$post()));
    await save.mutateAsync(passkey);
  });
  const save = useApiMutation(
    (passkey: Awaited<ReturnType<typeof createPasskey>>) =>
      api.me.passkeys.$post({ json: { passkey } }),
    affectedQueries,
  );
  const remove = useApiMutation(
    (id: string) => api.me.passkeys[':id'].$delete({ param: { id } }),
    affectedQueries,
  );
  const error = add.error ?? remove.error;
  const columns: Column<Passkey>[] = [
    { head: 'Passkey', phone: 'title', cell: ({ name }) => name },
    {
      head: 'Added',
      phone: 'hide',
      cell: ({ createdAt }) => formatDayAndTime(new Date(createdAt)),
    },
    {
      head: 'Last used',
      cell: ({ usedAt }) => (usedAt ? formatDayAndTime(new Date(usedAt)) : 'Not used yet'),
    },
    {
      key: 'change',
      head: <span className="sr-only">Change</span>,
      phone: 'end',
      align: 'end',
      cell: (key) => (
        <span className="inline-flex gap-4">
          <TextButton onClick={() => setRenaming(key)} name={key.name}>
            Rename
          </TextButton>
          <TextButton onClick={() => remove.mutate(key.id)} name={key.name}>
            Remove
          </TextButton>
        </span>
      ),
    },
  ];
  return (
    <Section
      title="Passkeys"
      note="One for each device you use"
      end={
        supportsPasskeys && (
          <Button look="signal" size="small" onClick={add.submit} disabled={add.sending}>
            Add a passkey
          </Button>
        )
      }
    >
      {error !== undefined && error !== null && <ErrorState error={error} />}
      {passkeys.length > 0 ? (
        <Table caption="Your passkeys" columns={columns} rows={passkeys} rowKey={({ id }) => id} />
      ) : (
        <p className="text-ink-2">None yet. A passkey is quicker and safer than a password.</p>
      )}
      {renaming && <RenamePasskeyPanel passkey={renaming} onClose={() => setRenaming(undefined)} />}
    </Section>
  );
}

type TextButtonProps = { onClick: () => void; name: string; children: string };

/** A text button in a row, with its full name for screen readers. */
function TextButton({ onClick, name, children }: TextButtonProps) {
  return (
    <button type="button" className="text-link" onClick={onClick}>
      {children}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

function RenamePasskeyPanel({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const rename = useApiMutation(
    (json: { name: string }) => api.me.passkeys[':id'].$patch({ param: { id }, json }),
    affectedQueries,
  );
  const form = useForm({ name }, async (values) => {
    await rename.mutateAsync(values);
    onClose();
  });
  return (
    <SlideOver title="Rename passkey" sub={name} onClose={onClose}>
      <Form form={form} label="Rename passkey">
        <TextField form={form} name="name" label="Name" required input={{ autoFocus: true }} />
        <Button type="submit" look="signal" disabled={form.sending}>
          Rename
        </Button>
      </Form>
    </SlideOver>
  );
}

function PasswordSection({ hasPassword, canRemove }: { hasPassword: boolean; canRemove: boolean }) {
  const [open, setOpen] = useState(false);
  const remove = useApiMutation(() => api.me.password.$delete(), affectedQueries);
  return (
    <Section title="Password" note={hasPassword ? 'Set' : 'Not set'}>
      {remove.error && <ErrorState error={remove.error} />}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => setOpen(true)}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
        {hasPassword && canRemove && (
          <Button look="quiet" onClick={() => remove.mutate(undefined)}>
            Remove password
          </Button>
        )}
      </div>
      {open && <SetPasswordPanel hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function SetPasswordPanel({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const save = useApiMutation(
    (json: { current: string; password: string }) => api.me.password.$put({ json }),
    affectedQueries,
  );
  const form = useForm({ current: '', password: '' }, async (values) => {
    await save.mutateAsync(values);
    onClose();
  });
  return (
    <SlideOver title={hasPassword ? 'Change password' : 'Set a password'} onClose={onClose}>
      <Form form={form} label="Password">
        {hasPassword && (
          <TextField
            form={form}
            name="current"
            label="Current password"
            required
            input={{ type: 'password', autoComplete: 'current-password', autoFocus: true }}
          />
        )}
        <TextField
          form={form}
          name="password"
          label="New password"
          hint={`At least ${minPasswordLength} characters. You are signed out on your other devices.`}
          required
          input={{ type: 'password', autoComplete: 'new-password' }}
        />
        <Button type="submit" look="signal" disabled={form.sending}>
          Save password
        </Button>
      </Form>
    </SlideOver>
  );
}

type Session = Access['sessions'][number];

function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const end = useApiMutation(
    (id: number) => api.me.sessions[':id'].$delete({ param: { id: String(id) } }),
    affectedQueries,
  );
  const endAll = useApiMutation(() => api.me['sign-out-everywhere'].$post(), []);
  const error = end.error ?? endAll.error;
  const columns: Column<Session>[] = [
    {
      head: 'Device',
      phone: 'title',
      cell: ({ browser, isThis }) => (isThis ? `${browser}, this device` : browser),
    },
    { head: 'Address', cell: ({ ip }) => ip ?? '' },
    {
      head: 'Signed in',
      phone: 'hide',
      cell: ({ createdAt }) => formatDayAndTime(new Date(createdAt)),
    },
    { head: 'Last active', cell: ({ seenAt }) => formatDayAndTime(new Date(seenAt)) },
    {
      key: 'end',
      head: <span className="sr-only">Sign out</span>,
      phone: 'end',
      align: 'end',
      cell: ({ id, browser, isThis }) =>
        !isThis && (
          <TextButton onClick={() => end.mutate(id)} name={browser}>
            Sign out
          </TextButton>
        ),
    },
  ];
  return (
    <Section
      title="Where you are signed in"
      note="Sessions last 30 days, or 12 hours without use"
      end={
        <Button
          look="quiet"
          size="small"
          onClick={() => endAll.mutate(undefined, { onSuccess: goToSignIn })}
        >
          Sign out everywhere
        </Button>
      }
    >
      {error && <ErrorState error={error} />}
      <Table
        caption="Where you are signed in"
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => String(id)}
      />
    </Section>
  );
}
