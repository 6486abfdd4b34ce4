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
    number: 100,
    model: 'Home Step Ladder',
    shape: 'tray-steps',
    standardClass: 'Non-Professional',
    badges: ['Corda'],
    text: 'Light aluminium steps with a bucket hook and a tool tray at the top, for use around the house.',
    features: ['For domestic use only', 'Tool tray with bucket hook', 'Treads 80 mm deep'],
    inBox: ['the steps', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      4    | 0.9    | 0.46  | 0.64   | 1.1    | 4.1    | 89.00             | 24    | 4.8    |          | For lamps, curtain rails and the top cupboard; slim enough to live behind a door.
      5    | 1.2    | 0.48  | 0.8    | 1.35   | 5.1    | 101.95 was 110.00 | 19    | 4.8    | Featured | One step more for cutting in along a 2.4 m ceiling at the weekend.
      6    | 1.4    | 0.5   | 0.96   | 1.6    | 5.8    | 112.20            | 14    | 4.6    |          | Handles smoke alarms and coving in older houses with taller rooms.
    `,
  },
  {
    ...stepLadder,
    number: 300,
    model: 'Swingback Steps',
    shape: 'swingback-steps',
    badges: ['Swingback', 'Trade'],
    text: 'The slim back frame swings in close, so the steps stand tight against a wall and close flat.',
    features: [
      'Treads 80 mm deep, ribbed',
      'Locking stays on both sides',
      'Replaceable rubber feet',
    ],
    inBox: ['the steps', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      4    | 0.9    | 0.46  | 0.64   | 1.1    | 5      | 112.00            | 20    | 4.8    |          | A hop-up with stiles to hold, for pelmets, door closers and the tops of units.
      5    | 1.2    | 0.48  | 0.8    | 1.35   | 6      | 126.00            | 17    | 4.7    |          | Brings a 2.4 m domestic ceiling within reach without leaving the safe treads.
      6    | 1.4    | 0.5   | 0.96   | 1.6    | 7.1    | 143.49            | 22    | 4.8    | Featured | A decorator's daily size for new-build rooms and office corridors.
      7    | 1.6    | 0.52  | 1.12   | 1.85   | 8.1    | 162.60            | 18    | 4.7    |          | Suits 2.9 m office ceilings, where six treads have you on tiptoe.
      8    | 1.9    | 0.54  | 1.28   | 2.1    | 9.1    | 176.00 was 191.95 | 5     | 4.9    |          | For cable baskets and sprinkler heads at about three metres, and still a one-hand carry.
      10   | 2.4    | 0.58  | 1.6    | 2.6    | 11.2   | 211.25            | 18    | 4.6    |          | Takes shop ceilings and stair soffits; measure the doorway first, since it is taller than most when closed.
      12   | 2.8    | 0.62  | 1.92   | 3.1    | 13.1   | 242.00            | 11    | 4.8    |          | For school halls and showrooms at four metres, when the job is ten minutes and a tower is not worth the build.
      14   | 3.3    | 0.66  | 2.24   | 3.6    | 15.3   | 275.00            | 4     | 4.6    |          | The tallest swingback in the range, for nave banners and high signs, with a second person to move it.
    `,
  },
  {
    ...stepLadder,
    number: 300,
    model: 'Double-Sided Steps',
    shape: 'double-sided-steps',
    sides: 2,
    badges: ['Trade'],
    text: 'Two full sets of treads on one hinge, so it can be climbed from whichever side is clear, by one person at a time.',
    features: ['Treads on both sides', 'Hinge cap without pinch points', 'One person at a time'],
    inBox: ['the steps', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges | for
      4    | 0.9    | 0.46  | 0.8    | 1.1    | 6.8    | 153.95            | 21    | 4.7    |        | Lets you work right round a low duct or a chandelier without dragging the steps.
      5    | 1.2    | 0.48  | 1.0    | 1.35   | 8.5    | 175.25            | 20    | 4.8    |        | Saves turning round in a corridor that has no room to go past.
      6    | 1.4    | 0.5   | 1.2    | 1.6    | 10.4   | 201.20            | 15    | 4.5    | New    | For window dressers and display teams who come at the same run from both faces.
      8    | 1.9    | 0.54  | 1.6    | 2.1    | 13.9   | 249.00 was 268.95 | 12    | 4.8    |        | Stands under a beam or light track, and you step down on the side where the next fitting is.
      10   | 2.4    | 0.58  | 2.0    | 2.6    | 17.3   | 296.90            | 25    | 4.6    |        | For exhibition halls and marquees, where the truss is reached from whichever side is clear.
      12   | 2.8    | 0.62  | 2.4    | 3.1    | 20.5   | 338.00            | 8     | 4.9    |        | Gives even footing beneath roof lights and heaters at around four metres.
    `,
  },
  {
    ...stepLadder,
    number: 900,
    model: 'GRP Step Ladder',
    shape: 'cap-steps',
    material: 'GRP',
    badges: ['GRP', 'Professional'],
    text: 'Pultruded GRP stiles that do not conduct, with ribbed aluminium treads riveted through.',
    features: [
      'Insulating GRP stiles, front and back',
      'Top cap with tool slots',
      'Locking stays on both sides',
      'Not a live-working tool: isolate first',
    ],
    inBox: ['the step ladder', 'an inspection card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      4    | 0.9    | 0.46  | 0.64   | 1.1    | 6.1    | 162.50            | 20    | 4.7    |          | For meter boards, high sockets and small panels, light enough to carry from room to room.
      5    | 1.2    | 0.48  | 0.8    | 1.35   | 7.6    | 191.99            | 12    | 4.7    |          | Puts a consumer unit at eye level and a ceiling rose within reach, on GRP stiles.
      6    | 1.4    | 0.5   | 0.96   | 1.6    | 9      | 217.50            | 23    | 4.7    | Featured | The size for office downlights and small plant rooms; most rewires start and finish on it.
      7    | 1.6    | 0.52  | 1.12   | 1.85   | 10.3   | 246.75            | 6     | 4.5    | New      | Fills the gap between domestic and commercial ceilings on test-and-inspect rounds.
      8    | 1.9    | 0.54  | 1.28   | 2.1    | 12.1   | 273.40 was 307.95 | 4     | 4.8    | Featured | For three-metre cable tray and distribution boards in risers; isolate first, whatever the stiles are made of.
      10   | 2.4    | 0.58  | 1.6    | 2.6    | 15.1   | 328.49            | out   | 4.7    |          | Reaches busbar and trunking in retail units without metal stiles beside the work.
      12   | 2.8    | 0.62  | 1.92   | 3.1    | 17.7   | 380.00 was 414.00 | 12    | 4.7    |          | The tallest GRP step here, for switch rooms and factory lighting at four metres.
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
    text: 'Deep-section stiles, a brace under every tread and steel stays that take a 225 kg total load.',
    features: ['225 kg total load', 'Brace under every tread', 'Steel stays and hinge plates'],
    inBox: ['the step ladder', 'a load plate', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      5    | 1.2    | 0.52  | 0.8    | 1.35   | 9.1    | 171.99            | 24    | 4.7    |          | For a fitter with a breaker and a full bag of fixings, where 150 kg is used up before work begins.
      6    | 1.4    | 0.54  | 0.96   | 1.6    | 10.6   | 192.20            | 22    | 4.5    | Featured | Made for steel erectors and lift engineers who bring weight up with them.
      8    | 1.9    | 0.58  | 1.28   | 2.1    | 13.2   | 242.40            | 7     | 4.7    |          | For mechanical crews hanging valves and pump parts at three metres, with margin in hand.
      10   | 2.4    | 0.62  | 1.6    | 2.6    | 16     | 289.75 was 312.50 | 7     | 4.8    |          | Gives garage and tyre-shop teams a step that takes daily knocks at lintel height.
      12   | 2.8    | 0.66  | 1.92   | 3.1    | 19     | 337.90            | 13    | 4.8    |          | Used in rolling-stock and quarry workshops, where kit is heavy and floors are hard.
    `,
  },
  {
    ...stepLadder,
    model: 'Timber Swingback Steps',
    shape: 'timber-steps',
    material: 'Timber',
    badges: ['Swingback'],
    text: 'Clear-varnished redwood with a steel rod under each tread and rope stays; never paint it, or cracks go unseen.',
    features: [
      'Clear varnish, so that every crack shows',
      'Steel rod under each tread',
      'Rope stays',
    ],
    inBox: ['the steps', 'an inspection card'],
    rows: `
      size | height | width | length | closed | weight | price  | stock | rating | badges | for
      4    | 0.9    | 0.46  | 0.64   | 1.1    | 7.3    | 145.25 | 25    | 4.8    |        | A redwood step for galleries and film sets, quiet on stone and easy on polished floors.
      5    | 1.2    | 0.48  | 0.8    | 1.35   | 9.1    | 167.50 | 14    | 4.7    |        | For bell chambers, organ lofts and listed rooms where aluminium marks what it touches.
      6    | 1.4    | 0.5   | 0.96   | 1.6    | 10.6   | 187.00 | 25    | 4.8    | Trade  | Picked by depot crews whose rules call for timber stiles, and short enough for the crew van.
      8    | 1.9    | 0.54  | 1.28   | 2.1    | 14     | 228.75 | 6     | 5.0    |        | For theatre grids and museum cases at about three metres, folding without a click.
      10   | 2.4    | 0.58  | 1.6    | 2.6    | 16.7   | 270.25 | 22    | 4.9    |        | The tallest timber step we stock, for library presses and vaulted undercrofts.
    `,
  },
  {
    ...platformSteps,
    number: 300,
    model: 'Platform Steps',
    shape: 'platform-steps',
    badges: ['Trade'],
    text: 'A 400 mm deep platform with a knee rail on three sides, on treads wide enough to stand square.',
    features: ['Platform 400 mm deep', 'Knee rail on three sides', 'Non-marking feet'],
    inBox: ['the platform steps', 'a user card'],
    rows: `
      size | height | width | length | closed | weight | price             | stock | rating | badges   | for
      3    | 0.8    | 0.5   | 0.84   | 1.4    | 6.5    | 145.00            | 16    | 4.8    |          | A low, wide perch for till points, kiosks and machine guards, with a rail to lean a knee on.
      4    | 0.9    | 0.5   | 1.02   | 1.65   | 7.9    | 160.75            | 18    | 4.5    | Featured | For stock counts where both hands hold a scanner and a box.
      5    | 1.2    | 0.55  | 1.2    | 1.9    | 9      | 181.80            | 23    | 4.6    |          | Puts a ceiling-tile fixer flat-footed under a three-metre grid.
      6    | 1.4    | 0.55  | 1.38   | 2.15   | 10     | 197.80 was 210.00 | 21    | 4.5    |          | The fit-out size for diffusers, sensors and cable ties, from a platform that does not cut into your feet.
      7    | 1.6    | 0.6   | 1.56   | 2.4    | 11.5   | 213.75            | 15    | 4.8    |          | For camera and signage rounds in shopping centres, where the ceiling steps up at each entrance.
      8    | 1.9    | 0.6   | 1.74   | 2.65   | 12.7   | 236.99            | 11    | 4.6    |          | Brings warehouse signs and rack labels to hand at nearly four metres.
      9    | 2.1    | 0.65  | 1.92   | 2.9    | 13.8   | 254.75            | 25    | 4.6    |          | The odd size that suits sports hall fixtures at four metres exactly.
      10   | 2.4    | 0.65  | 2.1    | 3.15   | 14.9   | 271.49            | 25    | 4.8    |          | For theatre bars, shutter rollers and duct joints that need two free hands.
      12   | 2.8    | 0.7   | 2.46   | 3.65   | 17.6   | 308.90            | 19    | 4.7    |          | The tallest of the plain platforms, for atrium glass and conveyors; check the turning space before it goes in.
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
      4    | 0.9    | 0.5   | 1.02   | 1.65   | 10.5   | 211.50 | 10    | 4.8    |          | Gives night-shift shelf fillers something to hold on the way down as well as up.
      6    | 1.4    | 0.55  | 1.38   | 2.15   | 13     | 248.95 | 12    | 4.9    | Featured | For cleaners and facilities teams who climb with a cloth or a meter in one hand.
      8    | 1.9    | 0.6   | 1.74   | 2.65   | 15.6   | 281.90 | 11    | 4.9    |          | Suits hospital estates work above ceiling tiles, with a rail from the first tread to the last.
      10   | 2.4    | 0.65  | 2.1    | 3.15   | 18.3   | 317.95 | 16    | 4.9    |          | For production lines where an operator goes up and down twenty times a shift.
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
    text: 'A waist-high rail closes three sides of the platform and a sprung bar closes the fourth behind you.',
    features: [
      'Waist-high rail with closing bar',
      'Handrails on both sides',
      'Platform 450 mm deep',
    ],
    inBox: ['the platform steps', 'the rail set', 'a fixing key'],
    rows: `
      size | height | width | length | closed | weight | price             | stock                       | rating | for
      5    | 1.2    | 0.55  | 1.2    | 1.9    | 13.8   | 256.50            | 17                          | 4.8    | Gives an installer a rail at the back while both arms are up inside a duct.
      7    | 1.6    | 0.6   | 1.56   | 2.4    | 16.9   | 290.50            | out: Usually back in 5 days | 4.7    | For work across a counter or beside a vehicle, with a rail between you and the drop.
      8    | 1.9    | 0.6   | 1.74   | 2.65   | 18.3   | 309.75 was 334.00 | 25                          | 4.8    | Gives picture hangers and AV fitters a closed platform before a tall wall.
      10   | 2.4    | 0.65  | 2.1    | 3.15   | 21     | 348.20            | 5                           | 4.7    | For high valves, sprinkler mains and anything that is tightened with both hands.
    `,
  },
  {
    ...platformSteps,
    number: 900,
    model: 'GRP Platform Steps',
    shape: 'platform-steps',
    material: 'GRP',
    badges: ['GRP', 'Professional'],
    text: 'GRP stiles on front and back frames carry a GRP-faced platform, with aluminium treads between.',
    features: [
      'Insulating GRP stiles',
      'GRP-faced platform, 400 mm deep',
      'Knee rail on three sides',
      'Not a live-working tool: isolate first',
    ],
    inBox: ['the platform steps', 'an inspection card'],
    rows: `
      size | height | width | length | closed | weight | price  | stock | rating | badges   | for
      4    | 0.9    | 0.5   | 1.02   | 1.65   | 10.7   | 221.75 | 7     | 4.8    |          | For work at cubicle height once the switchgear is isolated.
      5    | 1.2    | 0.55  | 1.2    | 1.9    | 12.1   | 249.50 | 22    | 5.0    |          | For lamp changes in labs and operating departments, where both hands are busy.
      6    | 1.4    | 0.55  | 1.38   | 2.15   | 13.9   | 280.75 | 23    | 4.7    | Featured | A jointer's platform, with room for both boots on its GRP face.
      8    | 1.9    | 0.6   | 1.74   | 2.65   | 17.2   | 334.40 | 19    | 4.9    |          | For busbar risers and data-hall containment above the racks.
      10   | 2.4    | 0.65  | 2.1    | 3.15   | 20.5   | 392.80 | 20    | 4.8    |          | Serves traction depots and plating shops that keep aluminium stiles out.
      12   | 2.8    | 0.7   | 2.46   | 3.65   | 24     | 450.00 | 13    | 4.8    |          | The tallest GRP platform here, for high-bay electrical work that a tower cannot get beneath.
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
      4    | 0.9    | 0.5   | 1.02   | 1.65   | 11.3   | 202.50 | 5     | 4.6    |        | A squat, stiff platform for engine bays and press tools, rated for you and the part you hold.
      6    | 1.4    | 0.55  | 1.38   | 2.15   | 14.8   | 250.00 | 14    | 4.8    |        | For lift-motor rooms and compressor skids, where a casting comes up with the fitter.
      8    | 1.9    | 0.6   | 1.74   | 2.65   | 18.1   | 298.00 | 21    | 4.9    |        | Takes a fitter, a torque wrench and a flange to overhead pipework just under four metres.
      10   | 2.4    | 0.65  | 2.1    | 3.15   | 21     | 350.00 | 12    | 4.8    | New    | The tallest of the 225 kg platforms, for quarry conveyors and ship repair.
    `,
  },
];
