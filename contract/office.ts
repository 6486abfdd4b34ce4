/** Owners may do everything; staff have no settings, staff list, exports of personal data or large refunds. */
export const staffRoles = ['owner', 'staff'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The kinds of events that the office receives; each names the data to load again. */
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

/** Limits for a password's length, in characters. */
export const minPasswordLength = 12;
export const maxPasswordLength = 200;
