import { editDistance } from './edit-distance.ts';

/** Where most private buyers in the UK have their mailbox. */
const commonDomains = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'me.com',
  'msn.com',
  'aol.com',
  'sky.com',
  'btinternet.com',
  'btopenworld.com',
  'virginmedia.com',
  'talktalk.net',
  'ntlworld.com',
  'blueyonder.co.uk',
  'tiscali.co.uk',
  'protonmail.com',
];

/** Real domains that are one letter away from a big one. */
const lookalikeDomains = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];

const providerName = (domain: string) => domain.split('.', 1)[0] ?? '';

/** The address that was probably meant, if its domain looks like a misspelt big one. */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || [...commonDomains, ...lookalikeDomains].includes(domain)) return undefined;
  const meant =
    matchIgnoringDots(domain) ?? matchSingleDomainProvider(domain) ?? findNearestDomain(domain);
  return meant && `${address.slice(0, at)}@${meant}`;
}

/** hotmailco.uk, gmail..com. */
function matchIgnoringDots(domain: string): string | undefined {
  const letters = (text: string) => text.replaceAll('.', '');
  return commonDomains.find((big) => letters(big) === letters(domain));
}

/** gmail.co.uk: if a provider has a single domain, any other ending is wrong. */
function matchSingleDomainProvider(domain: string): string | undefined {
  const same = commonDomains.filter((big) => providerName(big) === providerName(domain));
  return same.length === 1 && providerName(domain).length > 4 && providerName(domain) !== 'outlook'
    ? same[0]
    : undefined;
}

/** Within one typing mistake, or two in a long name. Short names are too close to many others. */
function findNearestDomain(domain: string): string | undefined {
  const candidates = commonDomains
    .filter((big) => providerName(big).length > 4)
    .map((big) => {
      const most = providerName(big).length > 9 ? 2 : 1;
      return { big, most, count: editDistance(domain, big, most) };
    })
    .filter(({ most, count }) => count <= most)
    .toSorted((one, other) => one.count - other.count);
  return candidates[0]?.big;
}
