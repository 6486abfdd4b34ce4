import type { ProductRange } from '../range.ts';

const tower = {
  brand: 'Hawsgate',
  sized: '{size} m platform',
  heightKind: 'platform',
  standard: 'EN 1004-1',
  material: 'Aluminium',
  castors: 'Braked',
  railsAbove: 1.05,
  closing: 'longest part',
} as const satisfies Partial<ProductRange>;

/** Mobile towers that are built from frames: folding, stairwell, one-person, narrow, 250, 500 and industrial. */
export const towers: readonly ProductRange[] = [
  {
    ...tower,
    model: 'Folding Tower',
    shape: 'folding-tower',
    family: 'folding-tower',
    loadRating: 200,
    standardClass: 'Class 2',
    badges: ['Trade'],
    text: 'The base unfolds in one piece with its castors on, and each extra lift fits on top.',
    features: [
      'Folding base, no loose braces',
      'Platform with trapdoor',
      'Through-the-trap build, no harness',
    ],
    inBox: [
      'the folding base',
      'frames',
      'platforms',
      'guardrails',
      'toeboards',
      'four stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '0.75', length: '1.8', closed: '2.0' },
    rows: `
      size | height | weight | price               | stock | rating | badges   | box                                                                     | for
      1.0  | 1.0    | 52.5   | 899.95              | 5     | 4.6    | Featured | the folding base, a platform, guardrails, toeboards, the assembly guide | Our lowest folding tower. Wheel it folded through a doorway and work along a 3 m ceiling.
      1.9  | 1.9    | 71     | 1230.40             | 7     | 4.7    |          |                                                                         | For retail ceilings and first fix at up to 3.9 m. Stabilisers included.
      2.9  | 2.9    | 94.5   | 1619.00 was 1780.50 | 9     | 4.6    | New      |                                                                         | For guttering or drylining at up to 4.9 m.
      3.9  | 3.9    | 117    | 2015.20             | 7     | 4.9    |          |                                                                         | For render repairs and soffits at just under 6 m.
      4.9  | 4.9    | 136    | 2380.00             | 7     | 4.8    |          |                                                                         | For two-storey eaves. Carry it in through a side gate.
      5.9  | 5.9    | 160    | 2789.00             | 8     | 4.9    |          |                                                                         | Our tallest folding tower, for gable ends. The guide has stabilisers on before the second lift.
    `,
  },
  {
    ...tower,
    model: 'Stairwell Tower',
    shape: 'stairwell-tower',
    label: 'Stairwell Access Tower {size} m platform',
    family: 'stairwell-tower',
    loadRating: 200,
    standardClass: 'Class 3',
    badges: ['Professional'],
    text: 'A short deck and legs that adjust one by one, so the frame stands level across stairs and landings.',
    features: [
      'Legs adjust singly for stairs',
      'Footprint 0.7 × 1.3 m, before stabilisers',
      'Through-the-trap build, no harness',
    ],
    inBox: [
      'frames',
      'four adjustable legs with castors',
      'platforms',
      'guardrails',
      'toeboards',
      'stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '0.7', length: '1.3', closed: '2.0' },
    rows: `
      size | height | weight | price   | stock | rating | for
      2.2  | 2.2    | 91.5   | 1860.20 | 5     | 5.0    | For one flight of a wide staircase. It needs 2 m with stabilisers.
      3.2  | 3.2    | 119    | 2270.00 | 3     | 4.8    | For decorating stairwells with room for stabilisers beside the flight.
      4.2  | 4.2    | 138    | 2720.00 | 9     | 4.6    | For a flight and a landing in a school or office stairwell.
      5.2  | 5.2    | 164    | 3115.50 | out   | 4.9    | For stairwell ceilings two floors up, where a ladder can't stand level.
      6.2  | 6.2    | 187    | 3600.00 | 3     | 4.9    | Our tallest stairwell tower, for three-flight stairwells and lightwells.
    `,
  },
  {
    ...tower,
    model: 'One Man Tower',
    shape: 'one-man-tower',
    family: 'one-man-tower',
    loadRating: 200,
    standardClass: 'Class 3',
    badges: ['Professional'],
    text: 'One person can lift every part, and you fit each platform from the safety of the one below.',
    features: [
      'One trained person can build it',
      'Footprint 0.7 × 1.3 m, before stabilisers',
      'Fold-out stabilisers',
    ],
    inBox: [
      'frames',
      'castors',
      'platforms',
      'guardrails',
      'toeboards',
      'stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '0.7', length: '1.3', closed: '2.0' },
    rows: `
      size | height | weight | price               | stock | rating | badges   | for
      1.2  | 1.2    | 58.5   | 1144.75             | 11    | 4.6    |          | For partitions and ceiling grids just over 3 m.
      2.2  | 2.2    | 79     | 1494.80             | 12    | 4.6    | Featured | For shopfronts. One trained person can build it from inside the frame.
      3.2  | 3.2    | 99     | 1834.00             | 5     | 4.7    |          | For sign fitting above a fascia. Allow room on the pavement for the stabilisers.
      4.2  | 4.2    | 118    | 2209.20 was 2385.00 | 4     | 4.8    |          | For first-floor windows and cladding.
      5.2  | 5.2    | 141    | 2590.20             | 7     | 4.9    |          | For the eaves and gutters of a two-storey house.
      6.2  | 6.2    | 157    | 2945.95             | 7     | 4.8    |          | Our tallest one-man tower, for gable vents and flues. The guide has all four stabilisers out before you climb.
    `,
  },
  {
    ...tower,
    model: 'Home DIY Tower',
    formerly: 'Hawsgate 100 DIY Tower',
    label: 'DIY Tower {size} m platform',
    shape: 'one-man-tower',
    family: 'one-man-tower',
    loadRating: 150,
    standardClass: 'Class 2',
    domestic: true,
    material: 'Steel',
    badges: ['Corda'],
    text: 'Galvanised steel frames slot together without tools, with a ply platform and guardrails on all four sides.',
    features: ['Tool-free frames', 'Galvanised against rust', 'Ply platform with trapdoor'],
    inBox: [
      'frames',
      'castors',
      'a platform',
      'guardrails',
      'toeboards',
      'stabilisers',
      'a picture guide',
    ],
    everyRow: { width: '0.7', length: '1.3', closed: '2.0' },
    rows: `
      size | height | weight | price             | stock | rating | badges | for
      1.2  | 1.2    | 65.5   | 468.20            | 22    | 4.5    |        | For home use: ceilings, garage roofs and painting.
      2.2  | 2.2    | 89.5   | 608.49 was 681.00 | 5     | 4.6    | New    | For home use: bungalow gutters.
      3.2  | 3.2    | 110    | 750.80            | 11    | 4.7    |        | For home use: upstairs window frames. Two people need to build it, following the guide.
    `,
  },
  {
    ...tower,
    model: 'Narrow Tower',
    shape: 'narrow-tower',
    family: 'narrow-tower',
    loadRating: 225,
    standardClass: 'Class 3',
    badges: ['Professional'],
    text: 'Single-width frames with a 1.8 m deck, built through the trap (3T).',
    features: [
      'Frame 0.85 m wide',
      'Deck 1.8 m long, class 3',
      'Adjustable legs, 200 mm braked castors',
    ],
    inBox: [
      'frames',
      'castors on adjustable legs',
      'braces',
      'platforms',
      'guardrails',
      'toeboards',
      'stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '0.85', length: '1.8', closed: '2.0' },
    rows: `
      size | height | weight | price   | stock | rating | badges   | for
      2.2  | 2.2    | 113    | 1689.80 | 8     | 4.8    |          | For wide corridors and stockrooms. It needs 0.6 m less floor than a full-width tower.
      3.2  | 3.2    | 142    | 2079.50 | 3     | 4.6    | Featured | For gutters at just over 5 m along a side passage with room for stabilisers.
      4.2  | 4.2    | 170    | 2420.00 | 7     | 4.7    |          | For soffit and cladding repairs. With stabilisers out it takes little more than one parking bay.
      5.2  | 5.2    | 198    | 2819.00 | 4     | 4.5    |          | For window fitting at first-floor level. Use the wall-side stabiliser layout and ties in the manual.
    `,
  },
  {
    ...tower,
    model: 'Long Narrow Tower',
    shape: 'long-narrow-tower',
    family: 'narrow-tower',
    loadRating: 250,
    standardClass: 'Class 2',
    badges: ['Professional'],
    text: 'Single-width frames with a 2.5 m deck, for long runs along a wall.',
    features: ['Frame 0.85 m wide', 'Deck 2.5 m long', 'Adjustable legs, 200 mm braked castors'],
    inBox: [
      'frames',
      'castors on adjustable legs',
      'braces',
      'platforms',
      'guardrails',
      'toeboards',
      'telescopic stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '0.85', length: '2.5', closed: '2.7' },
    rows: `
      size | height | weight | price               | stock                       | rating | for
      6.2  | 6.2    | 236    | 3340.00 was 3540.00 | 8                           | 4.8    | For fascia and gutter runs, moved one deck length at a time.
      7.7  | 7.7    | 279    | 3955.00             | 8                           | 5.0    | For gables, close to the 8 m outdoor limit of EN 1004-1. The guide has it tied in before the top lift.
      9.7  | 9.7    | 336    | 4700.00             | out: Usually back in 4 days | 4.7    | For sprinkler mains in warehouses with room for stabilisers, indoors only.
      11.7 | 11.7   | 393    | 5629.80             | 4                           | 4.6    | Our tallest narrow tower, for atrium walls with clear floor for stabilisers. Indoors only.
    `,
  },
  {
    ...tower,
    number: 250,
    model: 'Standard Tower',
    shape: 'standard-tower-250',
    family: '250-standard',
    loadRating: 250,
    standardClass: 'Class 3',
    badges: ['Trade'],
    text: 'Full-width frames with a rung every 250 mm and 1.8 m decks, built through the trap (3T). Maximum load 250 kg per platform.',
    features: [
      '250 kg per platform, one working platform at a time',
      'Rungs every 250 mm',
      'Decks 1.8 m long, class 3',
      'Through-the-trap build, no harness',
    ],
    inBox: [
      'frames',
      'castors on adjustable legs',
      'braces',
      'platforms',
      'guardrails',
      'toeboards',
      'stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '1.45', length: '1.8', closed: '2.0' },
    rows: `
      size | height | weight | price               | stock | rating | badges   | for
      2.2  | 2.2    | 131    | 1760.00             | 5     | 4.7    | Featured | For shopfitting and plant rooms, from a single lift of frames.
      3.7  | 3.7    | 176    | 2390.50             | 7     | 4.6    |          | For mezzanine edges and roller-door gear.
      4.7  | 4.7    | 208    | 2809.00 was 3005.00 | 5     | 4.8    |          | For two-storey soffits and fascias.
      6.2  | 6.2    | 256    | 3385.50             | 6     | 4.8    |          | For repointing above first-floor level. Move the deck up in 250 mm steps.
      7.7  | 7.7    | 310    | 3999.20             | 2     | 4.9    |          | Our tallest 250 standard tower for outdoors. Tie it in and keep to PASMA's wind limit.
      9.7  | 9.7    | 376    | 4844.80             | 3     | 4.8    |          | For cleaning roof lights and servicing heaters in factories, indoors only.
      11.7 | 11.7   | 439    | 5610.50             | 2     | 4.8    |          | For hangar and arena ceilings, with every intermediate deck the standard requires, indoors only.
    `,
  },
  {
    ...tower,
    number: 500,
    model: 'Standard Tower',
    shape: 'standard-tower-500',
    label: 'Standard Long-Deck Tower {size}',
    family: '500-standard',
    loadRating: 250,
    standardClass: 'Class 2',
    badges: ['Industrial'],
    text: 'Full-width frames with a rung every 500 mm and 2.5 m decks. Maximum load 250 kg per platform, one working platform at a time.',
    features: [
      '250 kg per platform, one working platform at a time',
      'Rungs every 500 mm',
      'Decks 2.5 m long',
      'Through-the-trap build, no harness',
    ],
    inBox: [
      'frames',
      'a climbing ladder',
      'castors on adjustable legs',
      'braces',
      'platforms',
      'guardrails',
      'toeboards',
      'telescopic stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '1.45', length: '2.5', closed: '2.7' },
    rows: `
      size | height | weight | price   | stock | rating | badges | for
      2.2  | 2.2    | 139    | 1865.00 | 7     | 4.6    |        | A long, low deck for two plasterers and their materials.
      3.7  | 3.7    | 193    | 2540.00 | 6     | 4.7    | Trade  | For shopfronts, with room for two trades and materials.
      4.7  | 4.7    | 225    | 3000.20 | 9     | 4.9    |        | For roofing, with a long deck at gutter height.
      6.2  | 6.2    | 270    | 3594.00 | 4     | 4.6    |        | For cladding panels that need a fitter at each end.
      7.7  | 7.7    | 328    | 4304.00 | 4     | 4.8    |        | For gable ends and stair cores, close to the 8 m outdoor limit of EN 1004-1.
      9.7  | 9.7    | 388    | 5134.00 | 4     | 4.6    |        | For long runs of ductwork, with fewer moves than a short deck, indoors only.
      11.7 | 11.7   | 458    | 6019.95 | 2     | 4.7    |        | Our tallest standard tower with the long deck, for terminal halls and arenas. Indoors only.
    `,
  },
  {
    ...tower,
    number: 250,
    model: 'AGR Tower',
    shape: 'agr-tower-250',
    family: '250-agr',
    loadRating: 250,
    standardClass: 'Class 3',
    badges: ['Trade', 'Professional'],
    text: 'You fit the advance guardrails from the level below, so the 1.8 m deck is guarded before anyone steps on it.',
    features: [
      'Guardrail in place before each climb',
      '250 kg per platform, one working platform at a time',
      'Rungs every 250 mm',
      'Decks 1.8 m long, class 3',
    ],
    inBox: [
      'frames',
      'advance guardrail frames',
      'castors on adjustable legs',
      'braces',
      'platforms',
      'toeboards',
      'stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '1.45', length: '1.8', closed: '2.0' },
    rows: `
      size | height | weight | price               | stock | rating | badges   | for
      2.2  | 2.2    | 145    | 1980.80             | 7     | 4.6    | Featured | Fit the guardrail from the ground, so there's never an open edge.
      3.7  | 3.7    | 198    | 2670.50             | 4     | 4.8    |          | For subcontractors on sites that only allow AGR towers.
      4.7  | 4.7    | 233    | 3154.50             | 4     | 4.8    |          | For work at eaves height, for firms that train everyone in one method.
      6.2  | 6.2    | 294    | 3865.00             | 6     | 4.8    | New      | For facade repairs above first-floor level, with the guardrail fitted before each climb.
      7.7  | 7.7    | 342    | 4525.00 was 4751.95 | 2     | 4.9    |          | Our tallest 250 AGR tower for outdoors, for chimneys and parapets. Tied to the building as the guide shows.
      9.7  | 9.7    | 406    | 5560.00             | 3     | 4.8    |          | For exhibition walls and rigging, with guardrails at every lift, indoors only.
      11.7 | 11.7   | 493    | 6445.95             | 4     | 4.6    |          | For atriums, indoors only. Allow half a day and two trained people to build it.
    `,
  },
  {
    ...tower,
    number: 500,
    model: 'AGR Tower',
    shape: 'agr-tower-500',
    label: 'AGR Long-Deck Tower {size}',
    family: '500-agr',
    loadRating: 250,
    standardClass: 'Class 2',
    badges: ['Industrial', 'Professional'],
    text: 'Advance guardrails on a 2.5 m deck with a rung every 500 mm. Maximum load 250 kg per platform, one working platform at a time.',
    features: [
      'Guardrail in place before each climb',
      '250 kg per platform, one working platform at a time',
      'Rungs every 500 mm',
      'Decks 2.5 m long',
    ],
    inBox: [
      'frames',
      'a climbing ladder',
      'advance guardrail frames',
      'castors on adjustable legs',
      'braces',
      'platforms',
      'toeboards',
      'telescopic stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '1.45', length: '2.5', closed: '2.7' },
    rows: `
      size | height | weight | price   | stock | rating | badges   | for
      2.2  | 2.2    | 152    | 2094.00 | 6     | 4.6    |          | A long deck for night work on concourses, low enough to pass under hanging signs.
      3.7  | 3.7    | 211    | 2865.00 | 2     | 5.0    |          | For stone cladding crews who need guardrails in place first.
      4.7  | 4.7    | 251    | 3394.50 | 5     | 4.7    | Featured | For a two-person glazing team at first-floor windows.
      6.2  | 6.2    | 302    | 4130.95 | 9     | 4.9    |          | For canopy edges and bridge soffits. The long deck means fewer moves.
      7.7  | 7.7    | 369    | 4885.95 | out   | 4.6    |          | For gables and facades outdoors, close to the 8 m limit of EN 1004-1. Tie it in as the guide shows.
      9.7  | 9.7    | 444    | 5859.80 | 2     | 4.9    |          | For turbine halls and print works, indoors only.
      11.7 | 11.7   | 519    | 6819.80 | 1     | 4.8    |          | Our largest tower, indoors only, close to the 12 m limit of EN 1004-1.
    `,
  },
  {
    ...tower,
    model: 'Industrial Deck',
    shape: 'industrial-deck',
    family: 'industrial-deck',
    loadRating: 250,
    badges: ['Industrial', 'Heavy Duty'],
    text: 'Fully decked with no gap at the ladder side, and a self-closing hatch to climb through. Maximum load 250 kg on any one deck panel.',
    features: [
      'Fully boarded, 1.45 × 2.5 m',
      '250 kg on any one deck panel',
      'Self-closing hatch',
      'Toeboards on all four sides',
    ],
    inBox: [
      'frames',
      'a climbing ladder',
      'castors on adjustable legs',
      'braces',
      'deck panels',
      'guardrails',
      'toeboards',
      'telescopic stabilisers',
      'the assembly guide',
    ],
    everyRow: { width: '1.45', length: '2.5', closed: '2.7' },
    rows: `
      size | height | weight | price   | stock | rating | badges   | for
      2.2  | 2.2    | 177    | 2445.00 | 5     | 4.6    |          | For shutdown work, with no gaps for tools to fall through.
      3.7  | 3.7    | 242    | 3289.80 | 2     | 4.5    |          | For boilers and tanks, with room to kneel and lay tools out.
      4.7  | 4.7    | 278    | 3860.50 | 9     | 4.6    | Featured | For press and oven overhauls, boarded right up to the guardrail.
      6.2  | 6.2    | 340    | 4694.00 | 1     | 5.0    |          | For bakery and brewery maintenance. Easy to hose down.
      9.7  | 9.7    | 469    | 6604.20 | 2     | 4.7    |          | For crane rails and high-bay plant, indoors only.
    `,
  },
];
