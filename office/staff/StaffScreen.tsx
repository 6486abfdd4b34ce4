import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import type { StaffRole } from '../../contract/office.ts';
import { formatDayAndTime } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { api, useApiMutation, useApiQuery } from '../app/api.ts';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { Initials, StateMark } from '../ui/marks.tsx';
import { Section, SubmitButton } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { ErrorState, QueryResult } from '../ui/states.tsx';
import { OneTimeLink } from './OneTimeLink.tsx';

const roles = [
  { value: 'owner', text: 'Owner' },
  { value: 'staff', text: 'Staff' },
] as const;

const affectedQueries = [['staff']];

type Staff = InferResponseType<typeof api.staff.$get, 200>;
type Person = Staff['people'][number];
type Invitation = Staff['invitations'][number];

/** The members of staff and their roles; for owners only. */
export default function StaffScreen() {
  const load = useApiQuery(['staff'], () => api.staff.$get());
  const [inviting, setInviting] = useState(false);
  const [editing, setEditing] = useState<number>();
  const edited = load.data?.people.find(({ id }) => id === editing);
  return (
    <Screen
      title="Staff"
      actions={
        <Button look="signal" onClick={() => setInviting(true)}>
          Invite a colleague
        </Button>
      }
    >
      <QueryResult load={load}>
        {({ people, invitations, refundLimitPence, discountLimitPercent }) => (
          <div className="grid gap-8">
            <Table
              caption="People who can sign in"
              columns={buildColumns(refundLimitPence, setEditing)}
              rows={people}
              rowKey={({ id }) => String(id)}
            />
            {invitations.length > 0 && <Invitations invitations={invitations} />}
            <RefundLimit key={`refund-${refundLimitPence}`} pence={refundLimitPence} />
            <DiscountLimit key={`off-${discountLimitPercent}`} percent={discountLimitPercent} />
          </div>
        )}
      </QueryResult>
      {inviting && <InvitePanel onClose={() => setInviting(false)} />}
      {edited && <EditPersonPanel person={edited} onClose={() => setEditing(undefined)} />}
    </Screen>
  );
}

function buildColumns(limit: number, onEdit: (id: number) => void): Column<Person>[] {
  return [
    {
      head: 'Person',
      phone: 'title',
      cell: ({ name, email }) => (
        <span className="flex items-center gap-3">
          <Initials name={name} beside />
          <span className="min-w-0 break-words">
            {name}
            <small>{email}</small>
          </span>
        </span>
      ),
    },
    {
      head: 'Can do',
      cell: ({ role }) =>
        role === 'owner' ? 'Everything' : `Orders, refunds to ${formatPrice(limit)}`,
    },
    { head: 'Signs in with', cell: (person) => <SignInMethods {...person} /> },
    {
      head: 'Last active',
      cell: ({ seenAt }) => (seenAt ? formatDayAndTime(new Date(seenAt)) : 'Signed out'),
    },
    {
      key: 'edit',
      head: <span className="sr-only">Edit</span>,
      phone: 'end',
      align: 'end',
      cell: ({ id, name }) => (
        <button type="button" className="text-link" onClick={() => onEdit(id)}>
          Edit<span className="sr-only"> {name}</span>
        </button>
      ),
    },
  ];
}

function SignInMethods({ passkeys, hasPassword }: Pick<Person, 'passkeys' | 'hasPassword'>) {
  if (passkeys === 0)
    return (
      <StateMark mark="half" tone="warn">
        Password only
      </StateMark>
    );
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  return hasPassword ? `${keys}, password` : keys;
}

