/** Everything that is checked, in the order in which it is listed. */
export const checkNames = [
  'payments',
  'email',
  'outbox',
  'failed-emails',
  'database',
  'stock',
  'disk',
  'backup',
  'certificate',
  'jobs',
  'settings',
  'catalogue',
  'claims',
] as const;

export type CheckName = (typeof checkNames)[number];

/** Green, amber and red. */
export type CheckState = 'good' | 'warning' | 'problem';

export type Finding = {
  state: CheckState;
  /** What was found, in a sentence. */
  finding: string;
  /** What that means for buyers or for the shop. */
  meaning?: string;
  /** What to do about it. */
  todo?: string;
};

export type HealthCheckResult = Finding & { name: CheckName };
