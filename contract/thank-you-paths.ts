/** The page after a form is sent without JavaScript: its fragment selects the message. */
export const thankYouPaths = {
  quote: '/thank-you',
  part: '/thank-you#part-enquiry',
  restock: '/thank-you#restock-request',
  restockConfirmed: '/thank-you#restock-confirmed',
  restockWithdrawn: '/thank-you#restock-withdrawn',
} as const;
