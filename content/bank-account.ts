import { company } from './company.ts';

/** The account for bank transfers. Separate from the company's facts, which every page loads. */
export const bankAccount = {
  name: company.legalName,
  sortCode: '00-00-00',
  number: '0000 0000',
} as const;
