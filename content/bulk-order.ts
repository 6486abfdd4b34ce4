import { claims } from './company.ts';

/** The text beside the quote form. Only this text gives the average. */
export const bulkOrder = {
  heading: 'Need 5 or more? Get a trade quote',
  lead: "Send us a list: what you need, how many and where it's going. If a smaller size would do the job, we'll say so.",
  facts: [
    { figure: '5 to 50+', text: 'items on one quote, ladders and towers together' },
    {
      figure: `${claims.quoteWorkingDays} working days`,
      text: 'at most for a written quote; the average is 1 day',
    },
    { figure: 'Line by line', text: 'prices, so you can drop a line and keep the rest' },
  ],
  callLead: 'Rather talk it through?',
} as const;
