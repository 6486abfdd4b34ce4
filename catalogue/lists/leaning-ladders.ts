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
    model: 'Home Extension Ladder',
    formerly: 'Calderstile 100 Home Extension Ladder',
    shape: 'light-extension-ladder',
    standardClass: 'Non-Professional',
    badges: ['Corda'],
    text: 'Ribbed rungs in light aluminium stiles, for use at home, not on site.',
    features: [
      'For domestic use only',
      'Ribbed rungs, 280 mm apart',
      'Stabiliser bar fitted across the foot',
    ],
    inBox: ['the ladder in two sections', 'a stabiliser bar', 'a fixing key'],
    everyRow: { width: '0.42' },
    rows: `
      size   | height | length | weight | price             | stock | rating | badges   | for
      2 × 6  | 2.8    | 1.83   | 7.1    | 118.00            | 7     | 4.6    |          | For bungalow gutters and single-storey extensions. Stores along a garage wall.
      2 × 8  | 3.9    | 2.39   | 9.2    | 138.25            | 12    | 4.9    | Featured | For first-floor sills and porch roofs.
      2 × 10 | 5.1    | 2.95   | 11.6   | 157.00 was 175.95 | 14    | 4.7    |          | For the eaves of a two-storey house. HSE asks for a stand-off at the gutter, and nobody on the top three rungs.
      2 × 12 | 6.2    | 3.51   | 13.9   | 177.60            | 22    | 4.8    |          | Our longest home ladder, for gable ends and high Victorian eaves.
    `,
  },
  {
    ...extension,
    number: 300,
    model: 'Double Extension Ladder',
    shape: 'extension-ladder',
    badges: ['Trade'],
    text: 'Box-section stiles and square ribbed rungs, with brackets that hold the two sections together as they slide.',
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
      2 × 8  | 3.9    | 2.39   | 9.8    | 163.50            | 4     | 4.8    | Featured | For shopfront signs, camera brackets and porch leadwork. One person can carry it.
      2 × 9  | 4.5    | 2.67   | 11.2   | 178.20            | 22    | 4.7    |          | Half a metre longer than the 8 rung, for gutters on post-war terraces.
      2 × 10 | 5.1    | 2.95   | 12.6   | 190.50 was 202.00 | 18    | 4.7    |          | For window and gutter work at two-storey eaves.
      2 × 11 | 5.6    | 3.23   | 13.7   | 205.20            | 7     | 4.5    |          | For houses on a slope, where the downhill side is higher.
      2 × 12 | 6.2    | 3.51   | 15.4   | 217.00            | 15    | 5.0    |          | Extends 1 m above most two-storey gutters, so you can step off on to a roof ladder.
      2 × 13 | 6.7    | 3.79   | 16.2   | 230.95            | out   | 4.7    |          | For dormers and tall sash windows that a 12 rung only just reaches.
      2 × 14 | 7.3    | 4.07   | 17.6   | 244.49            | 13    | 4.9    |          | For townhouses with a raised ground floor. Takes two people to raise.
      2 × 16 | 8.4    | 4.63   | 20.5   | 265.99            | 20    | 4.7    |          | For second-floor windows and high shop signs. Takes two people to raise.
      2 × 18 | 9.5    | 5.19   | 23     | 290.75            | 11    | 4.7    |          | Our longest push-up double, for warehouse eaves and chapel gables.
    `,
  },
  {
    ...extension,
    number: 300,
    model: 'Triple Extension Ladder',
    shape: 'extension-ladder',
    badges: ['Trade'],
    text: 'Three sections on captive brackets. Sections longer than 3 m are locked together.',
    features: [
      'Square ribbed rungs, 280 mm apart',
      'Three sections on captive brackets',
      'Stabiliser bar fitted across the foot',
    ],
    inBox: ['the ladder in three sections', 'a stabiliser bar', 'a user card'],
    everyRow: { width: '0.46' },
    rows: `
      size   | height | length | weight | price  | stock | rating | badges | for
      3 × 8  | 5.5    | 2.39   | 15.6   | 225.25 | 11    | 4.7    |        | Fits inside a long van and reaches two-storey eaves.
      3 × 9  | 6.3    | 2.67   | 17.3   | 250.25 | 8     | 4.9    | New    | Two-storey reach without overhanging the cab, for alarm engineers.
      3 × 10 | 7.2    | 2.95   | 20     | 272.50 | 11    | 4.7    |        | Extends to 7.2 m from under 3 m closed, for teams with a short lock-up.
      3 × 12 | 8.9    | 3.51   | 25.5   | 320.60 | 12    | 4.7    |        | For the top windows of three-storey townhouses. Closed, it fits in a 4 m garage.
      3 × 14 | 10.5   | 4.07   | 30     | 358.90 | 5     | 4.7    |        | Over 10 m of push-up ladder, for roof surveys and high signs where a tower won't fit.
    `,
  },
  {
    ...extension,
    number: 500,
    model: 'Wide-Base Extension Ladder',
    shape: 'wide-base-extension-ladder',
    label: 'Wide-Base {size} rung',
    badges: ['Professional', 'Smart Base'],
    text: 'Heavier stiles than the 300, with a wide base that folds out and locks without tools.',
    features: [
      'Fold-out base, fixed to the ladder',
      'D-shaped rungs, 280 mm apart',
      'Rollers at the head run up the wall',
    ],
    inBox: ['the ladder in two sections with its base', 'a user card'],
    everyRow: { width: '0.46' },
    rows: `
      size   | height | length | weight | price  | stock | rating | badges   | for
      2 × 10 | 5.1    | 2.95   | 15.3   | 220.95 | 14    | 4.8    |          | The base folds out in one movement, for telecoms engineers working alone on narrow pavements.
      2 × 12 | 6.2    | 3.51   | 18.4   | 251.49 | 16    | 4.5    | Red Line | For soffits and eaves all day, with no loose bar to leave in the van.
      2 × 14 | 7.3    | 4.07   | 21.5   | 280.00 | 5     | 4.7    |          | For maintenance teams who work at two-and-a-half-storey parapets every week.
      2 × 16 | 8.4    | 4.63   | 24     | 312.95 | 20    | 4.8    | Red Line | Over 9 m of reach for facade inspections, with the base always on the ladder.
    `,
  },
  {
    ...extension,
    number: 500,
    model: 'Rope Double Extension Ladder',
    shape: 'rope-extension-ladder',
    label: 'Rope Double {size} rung',
    badges: ['Rope Operated', 'Professional'],
    text: 'A rope and pulley raise the top section from the ground, and a latch locks at each rung.',
    features: [
      'Rope and pulley with rung latch',
      'Wall rollers at the head',
      'Stabiliser bar fitted across the foot',
    ],
    inBox: ['the ladder roped and ready', 'a stabiliser bar', 'a user card'],
    everyRow: { width: '0.48' },
    rows: `
      size   | height | length | weight | price             | stock | rating | for
      2 × 16 | 8.4    | 4.63   | 25.5   | 396.99 was 428.50 | 5     | 4.6    | Over 8 m extended, with the top section raised by rope.
      2 × 18 | 9.5    | 5.19   | 30     | 434.90            | 17    | 4.9    | For church windows and tall shopfronts. Takes two people to raise.
      2 × 20 | 10.7   | 5.75   | 33.5   | 483.80            | 25    | 4.5    | For high windows and bay doors where there's no room for a tower.
      2 × 22 | 11.8   | 6.31   | 36.5   | 520.00            | 12    | 4.8    | Our longest ladder, 22 rungs a section, for mill walls and silos. Takes two people to raise, from clear ground.
    `,
  },
  {
    ...extension,
    number: 500,
    model: 'Rope Triple Extension Ladder',
    shape: 'rope-extension-ladder',
    label: 'Rope Triple {size} rung',
    badges: ['Rope Operated', 'Professional'],
    text: 'One rope raises both upper sections, each with its own rung latch.',
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
      3 × 12 | 8.9    | 3.51   | 29.5   | 411.00 | 24    | 4.8    |        | As long as a large double, but only 3.51 m closed.
      3 × 13 | 9.7    | 3.79   | 31.5   | 442.20 | 12    | 4.6    |        | One more rung a section, for third-floor sills.
      3 × 14 | 10.5   | 4.07   | 34.5   | 466.60 | 22    | 4.8    |        | For the upper windows of a four-storey terrace. Easier to raise than a push-up triple.
      3 × 15 | 11.4   | 4.35   | 37     | 492.60 | 23    | 4.6    | New    | Our longest triple, over 11 m extended, for hangar doors and grandstand roofs.
    `,
  },
  {
    ...extension,
    number: 900,
    model: 'GRP Extension Ladder',
    shape: 'extension-ladder',
    material: 'GRP',
    badges: ['GRP', 'Professional'],
    text: 'Non-conductive pultruded GRP stiles with ribbed aluminium rungs.',
    features: [
      'Insulating GRP stiles',
      'Ribbed aluminium rungs',
      'Stabiliser bar fitted across the foot',
      'Not a live-working tool: isolate first (HSE HSG85)',
    ],
    inBox: ['the ladder in two sections', 'a stabiliser bar', 'an inspection card'],
    everyRow: { width: '0.45' },
    rows: `
      size   | height | length | weight | price             | stock | rating | badges   | for
      2 × 8  | 3.9    | 2.39   | 12.5   | 248.20            | 22    | 4.8    | Featured | For meter heads, alarm boxes and first-floor wiring.
      2 × 9  | 4.5    | 2.67   | 13.8   | 274.40            | 25    | 4.7    |          | For fibre crews. Short enough to turn in a front garden; HSE asks for 6 m to overhead power lines.
      2 × 10 | 5.1    | 2.95   | 15.8   | 294.40 was 323.50 | 8     | 4.8    |          | For floodlights, cameras and inverter cabling at two-storey eaves.
      2 × 12 | 6.2    | 3.51   | 19.2   | 341.75            | 22    | 4.6    |          | For lighting brackets and roof-level isolators, with enough length to step off above the gutter.
      2 × 14 | 7.3    | 4.07   | 22.5   | 382.90            | 19    | 4.8    |          | Our longest GRP double, for substation teams working under their own permit.
    `,
  },
  {
    ...combination,
    number: 300,
    model: 'Combination Ladder',
    shape: 'combination-ladder',
    badges: ['Trade'],
    text: 'Three sections that make a push-up ladder, a freestanding A-frame, stair steps or an A-frame with an extension.',
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
      3 × 6  | 3.8    | 1.83   | 13     | 217.99            | 23                          | 4.8    |          | One ladder for a flat refurbishment: steps, stair ladder and a push-up ladder for a bungalow roof.
      3 × 7  | 4.7    | 2.11   | 15.7   | 253.95            | 7                           | 4.8    | Featured | For decorators: an A-frame for hallways and a ladder for outside sills.
      3 × 8  | 5.5    | 2.39   | 18.1   | 282.95 was 311.00 | 25                          | 4.7    |          | One ladder for a whole house, from the loft hatch to the gutters.
      3 × 9  | 6.3    | 2.67   | 20     | 316.95            | 21                          | 4.9    |          | For general builders who do eaves, stairwells and ceilings.
      3 × 10 | 7.2    | 2.95   | 23     | 349.00            | 11                          | 4.6    |          | Long enough for sloping sites, and an A-frame for high ceilings.
      3 × 12 | 8.9    | 3.51   | 28     | 421.20            | out: Usually back in 3 days | 4.7    |          | For estates teams with high plant rooms who need a freestanding A-frame too.
      3 × 14 | 10.5   | 4.07   | 33.5   | 485.00            | 16                          | 4.5    |          | Our longest combination ladder, for walls and rafters in halls and barns.
    `,
  },
  {
    ...combination,
    number: 500,
    model: 'Wide-Base Combination Ladder',
    shape: 'wide-base-combination-ladder',
    label: 'Wide-Base Combination {size} rung',
    badges: ['Professional', 'Red Line', 'Smart Base'],
    text: 'The 500 stile with a wide fixed base that stays on in every position.',
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
      3 × 8  | 5.5    | 2.39   | 19.6   | 314.00            | 19    | 4.5    |        | For fitters who set up several times a day, with no bar to bolt on.
      3 × 9  | 6.3    | 2.67   | 22     | 348.50 was 379.50 | 10    | 4.7    |        | Use the same ladder on a stair landing and at the eaves.
      3 × 10 | 7.2    | 2.95   | 25.5   | 388.75            | 24    | 4.8    |        | A rigid A-frame for pipework, and a push-up ladder that clears a two-storey gutter.
      3 × 12 | 8.9    | 3.51   | 31     | 456.00            | 14    | 4.8    | New    | For school halls and atriums: freestanding for lamps, leaning for parapets.
    `,
  },
  {
    ...combination,
    number: 300,
    model: 'Multi-Position Ladder',
    shape: 'multi-position-ladder',
    standard: 'EN 131-4',
    badges: ['5-in-1', 'Trade'],
    text: 'Six self-locking hinges set the four sections as a ladder, steps, stair ladder, stand-off ladder or, with the platform, a low trestle.',
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
      4 × 3 | 3.4    | 0.9    | 11.4   | 165.00            | 6     | 4.5    |          | Fits in a car boot. Use it as steps, a ladder or a trestle.
      4 × 4 | 4.5    | 1.18   | 13.8   | 198.95 was 222.95 | 18    | 4.7    | Featured | The middle size. Locks into a stair ladder.
      4 × 5 | 5.6    | 1.45   | 15.9   | 227.90            | 11    | 4.7    |          | Reaches first-floor sills fully open, and folds to 1.45 m.
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
    text: 'Tube sections lock at each rung and close slowly on air dampers, one at a time.',
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
      2.6  | 2.6    | 0.74   | 7.9    | 160.20 | 5     | 5.0    |          | For surveyors: loft hatches and single-storey flat roofs.
      3.2  | 3.2    | 0.8    | 9.4    | 197.25 | 19    | 4.7    | Featured | For house surveys and garage roofs.
      3.8  | 3.8    | 0.86   | 11.6   | 232.49 | 12    | 4.6    |          | For quick insurance and roof inspections. Fits in a hatchback.
      4.4  | 4.4    | 0.92   | 13.3   | 271.95 | 15    | 4.7    |          | Our longest telescopic ladder, for inspecting first-floor windows.
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
    text: 'Deep treads that are level in use, and steel hooks for a rail up to 35 mm.',
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
      6    | 1.4    | 1.6    | 6.3    | 193.00            | 15    | 4.7    |                                                          | For the top shelves of pharmacies and archives.
      8    | 1.9    | 2.1    | 8.1    | 239.80            | 17    | 5.0    |                                                          | For stockrooms with five shelves of boxed goods.
      10   | 2.4    | 2.6    | 9.9    | 278.40 was 303.00 | 20    | 4.9    |                                                          | For high racking in builders' merchants and tile stores.
      12   | 2.8    | 3.1    | 11.6   | 325.00            | 19    | 4.8    | the ladder, two steel hooks, a stabiliser bar to bolt on | For libraries and tool stores where steps would block the aisle.
      14   | 3.3    | 3.6    | 13.4   | 370.25            | 23    | 4.8    | the ladder, two steel hooks, a stabiliser bar to bolt on | For loose stock on high shelves, on a rail approved by the racking manufacturer.
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
    text: 'Metre-long sections that slot together on sprung pins, with a non-marking head.',
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
      3    | 2.9    | 9.7    | 254.50 | 9     | 4.7    |        | For loft and ceiling-void checks. Easy to carry on a train.
      4    | 3.8    | 12.8   | 294.99 | 11    | 4.6    |        | For surveyors. Fits in a car boot and reaches most single-storey roofs.
      5    | 4.7    | 15.9   | 326.40 | 4     | 4.7    | New    | One more section, for gutters on low two-storey houses and party walls.
    `,
  },
];
