import { type SampleClaim, sampleClaims } from './claims.ts';
import { company } from './company.ts';

/** What the shop says of itself, as far as it decides whether real customers may pay. */
export interface LaunchFacts {
  readonly company: {
    readonly companyNumber: string;
    readonly vatNumber: string;
    readonly registeredOffice: { readonly street: string };
    readonly phone: { readonly shown: string };
    readonly email: { readonly shown: string };
    readonly origin: string;
  };
  readonly claims: readonly SampleClaim[];
}

export const launchFacts: LaunchFacts = { company, claims: sampleClaims };

/** Numbers Ofcom keeps for drama: they ring nowhere. */
const dramaNumber =
  /^(01(1[3-8]|[2-6]1)4960|01632960|01914980|02079460|02896496|02920180|03069990|07700900|08081570|09098790)/;

/** Domains that nobody can own (RFC 2606). */
const exampleDomain = /(^|[.@/])(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** Claims that live payments wait for. */
export const unconfirmedClaims = ({ claims }: LaunchFacts): readonly SampleClaim[] =>
  claims.filter(({ confirmed, afterLaunch }) => !(confirmed || afterLaunch));

/** Why real customers may not pay yet, each in a sentence that says what to do. */
export function launchFaults(facts: LaunchFacts): string[] {
  const { companyNumber, vatNumber, registeredOffice, phone, email, origin } = facts.company;
  const placeholders = [
    /^0+$/.test(companyNumber) && ['company number', companyNumber],
    !/[1-9]/.test(vatNumber) && ['VAT number', vatNumber],
    /\bexample\b/i.test(registeredOffice.street) && ['registered office', registeredOffice.street],
    dramaNumber.test(phone.shown.replaceAll(' ', '')) && ['phone number', phone.shown],
    exampleDomain.test(email.shown) && ['email address', email.shown],
    exampleDomain.test(new URL(origin).hostname) && ['web address', origin],
  ].filter((found) => found !== false);
  return [
    ...placeholders.map(
      ([what, value]) =>
        `The ${what} ${value} is a placeholder: set your own in content/company.ts.`,
    ),
    ...claimFault(unconfirmedClaims(facts).map(({ id }) => id)),
  ];
}

function claimFault(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const named = ids.length > 4 ? [...ids.slice(0, 3), `${ids.length - 3} more`] : ids;
  const count = ids.length === 1 ? '1 claim is' : `${ids.length} claims are`;
  return [
    `${count} not confirmed (${named.join(', ')}): work through docs/before-launch.md and set confirmed to true, with on and by, in content/claims.json.`,
  ];
}
