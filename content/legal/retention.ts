/** How long each kind of record is kept, for the privacy page and for the jobs that delete them. */
export const retention = {
  enquiriesMonths: 24,
  orderYears: 6,
  logMonths: 12,
  /** A restock request that nobody confirms. */
  unconfirmedDays: 14,
  /** An equipment register that nobody visits. */
  registerMonths: 24,
  /** From the warning email to its erasure. */
  registerWarningDays: 30,
} as const;
