import { useState } from 'react';
import { minPasswordLength } from '../../contract/office.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { api, readJson, useApiQuery } from '../app/api.ts';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { fingerprintIcon } from '../ui/icons.ts';
import { QueryResult } from '../ui/states.tsx';
import { createPasskey, supportsPasskeys } from './passkey.ts';
import { SignInLayout } from './SignInLayout.tsx';
import { useAfterSignIn } from './SignInScreen.tsx';

type Link = { email: string | null; name: string | null; role: string; isReturn: boolean };

/** The page of a one-time link: for the first owner, a new colleague, or a user who can no longer sign in. */
export default function JoinScreen() {
  // After the #, so that no server ever logs it.
  const [token] = useState(() => location.hash.slice(1));
  const load = useApiQuery(['link', token], () => api['sign-in'].link.$post({ json: { token } }));
  const title = load.data?.isReturn ? 'Welcome back' : 'Set up your account';
  return (
    <SignInLayout title={load.isError ? 'This link does not work' : title}>
      <QueryResult load={load} rows={4}>
        {(link) => <JoinForm link={link} token={token} />}
      </QueryResult>
      {load.isError && (
        <p className="text-ink-2">
          Ask the person who sent it for a new one. The link that the shop prints when it starts
          works for 15 minutes: restart the shop for another.
        </p>
      )}
    </SignInLayout>
  );
}

function JoinForm({ link, token }: { link: Link; token: string }) {
  const afterSignIn = useAfterSignIn();
  const [withPasskey, setWithPasskey] = useState(supportsPasskeys);
  const form = useForm(
    { name: link.name ?? '', email: link.email ?? '', password: '', replace: link.isReturn },
    async ({ name, email, password, replace }) => {
      const person = { token, name, email };
      const credential = withPasskey
        ? {
            passkey: await createPasskey(
              await readJson(api['sign-in'].link.passkey.$post({ json: person })),
            ),
          }
        : { password };
      await readJson(
        api['sign-in'].link.redeem.$post({ json: { ...person, replace, ...credential } }),
      );
      await afterSignIn();
    },
  );
  return (
    <Form form={form} label="Your account">
      <TextField
        form={form}
        name="name"
        label="Your name"
        required
        input={{ autoComplete: 'name' }}
      />
      <TextField
        form={form}
        name="email"
        label="Email"
        required
        input={{ type: 'email', autoComplete: 'username', readOnly: link.email !== null }}
      />
      {link.isReturn && (
        <Checkbox
          label="Remove the passkeys and password I had before"
          checked={form.values.replace}
          onChange={(event) => form.set('replace', event.target.checked)}
        />
      )}
      {!withPasskey && (
        <TextField
          form={form}
          name="password"
          label="Password"
          hint={`At least ${minPasswordLength} characters. Three unrelated words work well.`}
          required
          input={{ type: 'password', autoComplete: 'new-password' }}
        />
      )}
      <Button type="submit" look="signal" size="big" disabled={form.sending}>
        {withPasskey && <Icon name={fingerprintIcon} />}
        {withPasskey ? 'Create a passkey' : 'Set this password'}
      </Button>
      {withPasskey && (
        <p className="label">
          You’ll sign in with your fingerprint, face or PIN. There is nothing to remember.
        </p>
      )}
      {supportsPasskeys && (
        <button
          type="button"
          className="text-link justify-self-start"
          onClick={() => setWithPasskey(!withPasskey)}
        >
          {withPasskey ? 'Use a password instead' : 'Use a passkey instead'}
        </button>
      )}
    </Form>
  );
}