function InvitePanel({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState('');
  const invite = useApiMutation((json: { email: string; role: StaffRole }) => {
    return api.staff.invitations.$post({ json });
  }, affectedQueries);
  const form = useForm({ email: '', role: 'staff' as StaffRole }, async (values) => {
    setLink((await invite.mutateAsync(values)).link);
  });
  return (
    <SlideOver
      title="Invite a colleague"
      onClose={onClose}
      foot={
        link === '' && (
          <SubmitButton form="invite" disabled={form.sending}>
            Create invitation
          </SubmitButton>
        )
      }
    >
      {link ? (
        <OneTimeLink link={link} whom={form.values.email} until="for three days" />
      ) : (
        <Form id="invite" form={form} label="Invitation">
          <TextField
            form={form}
            name="email"
            label="Email"
            required
            input={{ type: 'email', autoComplete: 'off', autoFocus: true }}
          />
          <RoleField value={form.values.role} onChange={(role) => form.set('role', role)} />
        </Form>
      )}
    </SlideOver>
  );
}

function RoleField({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  return (
    <div className="grid gap-2">
      <Segmented name="role" label="Role" options={roles} value={value} onChange={onChange} />
      <p className="label">
        Staff can’t see settings or this list, export personal data or refund more than the limit.
      </p>
    </div>
  );
}

function EditPersonPanel({ person, onClose }: { person: Person; onClose: () => void }) {
  const { id, name, email, role, sessions } = person;
  const param = { id: String(id) };
  const [link, setLink] = useState('');
  const change = useApiMutation(
    (to: StaffRole) => api.staff[':id'].$patch({ param, json: { role: to } }),
    affectedQueries,
  );
  const makeLink = useApiMutation(() => api.staff[':id'].link.$post({ param }), affectedQueries);
  const signOut = useApiMutation(
    () => api.staff[':id'].sessions.$delete({ param }),
    affectedQueries,
  );
  const remove = useApiMutation(() => api.staff[':id'].$delete({ param }), affectedQueries);
  const error = change.error ?? makeLink.error ?? signOut.error ?? remove.error;
  return (
    <SlideOver title={name} sub={email} onClose={onClose}>
      <div className="grid gap-6">
        {error && <ErrorState error={error} />}
        <RoleField value={role} onChange={(to) => change.mutate(to)} />
        <div className="grid justify-items-start gap-2">
          <p>Can’t sign in? A one-time link lets {name} set a new passkey or password.</p>
          {link ? (
            <OneTimeLink link={link} whom={name} until="for an hour" />
          ) : (
            <Button
              look="quiet"
              onClick={async () => setLink((await makeLink.mutateAsync(undefined)).link)}
            >
              Create sign-in link
            </Button>
          )}
        </div>
        <div className="grid justify-items-start gap-2">
          <p>{sessions === 1 ? 'Signed in on 1 device.' : `Signed in on ${sessions} devices.`}</p>
          <Button look="quiet" disabled={sessions === 0} onClick={() => signOut.mutate(undefined)}>
            Sign {name} out everywhere
          </Button>
        </div>
        <div className="grid justify-items-start gap-2 border-line border-t pt-6">
          <Button look="quiet" onClick={() => remove.mutate(undefined, { onSuccess: onClose })}>
            Remove {name}
          </Button>
          <p className="label">
            Signs them out at once. Their name stays in the activity log. You can invite them again.
          </p>
        </div>
      </div>
    </SlideOver>
  );
}

function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const withdraw = useApiMutation(
    (email: string) => api.staff.invitations[':email'].$delete({ param: { email } }),
    affectedQueries,
  );
  const columns: Column<Invitation>[] = [
    { head: 'Email', phone: 'title', cell: ({ email }) => email },
    { head: 'Role', cell: ({ role }) => (role === 'owner' ? 'Owner' : 'Staff') },
    {
      head: 'Valid until',
      cell: ({ expiresAt }) => formatDayAndTime(new Date(expiresAt)),
    },
    {
      key: 'withdraw',
      head: <span className="sr-only">Withdraw</span>,
      phone: 'end',
      align: 'end',
      cell: ({ email }) => (
        <button type="button" className="text-link" onClick={() => withdraw.mutate(email)}>
          Withdraw<span className="sr-only"> the invitation of {email}</span>
        </button>
      ),
    },
  ];
  return (
    <Section title="Invited" note="Each link works once">
      {withdraw.error && <ErrorState error={withdraw.error} />}
      <Table
        caption="Invitations"
        columns={columns}
        rows={invitations}
        rowKey={({ email }) => email}
      />
    </Section>
  );
}

type LimitProps = {
  title: string;
  initial: string;
  save: (typed: string) => Promise<unknown>;
  isSaved: boolean;
  /** The label of its button. */
  action: string;
  field: Pick<Parameters<typeof TextField>[0], 'label' | 'hint'> & { name: string };
};

/** What staff may do without an owner. */
function LimitForm({ title, initial, save, isSaved, action, field }: LimitProps) {
  const form = useForm({ [field.name]: initial }, (values) => save(values[field.name] ?? ''));
  return (
    <Section title={title}>
      <div className="max-w-90">
        <Form form={form} label={title}>
          <TextField form={form} {...field} required input={{ inputMode: 'decimal' }} />
          <Button type="submit" look="quiet" disabled={form.sending} className="justify-self-start">
            {action}
          </Button>
          {isSaved && <p role="status">Set.</p>}
        </Form>
      </div>
    </Section>
  );
}

function RefundLimit({ pence }: { pence: number }) {
  const { mutateAsync, isSuccess } = useApiMutation(
    (limit: number) => api.staff['refund-limit'].$put({ json: { pence: limit } }),
    [...affectedQueries, ['me']],
  );
  return (
    <LimitForm
      title="Refunds by staff"
      initial={String(pence / 100)}
      save={(pounds) => mutateAsync(Math.round(Number(pounds.replace(/[£,\s]/g, '')) * 100))}
      isSaved={isSuccess}
      action="Save limit"
      field={{ name: 'pounds', label: 'Staff refund limit (£)' }}
    />
  );
}

function DiscountLimit({ percent }: { percent: number }) {
  const { mutateAsync, isSuccess } = useApiMutation(
    (limit: number) => api.staff['discount-limit'].$put({ json: { percent: limit } }),
    affectedQueries,
  );
  return (
    <LimitForm
      title="Offers by staff"
      initial={String(percent)}
      save={(typed) => mutateAsync(Number(typed.replace(/[%\s]/g, '')))}
      isSaved={isSuccess}
      action="Save discount limit"
      field={{
        name: 'percent',
        label: 'Highest discount against list (%)',
        hint: 'On the whole offer. Owners can give more',
      }}
    />
  );
}
