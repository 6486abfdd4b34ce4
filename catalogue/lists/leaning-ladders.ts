import type { ProductRange } from '../range.ts';

const extension = {
  brand: 'Calderstile',
  sized: '{size} rung',
  family: 'extension-ladders',
  heightKind: 'extended',
  loadRating: 150,
  standard: 'EN 131-1, -2, -3',
  standardClass: 'Professional',
  material: 'Aluminium',
  counts: 'rungs',
  closing: 'closes to',
} as const satisfies Partial<ProductRange>;

const combination = {
  brand: 'Calderstile',
  sized: '{size} rung',
  family: 'combination-ladders',
  heightKind: 'extended',
  loadRating: 150,
  standard: 'EN 131-1, -2, -3',
  standardClass: 'Professional',
  material: 'Aluminium',
  counts: 'rungs',
} as const satisfies Partial<ProductRange>;

const specialist = {
  brand: 'Calderstile',
  family: 'specialist-ladders',
  loadRating: 150,
  standard: 'EN 131-1, -2, -3',
  standardClass: 'Professional',
  material: 'Aluminium',
} as const satisfies Partial<ProductRange>;

/** Ladders that lean: extension, combination and specialist ladders. */
export const leaningLadders: readonly ProductRange[] = [
  {
    ...extension,
    number: 100,
    model: 'Home Extension Ladder',
    shape: 'light-extension-ladder',
    standardClass: 'Non-Professional',
    badges: ['Corda'],
    text: 'Ribbed rungs are pressed through light aluminium stiles, for the house and garden rather than the site.',
    features: [
      'For domestic use only',
      'Ribbed rungs, 280 mm apart',
      'Stabiliser bar fitted across the foot',
    ],
    inBox: ['the ladder in two sections', 'a stabiliser bar', 'a fixing key'],
    everyRow: { width: '0.42' },
    rows: `
      size   | height | length | weight | price             | stock | rating | badges   | for
      2 × 6  | 2.8    | 1.83   | 7.1    | 118.00            | 7     | 4.6    |          | Reaches bungalow gutters and the edge of a single-storey extension, and lies along a garage wall between jobs.
      2 × 8  | 3.9    | 2.39   | 9.2    | 138.25            | 12    | 4.9    | Featured | Brings a first-floor sill and the porch roof within reach, which covers most weekend jobs on a house.
      2 × 10 | 5.1    | 2.95   | 11.6   | 157.00 was 175.95 | 14    | 4.7    |          | Long enough for the eaves of a two-storey house; keep off the top three rungs and lean on a stand-off at the gutter.
      2 × 12 | 6.2    | 3.51   | 13.9   | 177.60            | 22    | 4.8    |          | The longest of the home range, for a gable end or a tall Victorian eave where ten rungs stop short.
    `,
  },
  {
    ...extension,
    number: 300,
    model: 'Double Extension Ladder',
    shape: 'extension-ladder',
    badges: ['Trade'],
    text: 'Box-section stiles and square ribbed rungs, with guide brackets that hold the two sections together while they slide.',
    features: [
      'Square ribbed rungs, 280 mm apart',
      'Sections slide in captive brackets',
      'Stabiliser bar fitted across the foot',
      'Replaceable rubber feet',
    ],
    inBox: ['the ladder in two sections', 'a stabiliser bar', 'a user card'],
    everyRow: { width: '0.42' },
    rows: `
      size   | height | length | weight | price             | stock | rating | badges   | for
      2 × 8  | 3.9    | 2.39   | 9.8    | 163.50            | 4     | 4.8    | Featured | One person carries it on one shoulder to shopfront signs, camera brackets and porch leadwork.
      2 × 9  | 4.5    | 2.67   | 11.2   | 178.20            | 22    | 4.7    |          | Half a metre more than the eight-rung, enough to bring the gutters of a post-war terrace to chest height.
      2 × 10 | 5.1    | 2.95   | 12.6   | 190.50 was 202.00 | 18    | 4.7    |          | The size window and gutter firms ask for first: it works at two-storey eaves from a safe rung.
      2 × 11 | 5.6    | 3.23   | 13.7   | 205.20            | 7     | 4.5    |          | For a house on a slope, where the downhill corner asks for more ladder than the front door does.
      2 × 12 | 6.2    | 3.51   | 15.4   | 217.00            | 15    | 5.0    |          | Stands a metre clear of an ordinary two-storey gutter, so you can step off on to a roof ladder.
      2 × 13 | 6.7    | 3.79   | 16.2   | 230.95            | out   | 4.7    |          | Picks up dormer cheeks and tall sash heads that a twelve-rung only just touches.
      2 × 14 | 7.3    | 4.07   | 17.6   | 244.49            | 13    | 4.9    |          | Suited to townhouses with a raised ground floor, and the point where a second person should help to raise it.
      2 × 16 | 8.4    | 4.63   | 20.5   | 265.99            | 20    | 4.7    |          | Second-floor windows and the lettering over a shop parade; plan on two people to raise it.
      2 × 18 | 9.5    | 5.19   | 23     | 290.75            | 11    | 4.7    |          | The tallest push-up double here, for warehouse eaves and chapel gables that are visited twice a year.
    `,
  },
  {
    ...extension,
    number: 300,
    model: 'Triple Extension Ladder',
    shape: 'extension-ladder',
    badges: ['Trade'],
    text: 'Three nested sections on captive brackets; sections longer than 3 m are locked in and stay together.',
    features: [
      'Square ribbed rungs, 280 mm apart',
      'Three sections on captive brackets',
      'Stabiliser bar fitted across the foot',
    ],
    inBox: ['the ladder in three sections', 'a stabiliser bar', 'a user card'],
    everyRow: { width: '0.46' },
    rows: `
      size   | height | length | weight | price  | stock | rating | badges | for
      3 × 8  | 5.5    | 2.39   | 15.6   | 225.25 | 11    | 4.7    |        | Rides inside a long van, closed to the height of a tall door, and still reaches two-storey eaves.
      3 × 9  | 6.3    | 2.67   | 17.3   | 250.25 | 8     | 4.9    | New    | Chosen by alarm engineers who want two-storey reach from a load that does not overhang the cab.
      3 × 10 | 7.2    | 2.95   | 20     | 272.50 | 11    | 4.7    |        | Seven metres of ladder out of a three-metre stack, for housing teams with short lock-ups.
      3 × 12 | 8.9    | 3.51   | 25.5   | 320.60 | 12    | 4.7    |        | Works at the top windows of a three-storey townhouse, and a four-metre garage still takes it closed.
      3 × 14 | 10.5   | 4.07   | 30     | 358.90 | 5     | 4.7    |        | Ten metres of push-up ladder for roofline surveys and high signs where a tower cannot be stood.
    `,
  },
  {
    ...extension,
    number: 500,
    model: 'Wide-Base Extension Ladder',
    shape: 'wide-base-extension-ladder',
    label: 'Wide-Base {size} rung',
    badges: ['Professional', 'Smart Base'],
    text: 'Heavier stiles than the 300, on a splayed base that folds out and locks without tools.',
    features: [
      'Fold-out base, fixed to the ladder',
      'D-shaped rungs, 280 mm apart',
      'Rollers at the head run up the wall',
    ],
    inBox: ['the ladder in two sections with its base', 'a user card'],
    everyRow: { width: '0.46' },
    rows: `
      size   | height | length | weight | price  | stock | rating | badges   | for
      2 × 10 | 5.1    | 2.95   | 15.3   | 220.95 | 14    | 4.8    |          | The base folds out in one movement, which is what a lone telecoms engineer wants on a narrow pavement.
      2 × 12 | 6.2    | 3.51   | 18.4   | 251.49 | 16    | 4.5    | Red Line | For soffits and eaves all day long, where a loose bar always ends up left in the van.
      2 × 14 | 7.3    | 4.07   | 21.5   | 280.00 | 5     | 4.7    |          | Built for maintenance teams who lean against two-and-a-half-storey parapets week in, week out.
      2 × 16 | 8.4    | 4.63   | 24     | 312.95 | 20    | 4.8    | Red Line | Gives facade inspectors nine metres of reach on a base that cannot be forgotten at the depot.
    `,
  },
  {
    ...extension,
    number: 500,
    model: 'Rope Double Extension Ladder',
    shape: 'rope-extension-ladder',
    label: 'Rope Double {size} rung',
    badges: ['Rope Operated', 'Professional'],
    text: 'A rope and pulley raise the upper section from the ground and a latch catches each rung.',
    features: [
      'Rope and pulley with rung latch',
      'Wall rollers at the head',
      'Stabiliser bar fitted across the foot',
    ],
    inBox: ['the ladder roped and ready', 'a stabiliser bar', 'a user card'],
    everyRow: { width: '0.48' },
    rows: `
      size   | height | length | weight | price             | stock | rating | for
      2 × 16 | 8.4    | 4.63   | 25.5   | 396.99 was 428.50 | 5     | 4.6    | The rope takes the top section up, so nobody reaches overhead with eight metres of aluminium.
      2 × 18 | 9.5    | 5.19   | 30     | 434.90            | 17    | 4.9    | For church windows and tall shopfronts, raised by two people and set rung by rung from below.
      2 × 20 | 10.7   | 5.75   | 33.5   | 483.80            | 25    | 4.5    | Stands to clerestory glass and high bay doors where the floor rules out a tower base.
      2 × 22 | 11.8   | 6.31   | 36.5   | 520.00            | 12    | 4.8    | Our longest ladder, 22 rungs a section, for mill walls and silo sides with a clear footing and a second person.
    `,
  },
  {
    ...extension,
    number: 500,
    model: 'Rope Triple Extension Ladder',
    shape: 'rope-extension-ladder',
    label: 'Rope Triple {size} rung',
    badges: ['Rope Operated', 'Professional'],
    text: 'One rope lifts both upper sections, each with its own rung latch.',
    features: [
      'One rope for both upper sections',
      'Latches on every rung',
      'Wall rollers at the head',
      'Stabiliser bar fitted across the foot',
    ],
    inBox: ['the ladder roped and ready', 'a stabiliser bar', 'a user card'],
    everyRow: { width: '0.48' },
    rows: `
      size   | height | length | weight | price  | stock | rating | badges | for
      3 × 12 | 8.9    | 3.51   | 29.5   | 411.00 | 24    | 4.8    |        | Goes up like a long double and stores in three and a half metres.
      3 × 13 | 9.7    | 3.79   | 31.5   | 442.20 | 12    | 4.6    |        | One more rung a section brings third-floor sills within reach, with the rope keeping the upper parts in step.
      3 × 14 | 10.5   | 4.07   | 34.5   | 466.60 | 22    | 4.8    |        | For the upper windows of a four-storey terrace, where a push-up triple is a struggle to raise.
      3 × 15 | 11.4   | 4.35   | 37     | 492.60 | 23    | 4.6    | New    | The tallest three-part set here, over eleven metres extended, for hangar doors and grandstand roofs.
    `,
  },
  {
    ...extension,
    number: 900,
    model: 'GRP Extension Ladder',
    shape: 'extension-ladder',
    material: 'GRP',
    badges: ['GRP', 'Professional'],
    text: 'Pultruded GRP stiles that do not conduct, with rungs of ribbed aluminium between them.',
    features: [
      'Insulating GRP stiles',
      'Ribbed aluminium rungs',
      'Stabiliser bar fitted across the foot',
      'Not a live-working tool: isolate first',
    ],
    inBox: ['the ladder in two sections', 'a stabiliser bar', 'an inspection card'],
    everyRow: { width: '0.45' },
    rows: `
      size   | height | length | weight | price             | stock | rating | badges   | for
      2 × 8  | 3.9    | 2.39   | 12.5   | 248.20            | 22    | 4.8    | Featured | For meter heads, alarm boxes and first-floor wiring, with GRP stiles from top to foot.
      2 × 9  | 4.5    | 2.67   | 13.8   | 274.40            | 25    | 4.7    |          | For fibre crews, short enough to turn in a front garden; keep well clear of overhead lines.
      2 × 10 | 5.1    | 2.95   | 15.8   | 294.40 was 323.50 | 8     | 4.8    |          | Puts an electrician at two-storey eaves for floodlights, cameras and inverter cabling.
      2 × 12 | 6.2    | 3.51   | 19.2   | 341.75            | 22    | 4.6    |          | For lighting brackets and roof-level isolators, with enough length to step off above the gutter.
      2 × 14 | 7.3    | 4.07   | 22.5   | 382.90            | 19    | 4.8    |          | The longest GRP double we stock, used around substations by teams under their own permit.
    `,
  },
  {
    ...combination,
    number: 300,
    model: 'Combination Ladder',
    shape: 'combination-ladder',
    badges: ['Trade'],
    text: 'Three sections make a push-up ladder, a freestanding A-frame, stair steps or an A-frame with a ladder above it.',
    closing: 'closes to',
    features: [
      'Ladder, A-frame and stair positions',
      'Webbing stays and stay bars for the A-frame',
      'Stabiliser bar fitted across the foot',
    ],
    inBox: ['the ladder in three sections', 'a stabiliser bar', 'a picture guide'],
    everyRow: { width: '0.45' },
    rows: `
      size   | height | length | weight | price             | stock                       | rating | badges   | for
      3 × 6  | 3.8    | 1.83   | 13     | 217.99            | 23                          | 4.8    |          | One ladder for a flat refurbishment: steps, stair ladder and a push-up that reaches a bungalow roof.
      3 × 7  | 4.7    | 2.11   | 15.7   | 253.95            | 7                           | 4.8    | Featured | A decorator's size, tall enough as an A-frame for a hallway and as a ladder for the outside sills.
      3 × 8  | 5.5    | 2.39   | 18.1   | 282.95 was 311.00 | 25                          | 4.7    |          | Covers a whole house in one carry, from the loft hatch to the front gutters.
      3 × 9  | 6.3    | 2.67   | 20     | 316.95            | 21                          | 4.9    |          | Made for general builders who meet eaves, stairwells and ceilings in the same week.
      3 × 10 | 7.2    | 2.95   | 23     | 349.00            | 11                          | 4.6    |          | Long enough for sloping sites and still a workable A-frame under a high ceiling.
      3 × 12 | 8.9    | 3.51   | 28     | 421.20            | out: Usually back in 3 days | 4.7    |          | For estate teams with tall plant rooms, where the freestanding form matters as much as the reach.
      3 × 14 | 10.5   | 4.07   | 33.5   | 485.00            | 16                          | 4.5    |          | The longest combination we list, for village halls and barns where one ladder does both walls and rafters.
    `,
  },
  {
    ...combination,
    number: 500,
    model: 'Wide-Base Combination Ladder',
    shape: 'wide-base-combination-ladder',
    label: 'Wide-Base Combination {size} rung',
    badges: ['Professional', 'Red Line', 'Smart Base'],
    text: 'The 500 stile with a splayed fixed base, so that it stands the same way in every position.',
    closing: 'closes to',
    features: [
      'Splayed base, fixed to the ladder',
      'Ladder, A-frame and stair positions',
      'D-shaped rungs, 280 mm apart',
    ],
    inBox: ['the ladder in three sections with its base', 'a picture guide'],
    everyRow: { width: '0.48' },
    rows: `
      size   | height | length | weight | price             | stock | rating | badges | for
      3 × 8  | 5.5    | 2.39   | 19.6   | 314.00            | 19    | 4.5    |        | For fitters who set up six times a day and do not want to bolt a bar on each time.
      3 × 9  | 6.3    | 2.67   | 22     | 348.50 was 379.50 | 10    | 4.7    |        | Goes from a stair landing in the morning to the eaves after lunch without a change of ladder.
      3 × 10 | 7.2    | 2.95   | 25.5   | 388.75            | 24    | 4.8    |        | A stiff A-frame for pipework, and a push-up stage that clears a two-storey gutter.
      3 × 12 | 8.9    | 3.51   | 31     | 456.00            | 14    | 4.8    | New    | Takes school halls and atrium edges, freestanding for the lamps and leaning for the parapet.
    `,
  },
  {
    ...combination,
    number: 300,
    model: 'Multi-Position Ladder',
    shape: 'multi-position-ladder',
    standard: 'EN 131-4',
    badges: ['5-in-1', 'Trade'],
    text: 'Six self-locking hinges set four short sections as a ladder, steps, a stair ladder, a stand-off ladder or, with its platform, a low trestle.',
    closing: 'folds to',
    features: [
      'Five positions on locking hinges',
      'Stabiliser bars at both ends',
      'Hinge locks show red until shut',
    ],
    inBox: ['the ladder', 'two stabiliser bars', 'a two-part platform', 'a hinge guide'],
    everyRow: { width: '0.36' },
    rows: `
      size  | height | length | weight | price             | stock | rating | badges   | for
      4 × 3 | 3.4    | 0.9    | 11.4   | 165.00            | 6     | 4.5    |          | Folds into a car boot and opens as steps, ladder or trestle for odd jobs on a round.
      4 × 4 | 4.5    | 1.18   | 13.8   | 198.95 was 222.95 | 18    | 4.7    | Featured | The middle size locks into a stair shape, which is what most landlords' handymen need it for.
      4 × 5 | 5.6    | 1.45   | 15.9   | 227.90            | 11    | 4.7    |          | Reaches first-floor sills straightened out, and folds to about the length of a wallpaper table.
    `,
  },
  {
    ...specialist,
    number: 500,
    model: 'Telescopic Ladder',
    shape: 'telescopic-ladder',
    sized: '{size} m',
    heightKind: 'extended',
    standard: 'EN 131-6',
    badges: ['Telescopic', 'Professional'],
    text: 'Tube sections lock at each rung and come down slowly on air dampers, one after the other.',
    closing: 'closes to',
    features: [
      'Every rung locks with a click and a green mark',
      'Damped closing, clear of fingers',
      'Carry bag with shoulder strap',
    ],
    inBox: ['the ladder', 'a stabiliser bar', 'a carry bag'],
    everyRow: { width: '0.48' },
    rows: `
      size | height | length | weight | price  | stock | rating | badges   | for
      2.6  | 2.6    | 0.74   | 7.9    | 160.20 | 5     | 5.0    |          | Surveyors keep one behind the seat for loft hatches and flat roofs at single-storey height.
      3.2  | 3.2    | 0.8    | 9.4    | 197.25 | 19    | 4.7    | Featured | The everyday length for house surveys: it clears a garage roof and goes home in a bag.
      3.8  | 3.8    | 0.86   | 11.6   | 232.49 | 12    | 4.6    |          | For insurance and roof inspections where the visit is ten minutes and the car is a hatchback.
      4.4  | 4.4    | 0.92   | 13.3   | 271.95 | 15    | 4.7    |          | The longest telescopic we sell, for first-floor windows that are looked at more often than worked on.
    `,
  },
  {
    ...specialist,
    number: 300,
    model: 'Hook-On Shelf Ladder',
    shape: 'hook-on-ladder',
    sized: '{size} tread',
    heightKind: 'tread',
    counts: 'treads',
    badges: ['Hook-On', 'Trade'],
    text: 'Deep treads are level at the working angle, and steel hooks drop over a rail of up to 35 mm.',
    closing: 'overall length',
    features: [
      'Hooks for rails up to 35 mm',
      'Treads 80 mm deep, level in use',
      'Rail sold with the racking, not with the ladder',
      'Over 3 m, with a bar to bolt across the foot',
    ],
    inBox: ['the ladder', 'two steel hooks'],
    everyRow: { width: '0.42' },
    rows: `
      size | height | length | weight | price             | stock | rating | box                                                      | for
      6    | 1.4    | 1.6    | 6.3    | 193.00            | 15    | 4.7    |                                                          | Hooks on to a shop rail to bring the top shelf of a pharmacy or archive within reach.
      8    | 1.9    | 2.1    | 8.1    | 239.80            | 17    | 5.0    |                                                          | A stockroom standard, tall enough for five shelves of boxed goods.
      10   | 2.4    | 2.6    | 9.9    | 278.40 was 303.00 | 20    | 4.9    |                                                          | Sized for the high racking of builders' merchants and tile stores.
      12   | 2.8    | 3.1    | 11.6   | 325.00            | 19    | 4.8    | the ladder, two steel hooks, a stabiliser bar to bolt on | Runs along library galleries and tool cribs where steps would block the aisle.
      14   | 3.3    | 3.6    | 13.4   | 370.25            | 23    | 4.8    | the ladder, two steel hooks, a stabiliser bar to bolt on | For loose stock on the upper beams of a tall bay, on a rail the racking maker has approved.
    `,
  },
  {
    ...specialist,
    number: 500,
    model: 'Surveyor Ladder',
    shape: 'surveyor-ladder',
    sized: '{size} section',
    heightKind: 'extended',
    counts: 'sections',
    badges: ['Professional'],
    text: 'Sections a metre long socket into one another and are held by sprung pins, with a non-marking head.',
    closing: 'longest part',
    features: [
      'Metre-long sections on sprung pins',
      'Non-marking head',
      'Stabiliser bar for lengths over 3 m',
    ],
    inBox: ['the sections', 'a stabiliser bar', 'two carry straps'],
    everyRow: { width: '0.36', length: '1.05' },
    rows: `
      size | height | weight | price  | stock | rating | badges | for
      3    | 2.9    | 9.7    | 254.50 | 9     | 4.7    |        | Three short sections go under one arm on a train and make a ladder for loft and ceiling-void checks.
      4    | 3.8    | 12.8   | 294.99 | 11    | 4.6    |        | The usual surveyor's set: four sections in one boot, and a first look over most single-storey roofs.
      5    | 4.7    | 15.9   | 326.40 | 4     | 4.7    | New    | One more section for gutter checks on low two-storey houses and party walls.
    `,
  },
];
