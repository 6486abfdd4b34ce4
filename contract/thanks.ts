/** Where a form sent without JavaScript ends: one page whose fragment selects the message. */
export const thanks = {
  quote: '/thank-you',
  part: '/thank-you#part-enquiry',
  restock: '/thank-you#restock-request',
  restockConfirmed: '/thank-you#restock-confirmed',
  restockWithdrawn: '/thank-you#restock-withdrawn',
} as const;
