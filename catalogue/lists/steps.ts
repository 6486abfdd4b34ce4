import type { ProductRange } from '../range.ts';

const stepLadder = {
  brand: 'Calderstile',
  sized: '{size} tread',
  family: 'step-ladders',
  heightKind: 'tread',
  loadRating: 150,
  standard: 'EN 131-1, -2, -3',
  standardClass: 'Professional',
  material: 'Aluminium',
  counts: 'treads',
  sides: 1,
  closing: 'closes to',
} as const satisfies Partial<ProductRange>;

const platformSteps = {
  brand: 'Calderstile',
  sized: '{size} tread',
  family: 'platform-ladders',
  heightKind: 'platform',
  loadRating: 150,
  standard: 'EN 131-1, -2, -3',
  standardClass: 'Professional',
  material: 'Aluminium',
  counts: 'treads',
  sides: 1,
  railsAbove: 0.65,
  closing: 'folds to',
} as const satisfies Partial<ProductRange>;

/** Steps that stand on their own: step ladders and platform steps. */
export const steps: readonly ProductRange[] = [
  {
    ...stepLadder,
    model: 'Home Step Ladder',
    formerly: 'Calderstile 100 Home Step Ladder',
    shape: 'tray-steps',
    standardClass: 'Non-Professional',
    badges: ['Corda'],
    text: 'Light aluminium steps with a bucket hook and a tool tray at the top, for use around the house.',
    features: ['For domestic use only', 'Tool tray with bucket hook', 'Treads 80 mm deep'],
    inBox: ['the steps', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      4    | 0.9    | 0.46  | 0.64   | 1.1    | 4.1    | 89.00             | 24    | 4.8    |          | For lights, curtain rails and top cupboards. Slim enough to store behind a door.
      5    | 1.2    | 0.48  | 0.8    | 1.35   | 5.1    | 101.95 was 110.00 | 19    | 4.8    | Featured | One step higher, for painting a 2.4 m ceiling.
      6    | 1.4    | 0.5   | 0.96   | 1.6    | 5.8    | 112.20            | 14    | 4.6    |          | For smoke alarms and coving in older houses with higher ceilings.
    `,
  },
  {
    ...stepLadder,
    number: 300,
    model: 'Swingback Steps',
    shape: 'swingback-steps',
    badges: ['Swingback', 'Trade'],
    text: 'The slim back frame lets the steps stand close to a wall and fold flat.',
    features: [
      'Treads 80 mm deep, ribbed',
      'Locking stays on both sides',
      'Replaceable rubber feet',
    ],
    inBox: ['the steps', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      4    | 0.9    | 0.46  | 0.64   | 1.1    | 5      | 112.00            | 20    | 4.8    |          | For pelmets, door closers and the tops of units.
      5    | 1.2    | 0.48  | 0.8    | 1.35   | 6      | 126.00            | 17    | 4.7    |          | Reaches a 2.4 m ceiling from a safe tread.
      6    | 1.4    | 0.5   | 0.96   | 1.6    | 7.1    | 143.49            | 22    | 4.8    | Featured | For decorating new-build rooms and office corridors.
      7    | 1.6    | 0.52  | 1.12   | 1.85   | 8.1    | 162.60            | 18    | 4.7    |          | For 2.9 m office ceilings, where 6 treads is too low.
      8    | 1.9    | 0.54  | 1.28   | 2.1    | 9.1    | 176.00 was 191.95 | 5     | 4.9    |          | For cable baskets and sprinkler heads at about 3 m, and light enough to carry in one hand.
      10   | 2.4    | 0.58  | 1.6    | 2.6    | 11.2   | 211.25            | 18    | 4.6    |          | For shop ceilings and stair soffits. Closed, it's taller than most doorways, so measure first.
      12   | 2.8    | 0.62  | 1.92   | 3.1    | 13.1   | 242.00            | 11    | 4.8    |          | For quick jobs at 4 m in school halls and showrooms, where a tower would take too long to build.
      14   | 3.3    | 0.66  | 2.24   | 3.6    | 15.3   | 275.00            | 4     | 4.6    |          | Our tallest swingback steps, for banners and high signs. You need two people to move them.
    `,
  },
  {
    ...stepLadder,
    number: 300,
    model: 'Double-Sided Steps',
    shape: 'double-sided-steps',
    sides: 2,
    badges: ['Trade'],
    text: 'Treads on both sides, so you can climb from whichever side is clear, one person at a time.',
    features: ['Treads on both sides', 'Hinge cap without pinch points', 'One person at a time'],
    inBox: ['the steps', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges | for
      4    | 0.9    | 0.46  | 0.8    | 1.1    | 6.8    | 153.95            | 21    | 4.7    |        | Work all round a low duct or beam without moving the steps.
      5    | 1.2    | 0.48  | 1.0    | 1.35   | 8.5    | 175.25            | 20    | 4.8    |        | For corridors where there's no room to turn the steps round.
      6    | 1.4    | 0.5   | 1.2    | 1.6    | 10.4   | 201.20            | 15    | 4.5    | New    | For display teams who work from both sides.
      8    | 1.9    | 0.54  | 1.6    | 2.1    | 13.9   | 249.00 was 268.95 | 12    | 4.8    |        | For work along beams and light tracks. Step down on the side nearest the next fitting.
      10   | 2.4    | 0.58  | 2.0    | 2.6    | 17.3   | 296.90            | 25    | 4.6    |        | For exhibition halls and marquees, with access from either side.
      12   | 2.8    | 0.62  | 2.4    | 3.1    | 20.5   | 338.00            | 8     | 4.9    |        | For roof lights and heaters at about 4 m.
    `,
  },
  {
    ...stepLadder,
    number: 900,
    model: 'GRP Step Ladder',
    shape: 'cap-steps',
    material: 'GRP',
    badges: ['GRP', 'Professional'],
    text: 'Non-conductive pultruded GRP stiles with riveted, ribbed aluminium treads.',
    features: [
      'Insulating GRP stiles, front and back',
      'Top cap with tool slots',
      'Locking stays on both sides',
      'Not a live-working tool: isolate first (HSE HSG85)',
    ],
    inBox: ['the step ladder', 'an inspection card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      4    | 0.9    | 0.46  | 0.64   | 1.1    | 6.1    | 162.50            | 20    | 4.7    |          | For meter boards, high sockets and small panels. Light enough to carry from room to room.
      5    | 1.2    | 0.48  | 0.8    | 1.35   | 7.6    | 191.99            | 12    | 4.7    |          | For consumer units at eye level and ceiling roses.
      6    | 1.4    | 0.5   | 0.96   | 1.6    | 9      | 217.50            | 23    | 4.7    | Featured | For office downlights, small plant rooms and rewires.
      7    | 1.6    | 0.52  | 1.12   | 1.85   | 10.3   | 246.75            | 6     | 4.5    | New      | For inspection and testing under both domestic and commercial ceilings.
      8    | 1.9    | 0.54  | 1.28   | 2.1    | 12.1   | 273.40 was 307.95 | 4     | 4.8    | Featured | For 3 m cable tray and isolated distribution boards in risers.
      10   | 2.4    | 0.58  | 1.6    | 2.6    | 15.1   | 328.49            | out   | 4.7    |          | For busbar and trunking in retail units, with no metal stiles near the work.
      12   | 2.8    | 0.62  | 1.92   | 3.1    | 17.7   | 380.00 was 414.00 | 12    | 4.7    |          | Our tallest GRP step ladder, for switch rooms and factory lighting at 4 m.
    `,
  },
  {
    ...stepLadder,
    number: 700,
    model: 'Heavy Duty Step Ladder',
    shape: 'heavy-duty-steps',
    loadRating: 225,
    standard: 'EN 131 (design reference)',
    standardClass: undefined,
    badges: ['Heavy Duty', 'Industrial'],
    text: 'Deep-section stiles, a brace under every tread and steel stays, for a total load of 225 kg.',
    features: ['225 kg total load', 'Brace under every tread', 'Steel stays and hinge plates'],
    inBox: ['the step ladder', 'a load plate', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      5    | 1.2    | 0.52  | 0.8    | 1.35   | 9.1    | 171.99            | 24    | 4.7    |          | For fitters with heavy tools and fixings, when 150 kg isn't enough.
      6    | 1.4    | 0.54  | 0.96   | 1.6    | 10.6   | 192.20            | 22    | 4.5    | Featured | For steel erectors and lift engineers with heavy kit.
      8    | 1.9    | 0.58  | 1.28   | 2.1    | 13.2   | 242.40            | 7     | 4.7    |          | For hanging valves and pump parts at 3 m.
      10   | 2.4    | 0.62  | 1.6    | 2.6    | 16     | 289.75 was 312.50 | 7     | 4.8    |          | For garages and tyre shops, where steps get knocked every day.
      12   | 2.8    | 0.66  | 1.92   | 3.1    | 19     | 337.90            | 13    | 4.8    |          | For rolling-stock and quarry workshops with heavy kit.
    `,
  },
  {
    ...stepLadder,
    model: 'Timber Swingback Steps',
    shape: 'timber-steps',
    material: 'Timber',
    badges: ['Swingback'],
    text: 'Clear-varnished redwood with a steel rod under each tread and rope stays. Keep it unpainted, so the grain shows when you inspect it.',
    features: ['Clear varnish, so cracks show', 'Steel rod under each tread', 'Rope stays'],
    inBox: ['the steps', 'an inspection card'],
    rows: `
      size | height | width | length | closed | weight | price  | stock | rating | badges | for
      4    | 0.9    | 0.46  | 0.64   | 1.1    | 7.3    | 145.25 | 25    | 4.8    |        | For galleries and film sets. Quiet, and kind to polished floors.
      5    | 1.2    | 0.48  | 0.8    | 1.35   | 9.1    | 167.50 | 14    | 4.7    |        | For bell chambers, organ lofts and listed rooms where aluminium would leave marks.
      6    | 1.4    | 0.5   | 0.96   | 1.6    | 10.6   | 187.00 | 25    | 4.8    | Trade  | For crews who have to use timber stiles. Short enough for a van.
      8    | 1.9    | 0.54  | 1.28   | 2.1    | 14     | 228.75 | 6     | 5.0    |        | For theatre grids and museum cases at about 3 m. Folds quietly.
      10   | 2.4    | 0.58  | 1.6    | 2.6    | 16.7   | 270.25 | 22    | 4.9    |        | Our tallest timber steps, for high library shelves and vaulted ceilings.
    `,
  },
  {
    ...platformSteps,
    number: 300,
    model: 'Platform Steps',
    shape: 'platform-steps',
    badges: ['Trade'],
    text: 'A 400 mm deep platform with a knee rail on three sides and wide treads.',
    features: ['Platform 400 mm deep', 'Knee rail on three sides', 'Non-marking feet'],
    inBox: ['the platform steps', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      3    | 0.8    | 0.5   | 0.84   | 1.4    | 6.5    | 145.00            | 16    | 4.8    |          | A low, wide platform for tills, kiosks and machine guards.
      4    | 1.0    | 0.5   | 1.02   | 1.65   | 7.9    | 160.75            | 18    | 4.5    | Featured | For stock counts that need both hands.
      5    | 1.3    | 0.55  | 1.2    | 1.9    | 9      | 181.80            | 23    | 4.6    |          | For fixing ceiling tiles at 3 m.
      6    | 1.5    | 0.55  | 1.38   | 2.15   | 10     | 197.80 was 210.00 | 21    | 4.5    |          | For fit-outs: diffusers, sensors and cable ties.
      7    | 1.8    | 0.6   | 1.56   | 2.4    | 11.5   | 213.75            | 15    | 4.8    |          | For cameras and signs in shopping centres.
      8    | 2.0    | 0.6   | 1.74   | 2.65   | 12.7   | 236.99            | 11    | 4.6    |          | For warehouse signs and rack labels at up to 4 m.
      9    | 2.3    | 0.65  | 1.92   | 2.9    | 13.8   | 254.75            | 25    | 4.6    |          | For sports hall fixtures at 4.3 m.
      10   | 2.5    | 0.65  | 2.1    | 3.15   | 14.9   | 271.49            | 25    | 4.8    |          | For theatre bars, shutter rollers and ducts that need both hands.
      12   | 3.0    | 0.7   | 2.46   | 3.65   | 17.6   | 308.90            | 19    | 4.7    |          | Our tallest standard platform steps, for atrium glass and conveyors. Check you have room to turn them.
    `,
  },
  {
    ...platformSteps,
    number: 500,
    model: 'Handrail Platform Steps',
    shape: 'handrail-platform-steps',
    handrail: true,
    railsAbove: 0.95,
    badges: ['With Handrail', 'Red Line'],
    text: 'Handrails run from the first tread to the platform on both sides and fold flat with the steps.',
    features: ['Handrails on both sides', 'Platform 400 mm deep', 'Rails fold with the steps'],
    inBox: ['the platform steps', 'two handrails', 'a fixing key'],
    rows: `
      size | height | width | length | closed | weight | price  | stock | rating | badges   | for
      4    | 0.9    | 0.5   | 1.02   | 1.65   | 10.5   | 211.50 | 10    | 4.8    |          | For shelf filling, with a rail to hold on the way up and down.
      6    | 1.4    | 0.55  | 1.38   | 2.15   | 13     | 248.95 | 12    | 4.9    | Featured | For cleaners and facilities teams who carry something in one hand.
      8    | 1.9    | 0.6   | 1.74   | 2.65   | 15.6   | 281.90 | 11    | 4.9    |          | For hospital estates work above ceiling tiles, with rails from the first tread up.
      10   | 2.4    | 0.65  | 2.1    | 3.15   | 18.3   | 317.95 | 16    | 4.9    |          | For production lines where operators climb many times a shift.
    `,
  },
  {
    ...platformSteps,
    number: 500,
    model: 'Safety Rail Platform Steps',
    shape: 'safety-rail-platform-steps',
    label: 'Safety Rail Steps {size} tread',
    handrail: true,
    railsAbove: 1,
    badges: ['Safety Rail', 'Professional'],
    text: 'A waist-high rail on three sides of the platform and a sprung bar that closes behind you.',
    features: [
      'Waist-high rail with closing bar',
      'Handrails on both sides',
      'Platform 450 mm deep',
    ],
    inBox: ['the platform steps', 'the rail set', 'a fixing key'],
    rows: `
      size | height | width | length | closed | weight | price             | stock                       | rating | for
      5    | 1.2    | 0.55  | 1.2    | 1.9    | 13.8   | 256.50            | 17                          | 4.8    | For duct work with both arms up and a rail behind you.
      7    | 1.6    | 0.6   | 1.56   | 2.4    | 16.9   | 290.50            | out: Usually back in 5 days | 4.7    | For work over a counter or beside a vehicle.
      8    | 1.9    | 0.6   | 1.74   | 2.65   | 18.3   | 309.75 was 334.00 | 25                          | 4.8    | For picture hanging and AV fitting on high walls.
      10   | 2.4    | 0.65  | 2.1    | 3.15   | 21     | 348.20            | 5                           | 4.7    | For high valves, sprinkler mains and other two-handed work.
    `,
  },
  {
    ...platformSteps,
    number: 900,
    model: 'GRP Platform Steps',
    shape: 'platform-steps',
    material: 'GRP',
    badges: ['GRP', 'Professional'],
    text: 'GRP stiles front and back with a GRP-faced platform and aluminium treads.',
    features: [
      'Insulating GRP stiles',
      'GRP-faced platform, 400 mm deep',
      'Knee rail on three sides',
      'Not a live-working tool: isolate first (HSE HSG85)',
    ],
    inBox: ['the platform steps', 'an inspection card'],
    rows: `
      size | height | width | length | closed | weight | price  | stock | rating | badges   | for
      4    | 0.9    | 0.5   | 1.02   | 1.65   | 10.7   | 221.75 | 7     | 4.8    |          | For work at cubicle height once the switchgear is isolated.
      5    | 1.2    | 0.55  | 1.2    | 1.9    | 12.1   | 249.50 | 22    | 5.0    |          | For changing lamps in labs and operating departments with both hands free.
      6    | 1.4    | 0.55  | 1.38   | 2.15   | 13.9   | 280.75 | 23    | 4.7    | Featured | For jointers who need room to stand with both feet on GRP.
      8    | 1.9    | 0.6   | 1.74   | 2.65   | 17.2   | 334.40 | 19    | 4.9    |          | For busbar risers and data-hall containment above the racks.
      10   | 2.4    | 0.65  | 2.1    | 3.15   | 20.5   | 392.80 | 20    | 4.8    |          | For rail depots and plating shops that don't allow aluminium stiles.
      12   | 2.8    | 0.7   | 2.46   | 3.65   | 24     | 450.00 | 13    | 4.8    |          | Our tallest GRP platform steps, for high-bay electrical work where a tower won't fit.
    `,
  },
  {
    ...platformSteps,
    number: 700,
    model: 'Heavy Duty Platform Steps',
    shape: 'heavy-duty-platform-steps',
    loadRating: 225,
    standard: 'EN 131 (design reference)',
    standardClass: undefined,
    badges: ['Heavy Duty', 'Industrial'],
    text: 'Welded platform frame and braced treads for a 225 kg total load, with a knee rail on three sides.',
    features: ['225 kg total load', 'Welded platform frame', 'Brace under every tread'],
    inBox: ['the platform steps', 'a load plate', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price  | stock | rating | badges | for
      4    | 0.9    | 0.5   | 1.02   | 1.65   | 11.3   | 202.50 | 5     | 4.6    |        | A low, rigid platform for engine bays and press tools.
      6    | 1.4    | 0.55  | 1.38   | 2.15   | 14.8   | 250.00 | 14    | 4.8    |        | For lift motor rooms and compressor skids, where heavy parts go up with you.
      8    | 1.9    | 0.6   | 1.74   | 2.65   | 18.1   | 298.00 | 21    | 4.9    |        | For heavy overhead pipework just under 4 m.
      10   | 2.4    | 0.65  | 2.1    | 3.15   | 21     | 350.00 | 12    | 4.8    | New    | Our tallest 225 kg platform steps, for quarry conveyors and ship repair.
    `,
  },
];
