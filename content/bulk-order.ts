import { claims } from './company.ts';

interface QuoteFact {
  figure: string;
  text: string;
}

interface BulkOrder {
  heading: string;
  lead: string;
  facts: readonly [QuoteFact, QuoteFact, QuoteFact];
  callLead: string;
}

/** What stands beside the quote form. The average is said here and nowhere else. */
export const bulkOrder: BulkOrder = {
  heading: 'Five or more? Send us the list.',
  lead: 'A rough one will do: what, how many, and where it goes. If a smaller size would do the job, we say so in the quote.',
  facts: [
    { figure: '5 to 50+', text: 'items on one quote, ladders and towers together' },
    {
      figure: `${claims.quoteWorkingDays} working days`,
      text: 'is the longest you wait for a written answer; the average is 1 day',
    },
    { figure: 'Line by line', text: 'prices, so that you can strike one out and keep the rest' },
  ],
  callLead: 'Quicker to say than to type?',
};
