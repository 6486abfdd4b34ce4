/**
 * Where a form that was sent without JavaScript ends: one page, whose address says by its fragment
 * what it thanks for, so that the page itself can show the right words.
 */
export const thanks = {
  quote: '/thank-you',
  part: '/thank-you#part-enquiry',
  restock: '/thank-you#restock-request',
  restockConfirmed: '/thank-you#restock-confirmed',
  restockWithdrawn: '/thank-you#restock-withdrawn',
} as const;
