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
    text: 'The base unfolds in one piece with its castors on, and each extra lift drops on to it.',
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
    everyRow: { width: '0.75', length: '1.8' },
    rows: `
      size | height | weight | price               | stock | rating | badges   | box                                                                     | for
      1.0  | 1.0    | 52.5   | 899.95              | 5     | 4.6    | Featured | the folding base, a platform, guardrails, toeboards, the assembly guide | The lowest build: wheel it folded through a doorway, open it in the corridor and work along a three-metre ceiling.
      1.9  | 1.9    | 71     | 1230.40             | 7     | 4.7    |          |                                                                         | The first size with stabilisers, for retail ceilings and first-fix services at up to 3.9 m.
      2.9  | 2.9    | 94.5   | 1619.00 was 1780.50 | 9     | 4.6    | New      |                                                                         | For a day of guttering or dry lining, from a frame that opens like a book.
      3.9  | 3.9    | 117    | 2015.20             | 7     | 4.9    |          |                                                                         | Covers render repairs and soffits to just under six metres, still from a folding base.
      4.9  | 4.9    | 136    | 2380.00             | 7     | 4.8    |          |                                                                         | Enough height for two-storey eaves, carried in by hand through a side gate.
      5.9  | 5.9    | 160    | 2789.00             | 8     | 4.9    |          |                                                                         | The full pack, for gable ends; the stabilisers go on before the second lift.
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
    text: 'A short deck and legs that adjust one by one, so the frame stands true across treads and landings.',
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
      2.2  | 2.2    | 91.5   | 1860.20 | 5     | 5.0    | For one flight of a wide staircase, feet stepped across the half-landing; with its stabilisers it asks for 2 m.
      3.2  | 3.2    | 119    | 2270.00 | 3     | 4.8    | For decorators painting a stair hall, with room for its stabilisers beside the flight.
      4.2  | 4.2    | 138    | 2720.00 | 9     | 4.6    | Covers a flight and a landing, which is most school and office stair cores.
      5.2  | 5.2    | 164    | 3115.50 | out   | 4.9    | For stair-core ceilings two floors up, where a ladder has nowhere level to stand.
      6.2  | 6.2    | 187    | 3600.00 | 3     | 4.9    | The tallest stairwell pack, for three-flight cores and lightwells.
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
    text: 'No part weighs more than one person can lift, and every platform is fitted from the safety of the one below.',
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
    everyRow: { width: '0.7', length: '1.3', closed: '1.5' },
    rows: `
      size | height | weight | price               | stock | rating | badges   | for
      1.2  | 1.2    | 58.5   | 1144.75             | 11    | 4.6    |          | One person puts it up from the floor, for partitions and ceiling grids just over three metres.
      2.2  | 2.2    | 79     | 1494.80             | 12    | 4.6    | Featured | Built by one trained person from inside the frame, then wheeled empty along a shopfront.
      3.2  | 3.2    | 99     | 1834.00             | 5     | 4.7    |          | Suits sign fitters above a fascia, with the pavement kept clear as far as the stabilisers reach.
      4.2  | 4.2    | 118    | 2209.20 was 2385.00 | 4     | 4.8    |          | First-floor windows and cladding joints, from parts that each lift with one hand.
      5.2  | 5.2    | 141    | 2590.20             | 7     | 4.9    |          | For the eaves and gutters of a two-storey house, with stabilisers that fold out of the base.
      6.2  | 6.2    | 157    | 2945.95             | 7     | 4.8    |          | The top of the one-person range, for gable vents and flues; fold out all four stabilisers before you climb.
    `,
  },
  {
    ...tower,
    number: 100,
    model: 'DIY Tower',
    shape: 'one-man-tower',
    family: 'one-man-tower',
    loadRating: 150,
    standardClass: 'Class 2',
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
    everyRow: { width: '0.7', length: '1.3', closed: '1.5' },
    rows: `
      size | height | weight | price             | stock | rating | badges | for
      1.2  | 1.2    | 65.5   | 468.20            | 22    | 4.5    |        | A tower for the home, for living-room ceilings, garage roofs and a long weekend of painting.
      2.2  | 2.2    | 89.5   | 608.49 was 681.00 | 5     | 4.6    | New    | Reaches the gutters of a bungalow, with a deck to stand the bucket on.
      3.2  | 3.2    | 110    | 750.80            | 11    | 4.7    |        | For upstairs window frames; two people build it, with the guide in hand.
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
    text: 'Single-width frames with a 1.8 m deck, built through the trap.',
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
      2.2  | 2.2    | 113    | 1689.80 | 8     | 4.8    |          | For wide corridors and stock rooms: it asks for 0.6 m less floor than a full-width tower.
      3.2  | 3.2    | 142    | 2079.50 | 3     | 4.6    | Featured | For a side passage that takes its stabilisers, working along gutters at just over five metres.
      4.2  | 4.2    | 170    | 2420.00 | 7     | 4.7    |          | Takes little more than one car-park bay with its stabilisers out, for soffit and cladding repairs.
      5.2  | 5.2    | 198    | 2819.00 | 4     | 4.5    |          | Gives window fitters a first-floor deck along a wall, stabilised for wall-side use and tied in as the manual says.
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
      6.2  | 6.2    | 236    | 3340.00 was 3540.00 | 8                           | 4.8    | For fascia and gutter runs where the tower is moved one deck length at a time.
      7.7  | 7.7    | 279    | 3955.00             | 8                           | 5.0    | Close to the outdoor limit: tie it in and check the wind before the top lift goes on a gable.
      9.7  | 9.7    | 336    | 4700.00             | out: Usually back in 4 days | 4.7    | Indoors only, for sprinkler mains in a distribution shed, where the aisle takes its stabilisers.
      11.7 | 11.7   | 393    | 5629.80             | 4                           | 4.6    | The tallest narrow tower we list, indoors only, for atrium walls with the floor clear as far as its stabilisers reach.
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
    text: 'Full-width frames with a rung every 250 mm and 1.8 m decks, built through the trap; up to 250 kg on the working platform.',
    features: [
      '250 kg on one working platform',
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
      2.2  | 2.2    | 131    | 1760.00             | 5     | 4.7    | Featured | The low build for shopfitting and plant rooms, from a single lift of frames.
      3.7  | 3.7    | 176    | 2390.50             | 7     | 4.6    |          | For mezzanine edges and roller-door gear, with rungs close enough to climb in boots.
      4.7  | 4.7    | 208    | 2809.00 was 3005.00 | 5     | 4.8    |          | Two-storey soffits and fascias, from a deck set just below the gutter.
      6.2  | 6.2    | 256    | 3385.50             | 6     | 4.8    |          | For repointing above first-floor level, moving the deck up in quarter-metre steps.
      7.7  | 7.7    | 310    | 3999.20             | 2     | 4.9    |          | The tallest 250 standard build for outdoors; tie it in and keep an eye on the wind.
      9.7  | 9.7    | 376    | 4844.80             | 3     | 4.8    |          | Indoors only, for roof-light cleaning and heater servicing over a factory floor.
      11.7 | 11.7   | 439    | 5610.50             | 2     | 4.8    |          | Full indoor height for hangar and arena ceilings, with every intermediate deck the standard asks for.
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
    text: 'Full-width frames with a rung every 500 mm and 2.5 m decks; up to 250 kg on the working platform, one at a time.',
    features: [
      '250 kg, one working platform at a time',
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
      2.2  | 2.2    | 139    | 1865.00 | 7     | 4.6    |        | A long low deck for a pair of plasterers with their boards and buckets.
      3.7  | 3.7    | 193    | 2540.00 | 6     | 4.7    | Trade  | Room for two trades and their materials along a shop elevation.
      4.7  | 4.7    | 225    | 3000.20 | 9     | 4.9    |        | Gives roofers a full-length deck at gutter height on an ordinary house.
      6.2  | 6.2    | 270    | 3594.00 | 4     | 4.6    |        | For cladding panels, where two fitters work at each end of the same sheet.
      7.7  | 7.7    | 328    | 4304.00 | 4     | 4.8    |        | Site crews use it for gable ends and stair cores up to the outdoor limit.
      9.7  | 9.7    | 388    | 5134.00 | 4     | 4.6    |        | Indoors only, for runs of ductwork where moving a short tower every metre wastes the day.
      11.7 | 11.7   | 458    | 6019.95 | 2     | 4.7    |        | The tallest standard build with the long deck, for terminal halls and indoor arenas.
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
    text: 'Advance guardrail frames go up from the level below, so the 1.8 m deck is fenced before anyone steps on it.',
    features: [
      'Guardrail in place before each climb',
      '250 kg on one working platform',
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
      2.2  | 2.2    | 145    | 1980.80             | 7     | 4.6    | Featured | The guardrail goes in from the ground, so even a low build never has an open edge.
      3.7  | 3.7    | 198    | 2670.50             | 4     | 4.8    |          | For subcontractors on sites whose rules ask for AGR and nothing else.
      4.7  | 4.7    | 233    | 3154.50             | 4     | 4.8    |          | Eaves-height work for firms that train every operative in the one guardrail method.
      6.2  | 6.2    | 294    | 3865.00             | 6     | 4.8    | New      | Takes facade repair gangs past first-floor level with the fence fitted ahead of each climb.
      7.7  | 7.7    | 342    | 4525.00 was 4751.95 | 2     | 4.9    |          | The highest outdoor build in 250 AGR, for chimneys and parapets, tied to the structure.
      9.7  | 9.7    | 406    | 5560.00             | 3     | 4.8    |          | For exhibition walls and rigging indoors, guarded at every lift on the way up.
      11.7 | 11.7   | 493    | 6445.95             | 4     | 4.6    |          | Full-height AGR for atriums, indoors only; allow half a day and two trained people for the build.
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
    text: 'Advance guardrails on a 2.5 m deck with a rung every 500 mm; up to 250 kg on the working platform, one at a time.',
    features: [
      'Guardrail in place before each climb',
      '250 kg, one working platform at a time',
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
      2.2  | 2.2    | 152    | 2094.00 | 6     | 4.6    |          | A guarded long deck for concourse night works, low enough to pass beneath hanging signs.
      3.7  | 3.7    | 211    | 2865.00 | 2     | 5.0    |          | For stone cladding crews who load the deck and want rails in place before they step on.
      4.7  | 4.7    | 251    | 3394.50 | 5     | 4.7    | Featured | Puts a two-person glazing team at first-floor window heads with their tools laid out.
      6.2  | 6.2    | 302    | 4130.95 | 9     | 4.9    |          | Canopy edges and bridge soffits, where each move means stopping what goes on below.
      7.7  | 7.7    | 369    | 4885.95 | out   | 4.6    |          | Outdoor gables and podium-level facades up to the eight-metre limit, tied in as it rises.
      9.7  | 9.7    | 444    | 5859.80 | 2     | 4.9    |          | Indoors only, for turbine halls and print works with heavy tooling on deck.
      11.7 | 11.7   | 519    | 6819.80 | 1     | 4.8    |          | The largest tower we sell, indoors only, with long decks and guardrails close to the top height of its standard.
    `,
  },
  {
    ...tower,
    model: 'Industrial Deck',
    shape: 'industrial-deck',
    family: 'industrial-deck',
    loadRating: 250,
    badges: ['Industrial', 'Heavy Duty'],
    text: 'Decked from frame to frame with no gap at the ladder side, and a self-closing hatch to climb through; 250 kg on any one deck panel.',
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
      2.2  | 2.2    | 177    | 2445.00 | 5     | 4.6    |          | A fully boarded stage for shutdown work, with no gap for a spanner to fall through.
      3.7  | 3.7    | 242    | 3289.80 | 2     | 4.5    |          | For boiler fronts and tank sides, where fitters kneel and lay tools out across the deck.
      4.7  | 4.7    | 278    | 3860.50 | 9     | 4.6    | Featured | Stands beside presses and ovens for the length of an overhaul, boarded right to the guardrail.
      6.2  | 6.2    | 340    | 4694.00 | 1     | 5.0    |          | Bakery and brewery maintenance at height, decked edge to edge and easy to hose down.
      9.7  | 9.7    | 469    | 6604.20 | 2     | 4.7    |          | Indoors only: the full-deck build for crane rails and high-bay plant.
    `,
  },
];
