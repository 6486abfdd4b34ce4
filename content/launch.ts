import { bankAccount } from './bank-account.ts';
import { type SampleClaim, sampleClaims } from './claims.ts';
import { company } from './company.ts';

/** The facts that decide whether real customers may pay. */
export interface LaunchFacts {
  readonly company: {
    readonly companyNumber: string;
    readonly vatNumber: string;
    readonly registeredOffice: { readonly street: string };
    readonly phone: { readonly shown: string };
    readonly email: { readonly shown: string };
    readonly origin: string;
  };
  readonly bankAccount: { readonly number: string };
  readonly claims: readonly SampleClaim[];
}

export const launchFacts: LaunchFacts = { company, bankAccount, claims: sampleClaims };

/** Numbers that Ofcom reserves for drama and that never connect. */
const dramaNumber =
  /^(01(1[3-8]|[2-6]1)4960|01632960|01914980|02079460|02896496|02920180|03069990|07700900|08081570|09098790)/;

/** Domains that nobody can own (RFC 2606). */
const exampleDomain = /(^|[.@/])(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** Claims that must be confirmed before live payments. */
export const unconfirmedClaims = ({ claims }: LaunchFacts): readonly SampleClaim[] =>
  claims.filter(({ confirmed, afterLaunch }) => !(confirmed || afterLaunch));

/** Company facts that are still samples, as sentences with what to do. The office may change the phone. */
export function placeholderFaults(
  { company, bankAccount }: Pick<LaunchFacts, 'company' | 'bankAccount'>,
  { withPhone = true } = {},
): string[] {
  const { companyNumber, vatNumber, registeredOffice, phone, email, origin } = company;
  const placeholders = [
    /^0+$/.test(companyNumber) && ['company number', companyNumber],
    !/[1-9]/.test(vatNumber) && ['VAT number', vatNumber],
    /\bexample\b/i.test(registeredOffice.street) && ['registered office', registeredOffice.street],
    withPhone &&
      dramaNumber.test(phone.shown.replaceAll(' ', '')) && [
        'phone number',
        phone.shown,
        'in the office under Content, or in content/company.ts',
      ],
    exampleDomain.test(email.shown) && ['email address', email.shown],
    exampleDomain.test(new URL(origin).hostname) && ['web address', origin],
    !/[1-9]/.test(bankAccount.number) && [
      'bank account number',
      bankAccount.number,
      'in content/bank-account.ts',
    ],
  ].filter((found) => found !== false);
  return placeholders.map(
    ([what, value, where = 'in content/company.ts']) =>
      `The ${what} ${value} is a placeholder: set your own ${where}.`,
  );
}

/** Which claims must be confirmed before live payments and what to do, in a sentence. */
export function claimFaults(facts: LaunchFacts): string[] {
  const ids = unconfirmedClaims(facts).map(({ id }) => id);
  if (ids.length === 0) return [];
  const named = ids.length > 4 ? [...ids.slice(0, 3), `${ids.length - 3} more`] : ids;
  const count = ids.length === 1 ? '1 claim is' : `${ids.length} claims are`;
  return [
    `${count} not confirmed (${named.join(', ')}): confirm each in the office under Health, or in content/claims.json (docs/before-launch.md).`,
  ];
}
