import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { api, readJson } from '../app/api.ts';
import { navigate } from '../app/router.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { fingerprintIcon } from '../ui/icons.ts';
import { ErrorState } from '../ui/states.tsx';
import { signInWithPasskey, supportsPasskeys } from './passkey.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** Reloads all data for the newly signed-in user; a screen open under the dialog stays. */
export function useAfterSignIn() {
  const client = useQueryClient();
  return async () => {
    if (/^[/](sign-in|join)$/.test(location.pathname)) navigate('/', { replace: true });
    await client.invalidateQueries();
  };
}

/** Passkey first, password second. */
export default function SignInScreen() {
  const afterSignIn = useAfterSignIn();
  const passkeyForm = useForm({}, async () => {
    const options = await readJson(api['sign-in'].passkey.options.$post());
    const passkey = await signInWithPasskey(options);
    await readJson(api['sign-in'].passkey.$post({ json: { passkey } }));
    await afterSignIn();
  });
  const passwordForm = useForm({ email: '', password: '' }, async (json) => {
    await readJson(api['sign-in'].password.$post({ json }));
    await afterSignIn();
  });
  return (
    <SignInLayout title="Sign in">
      {supportsPasskeys && (
        <>
          <Button
            look="signal"
            size="big"
            onClick={passkeyForm.submit}
            disabled={passkeyForm.sending}
          >
            <Icon name={fingerprintIcon} />
            Use a passkey
          </Button>
          <p className="label">Your fingerprint, face or PIN on this device.</p>
          {passkeyForm.error !== undefined && <ErrorState error={passkeyForm.error} />}
          <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3.5 text-ink-3 before:h-px before:bg-line after:h-px after:bg-line">
            <span>or</span>
          </p>
        </>
      )}
      <Form form={passwordForm} label="Sign in with a password" safe="">
        <TextField
          form={passwordForm}
          name="email"
          label="Email"
          required
          input={{ type: 'email', autoComplete: 'username' }}
        />
        <TextField
          form={passwordForm}
          name="password"
          label="Password"
          required
          input={{ type: 'password', autoComplete: 'current-password' }}
        />
        <Button
          type="submit"
          size="big"
          look={supportsPasskeys ? 'quiet' : 'signal'}
          disabled={passwordForm.sending}
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
    </SignInLayout>
  );
}
