/** Every badge a product may carry. A badge that is not in this list fails the check of the catalogue. */
export const badges = [
  'New',
  'Featured',
  'Heavy Duty',
  'GRP',
  'Rope Operated',
  'Professional',
  'Smart Base',
  'Red Line',
  'Industrial',
  'Auto Lock',
  'Corda',
  '5-in-1',
  'Telescopic',
  'Hook-On',
  'Hookable',
  'With Handrail',
  'Platform Stairs',
  'Safety Rail',
  'Trade',
  'Swingback',
  'Accessory',
] as const;

export type Badge = (typeof badges)[number];
