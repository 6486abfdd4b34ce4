import { type LaunchFacts, launchFacts } from '../../content/launch.ts';

/** A real company with every claim confirmed. */
export const confirmedLaunch: LaunchFacts = {
  company: {
    companyNumber: '01234567',
    vatNumber: 'GB 123 4567 89',
    registeredOffice: { street: '2 Mill Lane' },
    phone: { shown: '0161 555 0142' },
    email: { shown: 'trade@ladders.co.uk' },
    origin: 'https://ladders.co.uk',
  },
  bankAccount: { number: '12345678' },
  claims: launchFacts.claims.map((claim) => ({
    ...claim,
    confirmed: true,
    on: '2026-12-01',
    by: 'Jo Bloggs',
  })),
};
