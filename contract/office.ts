/** Owners may do everything; staff have no settings, staff list, exports of personal data or large refunds. */
export const staffRoles = ['owner', 'staff'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** What the office hears of: each kind names what is loaded again. */
export const officeEventKinds = [
  'order',
  'enquiry',
  'email',
  'stock',
  'staff',
  'catalogue',
  'offer',
] as const;

export type OfficeEvent = {
  kind: (typeof officeEventKinds)[number];
  record: string;
};

/** Characters of a password. */
export const leastPassword = 12;
export const mostPassword = 200;
