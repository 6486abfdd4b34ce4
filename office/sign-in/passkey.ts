import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { RequestError } from '../app/api.ts';

export const supportsPasskeys = browserSupportsWebAuthn();

/** Turns a failure, such as a closed browser dialog, into an error message. */
async function withPasskeyErrors<Result>(
  work: Promise<Result>,
  failureMessage: string,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new RequestError(0, {
      error: isKnown ? 'This device already has a passkey for your account.' : failureMessage,
    });
  }
}

type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

export const signInWithPasskey = (optionsJSON: SignInOptions) =>
  withPasskeyErrors(startAuthentication({ optionsJSON }), 'No passkey was used. Try again.');

export const createPasskey = (optionsJSON: CreationOptions) =>
  withPasskeyErrors(startRegistration({ optionsJSON }), 'No passkey was made. Try again.');
