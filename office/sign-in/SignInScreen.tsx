import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { api, read } from '../app/api.ts';
import { navigate } from '../app/router.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { fingerprintIcon } from '../ui/icons.ts';
import { ErrorState } from '../ui/states.tsx';
import { EntryPage } from './EntryPage.tsx';
import { askForPasskey, hasPasskeys } from './passkey.ts';

/** Reloads all data for the newly signed-in user; a screen open under the dialog stays. */
export function useSignedIn() {
  const client = useQueryClient();
  return async () => {
    if (/^[/](sign-in|join)$/.test(location.pathname)) navigate('/', { replace: true });
    await client.invalidateQueries();
  };
}

/** Passkey first, password second. */
export default function SignInScreen() {
  const signedIn = useSignedIn();
  const byPasskey = useForm({}, async () => {
    const options = await read(api['sign-in'].passkey.options.$post());
    const passkey = await askForPasskey(options);
    await read(api['sign-in'].passkey.$post({ json: { passkey } }));
    await signedIn();
  });
  const byPassword = useForm({ email: '', password: '' }, async (json) => {
    await read(api['sign-in'].password.$post({ json }));
    await signedIn();
  });
  return (
    <EntryPage title="Sign in">
      {hasPasskeys && (
        <>
          <Button look="signal" size="big" onClick={byPasskey.submit} disabled={byPasskey.sending}>
            <Icon name={fingerprintIcon} />
            Use a passkey
          </Button>
          <p className="label">Your fingerprint, face or PIN on this device.</p>
          {byPasskey.error !== undefined && <ErrorState error={byPasskey.error} />}
          <p className="entry-or">
            <span>or</span>
          </p>
        </>
      )}
      <Form form={byPassword} label="Sign in with a password" safe="">
        <TextField
          form={byPassword}
          name="email"
          label="Email"
          required
          input={{ type: 'email', autoComplete: 'username' }}
        />
        <TextField
          form={byPassword}
          name="password"
          label="Password"
          required
          input={{ type: 'password', autoComplete: 'current-password' }}
        />
        <Button
          type="submit"
          size="big"
          look={hasPasskeys ? 'quiet' : 'signal'}
          disabled={byPassword.sending}
        >
          Sign in with a password
        </Button>
      </Form>
      <details>
        <summary className="text-link">Can’t sign in?</summary>
        <p className="mt-2 text-ink-2">
          An owner can make you a new link under Staff. If no owner can sign in, run{' '}
          <code>npm run shop -- office link EMAIL</code> on the shop’s machine.
        </p>
      </details>
    </EntryPage>
  );
}
