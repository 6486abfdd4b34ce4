import { company } from './company.ts';

/** Where bank transfers are paid to. Apart from the company's facts, which every page loads. */
export const bankAccount = {
  name: company.legalName,
  sortCode: '00-00-00',
  number: '0000 0000',
} as const;
