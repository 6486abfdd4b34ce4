import type { ProductRange } from '../range.ts';

const mobileLadder = {
  brand: 'Garrowforge',
  number: 700,
  sized: '{size} tread',
  family: 'mobile-access',
  heightKind: 'platform',
  loadRating: 150,
  standard: 'EN 131-7',
  material: 'Steel',
  counts: 'treads',
  handrail: true,
  railsAbove: 1.1,
  closing: 'packed length',
} as const satisfies Partial<ProductRange>;

const machineSteps = {
  brand: 'Garrowforge',
  number: 700,
  sized: '{size} tread',
  family: 'work-platforms',
  heightKind: 'platform',
  loadRating: 250,
  standard: 'EN ISO 14122-3 (design reference)',
  material: 'Aluminium',
  counts: 'treads',
  sides: 1,
  handrail: true,
  railsAbove: 1.1,
  closing: 'packed length',
} as const satisfies Partial<ProductRange>;

const staging = {
  brand: 'Garrowforge',
  sized: '{size} m board',
  family: 'work-platforms',
  heightKind: 'platform',
  standard: 'Manufacturer rated',
  material: 'Aluminium',
  closing: 'longest part',
} as const satisfies Partial<ProductRange>;

const vehicleAccess = {
  brand: 'Garrowforge',
  number: 700,
  sized: '{size} m platform',
  family: 'lorry-access',
  heightKind: 'platform',
  loadRating: 150,
  standard: 'EN 131-7',
  sides: 1,
  handrail: true,
  railsAbove: 1.1,
  closing: 'packed length',
} as const satisfies Partial<ProductRange>;

