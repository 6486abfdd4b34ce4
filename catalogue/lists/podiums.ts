import type { ProductRange } from '../range.ts';

const podium = {
  brand: 'Hawsgate',
  sized: '{size} m platform',
  heightKind: 'platform',
  material: 'Aluminium',
  castors: 'Braked',
  railsAbove: 1,
  closing: 'folds to',
} as const satisfies Partial<ProductRange>;

const podiumSteps = {
  family: 'podium-steps',
  loadRating: 150,
  standard: 'BS 8620',
  sides: 1,
} as const satisfies Partial<ProductRange>;

/** Low platforms with guardrails: podium steps, podium towers and stair podiums. */
export const podiums: readonly ProductRange[] = [
  {
    ...podium,
    model: 'Podium Tower',
    shape: 'podium-tower',
    family: 'podium-tower',
    loadRating: 200,
    standard: 'EN 1004-1',
    standardClass: 'Class 2',
    badges: ['Trade'],
    text: 'A folding base with a tower deck on it, guardrails on all sides and a self-closing gate. Over 1.5 m it stands on four stabilisers.',
    features: ['Self-closing gate', 'Toeboards on all four sides', 'Braked 125 mm castors'],
    inBox: [
      'the folding base',
      'a platform',
      'gated guardrails',
      'toeboards',
      'the assembly guide',
    ],
    everyRow: { width: '0.75' },
    rows: `
      size | height | length | closed | weight | price             | stock | rating | badges   | box                                                                                            | for
      1.0  | 1.0    | 1.3    | 1.95   | 44.5   | 748.75            | 13    | 4.5    |          |                                                                                                | A longer deck than podium steps and quicker to set up than a tower, for ceiling-grid work.
      1.2  | 1.2    | 1.5    | 1.98   | 47.5   | 782.00 was 852.50 | 3     | 4.7    |          |                                                                                                | For long partition runs. PASMA's rule: climb down before you push it.
      1.7  | 1.7    | 1.8    | 2.15   | 71.5   | 1148.99           | 11    | 4.8    | Featured | the folding base, a platform, gated guardrails, toeboards, four stabilisers, the assembly guide | For shell-and-core services at 3.7 m, where one person needs a longer deck.
      2.2  | 2.2    | 1.8    | 2.38   | 82     | 1279.99           | 12    | 4.7    |          | the folding base, a platform, gated guardrails, toeboards, four stabilisers, the assembly guide | Our tallest podium tower, with guardrails and toeboards, for retail ceilings just above 4 m.
    `,
  },
  {
    ...podium,
    ...podiumSteps,
    model: 'Podium Steps',
    shape: 'podium-steps',
    badges: ['Trade'],
    text: 'A fold-flat frame for one person with guardrails, a self-closing gate and toeboards; folded, it goes through a standard doorway. Over 1.5 m it stands on four fold-out stabilisers.',
    features: [
      'Self-closing gate',
      'Folds flat on its own castors',
      '0.7 m wide, through standard doorways when folded',
    ],
    inBox: ['the podium', 'toeboards', 'a user card'],
    everyRow: { width: '0.7', length: '1.2' },
    rows: `
      size | height | closed | weight | price             | stock | rating | badges   | box                                                  | for
      0.8  | 0.8    | 1.49   | 32.5   | 477.60            | 21    | 4.7    |          |                                                      | Our lowest podium, for corridors and wards with 2.8 m ceilings.
      1.0  | 1.0    | 1.55   | 36     | 524.95            | 4     | 4.7    | Featured |                                                      | For office fit-outs with 3 m suspended ceilings.
      1.3  | 1.3    | 1.64   | 41     | 588.40            | 5     | 4.8    |          |                                                      | For classrooms and clinics with ceilings just over 3 m.
      1.5  | 1.5    | 1.7    | 42.5   | 631.95 was 695.95 | 7     | 4.8    |          |                                                      | For 3.5 m ceilings, with the gate closed behind you and both hands free.
      1.8  | 1.8    | 1.98   | 52.5   | 799.00            | 6     | 4.7    |          | the podium, four stabilisers, toeboards, a user card | For shell units and supermarkets on sites that don't allow step ladders.
      2.0  | 2.0    | 2.18   | 56.5   | 849.99            | 13    | 4.8    |          | the podium, four stabilisers, toeboards, a user card | The tallest of the standard range, for 4 m retail soffits. Tip it to get it through a door.
    `,
  },
  {
    ...podium,
    ...podiumSteps,
    model: 'Auto Lock Podium Steps',
    shape: 'auto-lock-podium-steps',
    castors: 'Feet drop under load',
    badges: ['Auto Lock', 'Professional'],
    text: 'Your weight on the first tread drops all four feet to the floor. They lift again when you step off. Over 1.5 m, fold out the four stabilisers first.',
    features: ['Feet lock under load', 'Self-closing gate', 'Folds flat on its own castors'],
    inBox: ['the podium', 'toeboards', 'a user card'],
    everyRow: { width: '0.7', length: '1.2' },
    rows: `
      size | height | closed | weight | price   | stock | rating | badges   | box                                                  | for
      1.0  | 1.0    | 1.55   | 40.5   | 618.50  | 8     | 4.8    | New      |                                                      | No brakes to remember, which helps on a busy fit-out floor.
      1.5  | 1.5    | 1.7    | 47     | 753.40  | 5     | 4.5    | Featured |                                                      | For ceiling fixers who move along every 2 m all shift.
      2.0  | 2.0    | 2.18   | 59     | 994.50  | 8     | 4.7    |          | the podium, four stabilisers, toeboards, a user card | For large open floors with 4 m soffits and frequent moves.
      2.4  | 2.4    | 2.58   | 66     | 1112.49 | out   | 4.6    |          | the podium, four stabilisers, toeboards, a user card | Our tallest podium, close to the 2.5 m limit of BS 8620, for bulkheads and shop mezzanines.
    `,
  },
  {
    ...podium,
    ...podiumSteps,
    number: 900,
    model: 'GRP Podium Steps',
    shape: 'podium-steps',
    material: 'GRP',
    badges: ['GRP', 'Professional'],
    text: 'GRP tube in moulded joints instead of aluminium, with the same gate, toeboards and folding frame. Over 1.5 m it stands on four fold-out stabilisers.',
    features: [
      'Non-conductive tube',
      'Self-closing gate',
      'Not a live-working tool: isolate first (HSE HSG85)',
    ],
    inBox: ['the podium', 'toeboards', 'an inspection card'],
    everyRow: { width: '0.7', length: '1.2' },
    rows: `
      size | height | closed | weight | price   | stock | rating | box                                                         | for
      1.0  | 1.0    | 1.55   | 41.5   | 822.20  | 11    | 4.8    |                                                             | For low ceilings in comms rooms and UPS halls, clear of live parts.
      1.5  | 1.5    | 1.7    | 48.5   | 1016.60 | 3     | 4.6    |                                                             | For stations and signalling rooms where metal access equipment isn't allowed.
      2.0  | 2.0    | 2.18   | 63     | 1304.00 | 9     | 4.9    | the podium, four stabilisers, toeboards, an inspection card | For busbar and cable ladder at 4 m in data halls.
    `,
  },
  {
    ...podium,
    number: 500,
    model: 'Stair Podium',
    shape: 'stair-podium',
    family: 'stair-pod-500',
    loadRating: 150,
    standard: 'BS 8620',
    sides: 1,
    handrail: true,
    badges: ['Platform Stairs', 'With Handrail'],
    text: 'Deep treads between two handrails lead to a guarded platform. You walk up facing forwards. Over 1.6 m it stands on four fold-out stabilisers.',
    features: ['Stair treads 200 mm deep', 'Handrails on both sides', 'Braked 125 mm castors'],
    inBox: ['the stair podium', 'two handrails', 'toeboards', 'a user card'],
    everyRow: { width: '0.75', length: '1.2' },
    rows: `
      size | height | closed | weight | price   | stock | rating | badges   | box                                                                       | for
      1.0  | 1.0    | 1.65   | 42     | 941.75  | 3     | 4.8    |          |                                                                           | Stairs instead of rungs, for people who carry boxes up.
      1.5  | 1.5    | 1.83   | 52     | 1061.00 | 5     | 4.8    | Featured |                                                                           | For hotel and theatre maintenance teams who need a hand free on the way up.
      2.0  | 2.0    | 2.18   | 67     | 1319.90 | 5     | 4.8    |          | the stair podium, two handrails, four stabilisers, toeboards, a user card | Our tallest stair podium, for stores and light aircraft.
    `,
  },
];