/** Welded and wheeled access for works and yards: mobile ladders, work platforms, staging, lorry and tanker access. */
export const industrialAccess: readonly ProductRange[] = [
  {
    ...mobileLadder,
    model: 'Mobile Platform Ladder',
    shape: 'mobile-ladder',
    castors: 'Lift clear when the lever is down',
    sides: 1,
    badges: ['Industrial', 'With Handrail'],
    text: 'Welded steel steps with handrails to a guarded platform, over 2.5 m on a wider base with outriggers. The castors lift clear when the foot lever is down.',
    features: [
      'Foot lever drops it on to rubber feet',
      'Ribbed steel treads',
      'Guarded platform with toeboard',
    ],
    inBox: ['the ladder', 'bolt-on handrails', 'fixings with a spanner'],
    rows: `
      size | height | width | length | closed | weight | price               | stock | rating | badges          | for
      4    | 1.0    | 0.8   | 1.78   | 1.78   | 48     | 549.00              | 9     | 5.0    |                 | For the second shelf level and small vans.
      6    | 1.4    | 0.8   | 2.01   | 2.01   | 72     | 689.50              | 5     | 4.8    | Featured        | For picking from the third shelf level without a forklift.
      8    | 1.9    | 0.8   | 2.3    | 2.3    | 97     | 862.00              | 4     | 4.5    |                 | For parts counters. High enough for most shelving and under 1 m wide.
      10   | 2.4    | 0.8   | 2.59   | 2.78   | 120    | 1049.00 was 1125.00 | 2     | 4.6    |                 | For tyre and timber racks, where you bring goods down by hand.
      12   | 2.9    | 1.0   | 2.88   | 3.36   | 153    | 1338.00             | 8     | 5.0    |                 | For stock checks at the fourth shelf level, with a rail on three sides.
      16   | 3.8    | 1.3   | 3.4    | 4.41   | 214    | 1897.00             | 8     | 4.5    | Platform Stairs | For coach and rail vehicle roofs, with handrails all the way up.
      20   | 4.8    | 1.6   | 3.98   | 5.57   | 269    | 2566.00             | 8     | 4.6    | Platform Stairs | Our tallest mobile ladder, for high-bay stock counts.
    `,
  },
  {
    ...mobileLadder,
    model: 'Slip-Resistant Mobile Ladder',
    shape: 'slip-resistant-mobile-ladder',
    castors: 'Lift clear when the lever is down',
    sides: 1,
    badges: ['Industrial', 'With Handrail'],
    text: 'Punched steel treads with raised teeth that drain and grip, on a welded frame with a foot lever and, over 2.5 m, outriggers.',
    features: [
      'Punched treads with raised teeth',
      'Foot lever drops it on to rubber feet',
      'Galvanised after welding',
    ],
    inBox: ['the ladder', 'bolt-on handrails', 'fixings with a spanner'],
    rows: `
      size | height | width | length | closed | weight | price   | stock                       | rating | badges   | for
      6    | 1.4    | 0.8   | 2.01   | 2.01   | 77     | 789.50  | 9                           | 4.8    |          | For bakeries and dairies. Flour and water fall through the treads.
      8    | 1.9    | 0.8   | 2.3    | 2.3    | 101    | 989.00  | 8                           | 4.6    | Featured | For outdoor yards and cold stores, where plain treads get slippery.
      10   | 2.4    | 0.8   | 2.59   | 2.78   | 122    | 1204.00 | 7                           | 4.8    |          | For paint shops and laundries. The treads grip when wet and brush clean.
      12   | 2.9    | 1.0   | 2.88   | 3.36   | 160    | 1539.50 | out: Usually back in 5 days | 4.6    |          | For wash-down areas with tall vessels. Water and swarf fall through the treads.
      14   | 3.4    | 1.2   | 3.17   | 3.94   | 184    | 1829.95 | 5                           | 4.6    |          | For quayside containers and hoppers in all weathers.
    `,
  },
  {
    ...mobileLadder,
    model: 'Double-Sided Mobile Ladder',
    shape: 'double-mobile-ladder',
    castors: 'Lever brake at each end',
    sides: 2,
    badges: ['Industrial', 'With Handrail'],
    text: 'Two flights to one guarded platform, on swivel castors with a lever brake at each end.',
    features: ['Climbed from both ends', 'Lever brake at each end', 'Ribbed steel treads'],
    inBox: ['both flights', 'the platform', 'bolt-on handrails', 'fixings with a spanner'],
    everyRow: { width: '0.8' },
    rows: `
      size | height | length | closed | weight | price               | stock | rating | badges          | for
      4    | 1.0    | 2.06   | 1.78   | 76     | 879.00              | 4     | 4.8    |                 | For crossing a conveyor or pipe run: up one side and down the other.
      6    | 1.4    | 2.52   | 2.01   | 113    | 1103.20             | 4     | 4.9    |                 | For two aisles without turning the ladder round.
      8    | 1.9    | 3.1    | 2.3    | 153    | 1379.20 was 1462.95 | 8     | 4.5    |                 | For vehicle inspection lanes: up at the front and down at the rear.
      10   | 2.4    | 3.68   | 2.78   | 190    | 1679.50             | 6     | 4.8    | Platform Stairs | For two runs of racking from one position.
    `,
  },
  {
    ...mobileLadder,
    model: 'Slip-Resistant Double Ladder',
    shape: 'slip-resistant-double-mobile-ladder',
    castors: 'Lever brake at each end',
    sides: 2,
    badges: ['Industrial', 'With Handrail'],
    text: 'Two flights of punched, toothed treads on a galvanised frame with a lever brake at each end and, over 2.5 m, outriggers.',
    features: [
      'Climbed from both ends',
      'Punched treads with raised teeth',
      'Galvanised after welding',
    ],
    inBox: ['both flights', 'the platform', 'bolt-on handrails', 'fixings with a spanner'],
    rows: `
      size | height | width | length | closed | weight | price   | stock | rating | badges          | for
      6    | 1.4    | 0.8   | 2.52   | 2.01   | 122    | 1268.50 | 3     | 4.6    |                 | For crossing bottling lines on wet floors.
      8    | 1.9    | 0.8   | 3.1    | 2.3    | 160    | 1585.00 | 8     | 4.8    |                 | For fish halls and meat lines that are hosed down between shifts.
      10   | 2.4    | 0.8   | 3.68   | 2.78   | 197    | 1929.20 | 6     | 4.8    | New             | For washing bus roofs: walk down forwards, not backwards.
      12   | 2.9    | 1.0   | 4.26   | 3.36   | 253    | 2462.95 | 4     | 4.8    | Platform Stairs | Our tallest two-way ladder, for tanks and driers that need regular checks from the top.
    `,
  },
  {
    brand: 'Calderstile',
    number: 300,
    model: 'Folding Work Platform',
    shape: 'folding-work-platform',
    sized: '{size} m platform',
    family: 'work-platforms',
    heightKind: 'platform',
    loadRating: 150,
    standard: 'EN 14183',
    material: 'Aluminium',
    badges: ['Trade'],
    text: 'A flat ribbed deck on folding legs that lock with one bar at each end, with two treads up.',
    closing: 'folds to',
    features: [
      'Two treads at each end',
      'Ribbed deck, no raised edge',
      'Legs fold flat under the deck',
      'One person at a time',
    ],
    inBox: ['the platform', 'a user card'],
    rows: `
      size | height | width | length | weight | price             | stock | rating | badges   | for
      0.8  | 0.8    | 0.4   | 1.0    | 6.3    | 98.99             | 14    | 4.8    | Featured | A decorator's hop-up that opens quickly and carries like a suitcase.
      0.9  | 0.9    | 0.4   | 1.2    | 8.1    | 124.49            | 16    | 4.9    |          | For drylining with 2.7 m boards.
      1.0  | 1.0    | 0.45  | 1.5    | 10.8   | 158.95 was 178.50 | 19    | 4.8    |          | Our tallest folding hop-up, for coving and pelmets in older rooms.
    `,
  },
  {
    brand: 'Calderstile',
    number: 500,
    model: 'Adjustable Work Platform',
    shape: 'adjustable-work-platform',
    adjustsFrom: 0.7,
    sized: '{size} m platform',
    family: 'work-platforms',
    heightKind: 'platform',
    loadRating: 150,
    standard: 'Manufacturer rated',
    material: 'Aluminium',
    badges: ['Professional'],
    text: 'Each leg adjusts on its own, so the deck sits level on stairs, kerbs and split floors.',
    closing: 'folds to',
    features: ['Four legs adjust singly', 'Treads and handhold at one end', 'Deck 0.6 m wide'],
    inBox: ['the platform', 'four telescopic legs', 'a handhold'],
    everyRow: { width: '0.6' },
    rows: `
      size | height | length | weight | price  | stock | rating | for
      1.0  | 1.0    | 1.2    | 11.7   | 265.25 | 22    | 4.5    | For doorsteps and loading bays.
      1.2  | 1.2    | 1.5    | 14.1   | 339.50 | 13    | 4.7    | A longer deck, for washing coaches and priming steel.
    `,
  },
  {
    ...machineSteps,
    model: '45° Machine Steps',
    shape: 'machine-steps',
    label: '45 Machine Steps {size} tread',
    badges: ['Industrial', 'With Handrail'],
    text: 'Welded aluminium steps at 45° with one handrail, serrated treads and a foot plate to bolt down.',
    features: [
      '45 degree flight',
      '250 kg, evenly spread',
      'One handrail fitted, second side as an accessory',
    ],
    inBox: ['the steps', 'one handrail', 'floor fixings'],
    rows: `
      size | height | width | length | closed | weight | price               | stock | rating | badges   | for
      4    | 0.9    | 0.6   | 1.2    | 1.5    | 27.5   | 862.20              | 14    | 4.8    |          | An easy angle for carrying trays up to a press.
      6    | 1.3    | 0.8   | 1.6    | 2.06   | 46.5   | 1229.50             | 3     | 4.9    | Featured | For mixing vessels. Walk up facing forwards with a hand on the rail.
      8    | 1.8    | 1.0   | 2.1    | 2.77   | 65     | 1570.00 was 1648.00 | 9     | 4.9    |          | 1 m wide, for busy packing lines.
    `,
  },
  {
    ...machineSteps,
    model: '60° Machine Steps',
    shape: 'hooked-machine-steps',
    label: '60 Machine Steps {size} tread',
    // Above 45 degrees, EN ISO 14122-3 requires a handrail on both sides, but only one is in the box.
    standard: 'Manufacturer rated',
    badges: ['Industrial', 'Hookable'],
    text: 'Welded aluminium steps at 60° that hook over a 40 mm frame or bolt to it. One handrail is fitted. EN ISO 14122-3 asks for two at 60°: the second is an accessory.',
    features: [
      '60 degree flight',
      'Hooks over a 40 mm frame or bolts on',
      '250 kg, evenly spread',
      'One handrail fitted, add the second side',
    ],
    inBox: ['the steps', 'one handrail', 'two hooks', 'floor fixings'],
    rows: `
      size | height | width | length | closed | weight | price   | stock | rating | badges     | for
      5    | 1.1    | 0.6   | 0.94   | 1.37   | 32     | 975.95  | 11    | 4.5    |            | For machines with less than 1 m of floor in front.
      7    | 1.5    | 0.6   | 1.17   | 1.83   | 44.5   | 1252.49 | 9     | 4.7    |            | For control gantries at about 1.5 m.
      10   | 2.2    | 0.8   | 1.57   | 2.64   | 64.5   | 1685.20 | 2     | 4.7    | Heavy Duty | Our tallest machine steps, for hopper platforms and crane landings at 2.2 m.
    `,
  },
  {
    ...staging,
    number: 300,
    model: 'Staging Set',
    shape: 'staging-set',
    adjustsFrom: 1,
    loadRating: 150,
    badges: ['Trade'],
    text: 'A 450 mm aluminium board between two trestles that adjust from 1.0 to 1.5 m.',
    features: ['Board 450 mm wide', 'Trestles adjust from 1.0 to 1.5 m', '150 kg on the board'],
    inBox: ['one board', 'two adjustable trestles', 'board ties'],
    everyRow: { height: '1.5', width: '0.45' },
    rows: `
      size | length | weight | price             | stock | rating | badges   | for
      2.4  | 2.4    | 31.5   | 390.50            | 14    | 4.7    |          | One board and two trestles, for the ceiling of one room.
      3.0  | 3.0    | 34     | 431.60            | 8     | 4.8    | Featured | For bay windows and small shopfronts.
      3.6  | 3.6    | 36.5   | 461.75 was 498.00 | 6     | 4.6    |          | For skimming and papering a long room.
    `,
  },
  {
    ...staging,
    number: 700,
    model: 'Wide Staging Set',
    shape: 'staging-set',
    adjustsFrom: 1.2,
    loadRating: 225,
    badges: ['Industrial', 'Heavy Duty'],
    text: 'A 600 mm board with a timber-faced tread between two trestles that adjust from 1.2 to 1.8 m.',
    features: [
      'Board 600 mm wide',
      'Trestles adjust from 1.2 to 1.8 m',
      '225 kg on the board, evenly spread',
      'Takes the staging handrail kit',
    ],
    inBox: ['one board', 'two adjustable trestles', 'board ties'],
    everyRow: { height: '1.8', width: '0.6' },
    rows: `
      size | length | weight | price  | stock | rating | for
      3.6  | 3.6    | 49     | 599.20 | 11    | 4.9    | For plasterers who need room for a bucket beside them.
      4.8  | 4.8    | 56     | 693.95 | 12    | 4.5    | For garage fronts and classroom walls, with no middle trestle.
      6.0  | 6.0    | 66.5   | 789.50 | 12    | 5.0    | Our longest set, for pointing a terrace front. Two handrail kits guard its full length.
    `,
  },
  {
    ...vehicleAccess,
    model: 'Lorry Access Steps',
    shape: 'lorry-steps',
    castors: 'Two, for moving only',
    material: 'Aluminium',
    badges: ['Industrial', 'With Handrail'],
    text: 'Wide aluminium treads and a platform level with the load bed. Move it on two castors; it stands on feet.',
    features: [
      'Platform gate opens on to the bed',
      'Handrails on both sides',
      'Rubber buffers towards the vehicle',
    ],
    inBox: ['the steps', 'two handrails', 'fixings with a spanner'],
    everyRow: { width: '1.0' },
    rows: `
      size | height | length | weight | price               | stock | rating | badges   | for
      1.2  | 1.2    | 1.96   | 55     | 1200.99             | 12    | 4.5    | Featured | For curtain-siders, so drivers needn't climb on wheels and tail lamps.
      1.4  | 1.4    | 2.12   | 63.5   | 1294.90             | 3     | 4.7    |          | For flatbeds and refrigerated bodies, with a rail to hold on the way down.
      1.6  | 1.6    | 2.28   | 72.5   | 1401.90 was 1486.50 | 13    | 4.8    |          | For unloading containers on skeletal trailers by hand.
      2.0  | 2.0    | 2.6    | 91.5   | 1620.80             | 5     | 4.7    |          | For sheeting and strapping high loads from beside the vehicle, so nobody stands on the load.
    `,
  },
  {
    ...vehicleAccess,
    model: 'Tanker Access Ladder',
    shape: 'tanker-ladder',
    castors: 'Lifted by the jackscrews',
    material: 'Steel',
    badges: ['Industrial'],
    text: 'A galvanised rolling ladder with a drop-down guard cage round the manlid. Jackscrews level it before use.',
    features: [
      'Guard cage lowers round the manlid',
      'Jackscrew set levels it on four corners',
      'Slip-resistant treads',
    ],
    inBox: ['the ladder', 'the guard cage', 'a set of four jackscrews', 'a siting guide'],
    rows: `
      size | height | width | length | weight | price    | stock                       | rating | badges   | for
      2.8  | 2.8    | 1.0   | 3.24   | 218    | 8254.80  | 4                           | 4.7    |          | For tank containers and small road tankers. The cage lowers round the hatch before it opens.
      3.4  | 3.4    | 1.2   | 3.72   | 253    | 9495.00  | 3                           | 4.7    | Featured | For standard road tankers at a loading bay.
      4.0  | 4.0    | 1.4   | 4.2    | 278    | 10725.00 | out: Usually back in 5 days | 4.7    |          | For high-sided bulkers on uneven hardstanding.
      4.8  | 4.8    | 1.6   | 4.84   | 323    | 12330.58 | 1                           | 4.7    |          | Our tallest tanker ladder, for rail wagons on raised track.
    `,
  },
];
