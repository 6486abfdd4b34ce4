import { equipmentFamilies } from '../families.ts';
import { longestOnNarrowBar } from '../floor-space.ts';
import { frameTowers } from '../frame-towers.ts';
import type { ProductRange } from '../range.ts';

const accessory = {
  family: 'accessories',
  heightKind: 'size',
  loadRating: 0,
  badges: ['Accessory'],
} as const satisfies Partial<ProductRange>;

const stabiliserBar = {
  ...accessory,
  shape: 'stabiliser-bar',
  brand: 'Calderstile',
  material: 'Aluminium',
  text: 'Bolts through the stiles of Calderstile extension and combination ladders. EN 131 requires it on leaning ladders over 3 m.',
  features: ['Bolts through both stiles', 'Rubber feet at each end'],
  inBox: ['the bar', 'two feet', 'bolts with lock nuts'],
  compatibleWith: ['extension-ladders', 'combination-ladders'],
  everyRow: { width: '0.06' },
} as const satisfies Partial<ProductRange>;

const stagingPart = {
  ...accessory,
  brand: 'Garrowforge',
  material: 'Steel',
  compatibleWith: ['work-platforms'],
} as const satisfies Partial<ProductRange>;

/** Parts and accessories. They have no height of their own, so it is 0 and they lie in no height band. */
export const accessories: readonly ProductRange[] = [
  {
    ...accessory,
    shape: 'inspection-tags',
    brand: 'Calderstile',
    material: 'Polymer',
    text: "Fits all the equipment we sell, whatever the make. A tag records an inspection; it doesn't replace one.",
    features: ['Fits every family', 'Write-on inserts, one a year'],
    inBox: ['ten holders', 'twenty inserts', 'ties', 'a marker pen'],
    compatibleWith: equipmentFamilies,
    rows: `
      size               | width | length | weight | price | stock | rating | badges   | for
      Inspection Tag Kit | 0.09  | 0.2    | 0.6    | 44.00 | 25    | 4.8    | Featured | Shows when a ladder, podium or tower was last inspected, and by whom.
    `,
  },
  {
    ...accessory,
    shape: 'rung-ladder-feet',
    brand: 'Calderstile',
    material: 'Rubber',
    text: 'Made for Calderstile extension and combination ladders with box or D-section stiles.',
    features: ['Moulded natural rubber', 'Fits with the bolts supplied'],
    inBox: ['two feet', 'bolts with lock nuts'],
    compatibleWith: ['extension-ladders', 'combination-ladders'],
    fitsModels: [
      'Home Extension Ladder',
      'Double Extension Ladder',
      'Triple Extension Ladder',
      'Wide-Base Extension Ladder',
      'Rope Double Extension Ladder',
      'Rope Triple Extension Ladder',
      'GRP Extension Ladder',
      'Combination Ladder',
      'Wide-Base Combination Ladder',
    ],
    rows: `
      size                   | width | length | weight | price | stock | rating | for
      Rung Ladder Feet, pair | 0.05  | 0.12   | 0.5    | 38.78 | 7     | 4.7    | HSE's check before use includes the feet: replace them once worn smooth.
    `,
  },
  {
    ...stabiliserBar,
    fitsModels: [
      'Home Extension Ladder',
      'Double Extension Ladder',
      'Triple Extension Ladder',
      'GRP Extension Ladder',
      'Combination Ladder',
    ],
    fitsExtendedTo: longestOnNarrowBar,
    rows: `
      size                   | length | weight | price | stock | rating | for
      Stabiliser Bar, 0.95 m | 0.95   | 2.1    | 68.40 | 9     | 4.8    | Replaces a bent or lost bar on ladders up to 6.5 m extended.
    `,
  },
  {
    ...stabiliserBar,
    fitsModels: [
      'Double Extension Ladder',
      'Triple Extension Ladder',
      'Rope Double Extension Ladder',
      'Rope Triple Extension Ladder',
      'GRP Extension Ladder',
      'Combination Ladder',
    ],
    fitsFrom: longestOnNarrowBar,
    rows: `
      size                   | length | weight | price | stock | rating | for
      Stabiliser Bar, 1.15 m | 1.15   | 2.7    | 89.95 | 23    | 4.6    | The wider bar, for long doubles and rope-operated ladders.
    `,
  },
  {
    ...accessory,
    shape: 'stand-off',
    brand: 'Calderstile',
    material: 'Aluminium',
    text: 'Clamps to the rungs of an extension or combination ladder without drilling.',
    features: ['Clamps on, no drilling', 'Rubber-capped contact points'],
    inBox: ['the fitting', 'rung clamps', 'a fixing key'],
    compatibleWith: ['extension-ladders', 'combination-ladders'],
    everyRow: { width: '0.35' },
    rows: `
      size                  | length | weight | price | stock | rating | badges   | for
      Ladder Stand-Off      | 0.6    | 2.3    | 64.50 | 9     | 4.6    | Featured | Keeps the ladder off the gutter and puts the load on the wall.
      Wide Stand-Off, 1.0 m | 1.0    | 3.2    | 84.20 | 9     | 4.6    |          | Spans a window or downpipe and helps stop the ladder moving sideways.
    `,
  },
  {
    ...accessory,
    shape: 'roof-hook',
    brand: 'Calderstile',
    material: 'Steel',
    text: 'For sections up to 3 m of Calderstile 300 and 900 ladders, which separate without tools. Longer sections stay locked together.',
    features: [
      'For sections up to 3 m',
      'Clamps to three rungs',
      'Wheels for running up the tiles',
    ],
    inBox: ['two hooks with wheels', 'rung clamps', 'a fixing key'],
    compatibleWith: ['extension-ladders', 'combination-ladders'],
    fitsModels: [
      'Double Extension Ladder',
      'Triple Extension Ladder',
      'GRP Extension Ladder',
      'Combination Ladder',
    ],
    fitsUpTo: 3,
    rows: `
      size          | width | length | weight | price           | stock | rating | for
      Roof Hook Kit | 0.35  | 0.9    | 3.8    | 76.30 was 84.00 | 11    | 4.8    | Turns one ladder section into a roof ladder that hooks over the ridge and lies flat on the roof.
    `,
  },
  {
    ...accessory,
    shape: 'leveller',
    brand: 'Calderstile',
    material: 'Aluminium',
    text: 'Bolts to the lower stile of Calderstile Home, 300 and 900 ladders beside the stabiliser bar.',
    features: ['Takes up to 220 mm of fall', 'Ratchet with a locking pin'],
    inBox: ['one leveller', 'bolts with lock nuts'],
    compatibleWith: ['extension-ladders', 'combination-ladders'],
    fitsModels: [
      'Home Extension Ladder',
      'Double Extension Ladder',
      'Triple Extension Ladder',
      'GRP Extension Ladder',
      'Combination Ladder',
    ],
    rows: `
      size            | width | length | weight | price  | stock | rating | for
      Ladder Leveller | 0.12  | 0.55   | 3.6    | 119.95 | 23    | 4.7    | Levels a ladder on a sloping path or kerb. HSE asks for a leveller, not bricks or packing.
    `,
  },
  {
    ...accessory,
    shape: 'ladder-mat',
    brand: 'Calderstile',
    material: 'Rubber',
    text: 'For use under any of our extension, combination or specialist ladders.',
    features: ['Ribbed on both faces', 'Rolls up for carrying'],
    inBox: ['the mat', 'a carry strap'],
    compatibleWith: ['extension-ladders', 'combination-ladders', 'specialist-ladders'],
    rows: `
      size       | width | length | weight | price | stock | rating | for
      Ladder Mat | 0.6   | 0.9    | 3.4    | 45.60 | 17    | 5.0    | Extra grip on decking, grass and wet paving.
    `,
  },
  {
    ...accessory,
    shape: 'rack-clamps',
    brand: 'Calderstile',
    material: 'Steel',
    text: 'For roof bars and store racks, with any of our extension or combination ladders.',
    features: ['Zinc plated', 'Takes a padlock'],
    inBox: ['two clamps', 'two rubber pads', 'screws'],
    compatibleWith: ['extension-ladders', 'combination-ladders'],
    rows: `
      size                   | width | length | weight | price | stock | rating | for
      Roof Rack Clamps, pair | 0.08  | 0.35   | 2.2    | 46.80 | 7     | 4.7    | Hold a ladder firmly on the roof rack.
    `,
  },
  {
    ...accessory,
    shape: 'rope-and-sheave',
    brand: 'Calderstile',
    material: 'Polymer',
    text: 'Cut to length for Calderstile rope doubles and triples, with a new sheave.',
    features: ['Rope 10 mm, rot-proof', 'Sheave with stainless pin'],
    inBox: ['24 m of rope', 'a sheave with its pin', 'a rope cleat'],
    compatibleWith: ['extension-ladders'],
    fitsModels: ['Rope Double Extension Ladder', 'Rope Triple Extension Ladder'],
    rows: `
      size                | width | length | weight | price | stock | rating | for
      Rope and Sheave Kit | 0.2   | 0.25   | 1.9    | 58.40 | 22    | 4.9    | Replaces a frayed rope.
    `,
  },
  {
    ...accessory,
    shape: 'step-ladder-feet',
    brand: 'Calderstile',
    material: 'Rubber',
    text: 'For aluminium and GRP Calderstile steps. Not for timber steps.',
    features: ['Moulded natural rubber', 'Non-marking'],
    inBox: ['four feet', 'drive rivets'],
    compatibleWith: ['step-ladders', 'platform-ladders'],
    fitsModels: [
      'Home Step Ladder',
      'Swingback Steps',
      'Double-Sided Steps',
      'GRP Step Ladder',
      'Heavy Duty Step Ladder',
      'Platform Steps',
      'Handrail Platform Steps',
      'Safety Rail Platform Steps',
      'GRP Platform Steps',
      'Heavy Duty Platform Steps',
    ],
    rows: `
      size                       | width | length | weight | price | stock | rating | for
      Step Ladder Feet, set of 4 | 0.05  | 0.1    | 0.6    | 42.60 | 16    | 4.8    | Stops steps rocking and marking floors.
    `,
  },
  {
    ...accessory,
    shape: 'tool-tray',
    brand: 'Calderstile',
    material: 'Polymer',
    text: 'Hooks over the knee rail of any Calderstile platform steps.',
    features: ['Holds up to 5 kg', 'Lifts off for carrying'],
    inBox: ['the tray', 'two hooks'],
    compatibleWith: ['platform-ladders'],
    rows: `
      size      | width | length | weight | price | stock | rating | for
      Tool Tray | 0.28  | 0.42   | 0.9    | 49.95 | 8     | 4.9    | Keeps tools and fixings off the platform.
    `,
  },
  {
    ...accessory,
    shape: 'steps-handrail',
    brand: 'Calderstile',
    material: 'Aluminium',
    text: 'Telescopes to suit Calderstile 300 and 700 platform steps of any size.',
    features: ['Folds with the steps', 'Left and right hand'],
    inBox: ['two handrails', 'brackets with bolts', 'a fixing key'],
    compatibleWith: ['platform-ladders'],
    fitsModels: ['Platform Steps', 'Heavy Duty Platform Steps'],
    rows: `
      size                          | width | length | weight | price           | stock | rating | for
      Platform Steps Handrail, pair | 0.06  | 1.5    | 4.4    | 67.50 was 74.95 | 4     | 4.8    | Adds a handrail on both sides of your platform steps.
    `,
  },
  {
    ...accessory,
    brand: 'Calderstile',
    number: 900,
    material: 'Aluminium',
    text: 'For every size of Calderstile 900 GRP step ladder. Give the ladder size in the delivery notes at checkout and, for a tread, its number counted from the bottom.',
    features: ['Original part', 'Supplied for the ladder size you give', 'Fits with drive rivets'],
    compatibleWith: ['step-ladders'],
    fitsModels: ['GRP Step Ladder'],
    rows: `
      size                     | shape              | width | length | weight | price | stock | rating | box                            | for
      Replacement Treads, pair | replacement-treads | 0.08  | 0.46   | 1.1    | 54.20 | 24    | 4.8    | two treads, eight drive rivets | Replaces dented or worn treads.
      Locking Stays, pair      | locking-stays      | 0.03  | 0.38   | 0.7    | 46.90 | 19    | 4.5    | two stays, four drive rivets   | Replaces stays that no longer lock the frame open.
    `,
  },
  {
    ...accessory,
    shape: 'castor-125',
    brand: 'Hawsgate',
    material: 'Steel',
    text: 'For Hawsgate folding, stairwell and one-person towers, podiums and stair podiums only.',
    features: ['Wheel and swivel brake in one pedal', 'Sprung stem clip'],
    inBox: ['one castor'],
    compatibleWith: [
      'folding-tower',
      'stairwell-tower',
      'one-man-tower',
      'podium-tower',
      'podium-steps',
      'stair-pod-500',
    ],
    rows: `
      size           | width | length | weight | price | stock | rating | for
      Castor, 125 mm | 0.12  | 0.18   | 1.4    | 48.90 | 19    | 4.6    | Replaces a castor with a broken brake. No tools needed.
    `,
  },
  {
    ...accessory,
    shape: 'castor-200',
    brand: 'Hawsgate',
    material: 'Steel',
    text: 'For Hawsgate 250, 500, narrow and industrial frames only. PASMA warns against mixing parts of different makes.',
    features: ['Wheel and swivel brake in one pedal', 'Fits the 50 mm adjustable leg'],
    inBox: ['one castor'],
    compatibleWith: frameTowers,
    rows: `
      size           | width | length | weight | price | stock | rating | for
      Castor, 200 mm | 0.15  | 0.28   | 4.2    | 74.80 | 20    | 4.8    | Rolls easily over site boards and drain covers.
    `,
  },
  {
    ...accessory,
    shape: 'fixed-stabiliser',
    brand: 'Hawsgate',
    material: 'Aluminium',
    text: 'For Hawsgate stairwell and DIY towers, and folding towers of 1.9 m and over. Not for the One Man Tower, which has fold-out stabilisers.',
    features: ['Swivel clamps', 'Non-slip foot'],
    inBox: ['one stabiliser'],
    compatibleWith: ['folding-tower', 'stairwell-tower', 'one-man-tower'],
    fitsModels: ['Folding Tower', 'Stairwell Tower', 'Home DIY Tower'],
    fitsFrom: 1.2,
    rows: `
      size             | width | length | weight | price | stock | rating | for
      Fixed Stabiliser | 0.12  | 1.5    | 3.9    | 78.40 | 12    | 5.0    | Replaces a lost stabiliser. A tower needs all four.
    `,
  },
  {
    ...accessory,
    shape: 'telescopic-stabiliser',
    brand: 'Hawsgate',
    material: 'Aluminium',
    text: 'For Hawsgate 250, 500, narrow and industrial frames only. Check the build table in the guide for how many you need.',
    features: ['Extends from 1.8 to 3.1 m', 'Swivel clamps'],
    inBox: ['one stabiliser'],
    compatibleWith: frameTowers,
    rows: `
      size                  | width | length | weight | price  | stock | rating | for
      Telescopic Stabiliser | 0.12  | 1.8    | 6.8    | 118.50 | 20    | 4.8    | Extends further for towers over 6 m, and sets close in beside a wall.
    `,
  },
  {
    ...accessory,
    brand: 'Hawsgate',
    number: 250,
    material: 'Aluminium',
    text: 'For Hawsgate 250 standard and AGR towers with the 1.8 m deck only.',
    features: ['Fits 50.8 mm frames', 'Colour-coded to the build guide'],
    compatibleWith: ['250-standard', '250-agr'],
    rows: `
      size                    | shape            | width | length | weight | price  | stock | rating | box                                         | for
      Horizontal Brace, 1.8 m | horizontal-brace | 0.06  | 1.8    | 1.9    | 39.60  | 14    | 4.8    | one brace with hooks                        | Replaces a bent brace. Keep a spare in the store.
      Toeboard Set, 1.8 m     | toeboard-set     | 0.15  | 1.8    | 9.4    | 142.00 | 12    | 4.9    | two long boards, two end boards, four clips | Four boards and clips for one deck, to stop tools and fixings falling.
      Trapdoor Deck, 1.8 m    | trapdoor-deck    | 0.6   | 1.8    | 14.5   | 262.00 | 20    | 4.6    | one deck with wind locks                    | An intermediate deck for the next height up, or a replacement for a worn deck.
      Ladder Frame, 2.0 m     | ladder-frame     | 1.35  | 2.0    | 10.8   | 186.50 | 15    | 4.8    | one frame, two interlock clips              | An extra frame for the next height in the build table. Order in pairs.
    `,
  },
  {
    ...accessory,
    brand: 'Hawsgate',
    number: 500,
    material: 'Aluminium',
    text: 'For Hawsgate 500 standard and AGR towers and industrial decks with the 2.5 m deck only.',
    features: ['Fits 50.8 mm frames', 'Colour-coded to the build guide'],
    compatibleWith: ['500-standard', '500-agr', 'industrial-deck'],
    rows: `
      size                  | shape          | width | length | weight | price  | stock                       | rating | box                                         | for
      Diagonal Brace, 2.5 m | diagonal-brace | 0.06  | 2.7    | 2.6    | 47.90  | 17                          | 4.6    | one brace with hooks                        | Shown in blue in the build guide. Replaces a lost or bent brace.
      Toeboard Set, 2.5 m   | toeboard-set   | 0.15  | 2.5    | 13.2   | 238.00 | 9                           | 4.6    | two long boards, two end boards, four clips | Four ply-faced boards and clips for one long deck.
      Trapdoor Deck, 2.5 m  | trapdoor-deck  | 0.6   | 2.5    | 19.5   | 378.00 | out: Usually back in 3 days | 4.9    | one deck with wind locks                    | An intermediate or replacement deck for the long tower, with a self-closing hatch.
      Span Frame, 2.0 m     | span-frame     | 1.35  | 2.0    | 9.2    | 172.00 | 5                           | 5.0    | one frame, two interlock clips              | An end frame for the next lift of a 500 tower, with room for the climbing ladder. Order in pairs.
    `,
  },
  {
    ...stagingPart,
    shape: 'staging-handrail',
    text: 'For Garrowforge staging sets, both board widths. A board of 4.8 m or 6.0 m takes two kits.',
    features: ['One kit for boards up to 3.6 m', 'Zinc plated', 'Hand-tight clamps, no tools'],
    fitsModels: ['Staging Set', 'Wide Staging Set'],
    rows: `
      size                 | width | length | weight | price  | stock | rating | badges      | box                                                     | for
      Staging Handrail Kit | 0.3   | 1.2    | 17.5   | 248.00 | 6     | 4.8    | Safety Rail | four posts, rails, a toeboard for the open side, clamps | Guards the open side and both ends of a board, with a mid rail and a toeboard along the side.
    `,
  },
  {
    ...stagingPart,
    shape: 'trestle',
    text: 'For the Garrowforge 300 staging set. Not for the wide set, which has taller trestles.',
    features: ['Adjusts from 1.0 to 1.5 m, shown at 1.05 m', 'Zinc plated'],
    fitsModels: ['Staging Set'],
    rows: `
      size               | width | length | weight | price  | stock | rating | box                             | for
      Adjustable Trestle | 0.9   | 1.05   | 9.8    | 132.00 | 18    | 4.8    | one trestle, two pins on chains | A third trestle to add a second board, or a replacement for a bent one.
    `,
  },
  {
    ...accessory,
    shape: 'machine-steps-handrail',
    brand: 'Garrowforge',
    number: 700,
    material: 'Aluminium',
    text: 'Telescopes to suit Garrowforge 45° and 60° machine steps of any size, and bolts to either side.',
    features: ['1.1 m above the nosing', 'Telescopes from 1.3 to 2.8 m, shown at 1.9 m'],
    inBox: ['one handrail', 'brackets with bolts'],
    compatibleWith: ['work-platforms'],
    fitsModels: ['45° Machine Steps', '60° Machine Steps'],
    rows: `
      size                                | width | length | weight | price  | stock | rating | for
      Machine Steps Handrail, second side | 0.06  | 1.9    | 5.8    | 176.50 | 6     | 4.7    | A second handrail for the open side. EN ISO 14122-3 asks for two at 60°.
    `,
  },
  {
    ...accessory,
    shape: 'sprung-castor-125',
    brand: 'Garrowforge',
    number: 700,
    material: 'Steel',
    text: 'For single-sided Garrowforge mobile ladders with a foot lever.',
    features: ['Spring retracts when the foot lever is down', 'Non-marking tyre'],
    inBox: ['one castor', 'bolts'],
    compatibleWith: ['mobile-access'],
    fitsModels: ['Mobile Platform Ladder', 'Slip-Resistant Mobile Ladder'],
    rows: `
      size                  | width | length | weight | price | stock | rating | for
      Sprung Castor, 125 mm | 0.1   | 0.18   | 1.8    | 58.20 | 25    | 5.0    | Replaces a castor with a weak spring, when the feet drag on the floor.
    `,
  },
  {
    ...accessory,
    shape: 'jackscrew-set',
    brand: 'Garrowforge',
    number: 700,
    material: 'Steel',
    text: 'For the Garrowforge tanker access ladder, all heights.',
    features: ['Travel 300 mm', 'Swivel plates, 150 mm square'],
    inBox: ['four jackscrews', 'four base plates', 'a turning handle'],
    compatibleWith: ['lorry-access'],
    fitsModels: ['Tanker Access Ladder'],
    rows: `
      size          | width | length | weight | price  | stock | rating | badges     | for
      Jackscrew Set | 0.3   | 0.6    | 24.0   | 612.00 | 12    | 4.6    | Industrial | A second set for a tanker ladder used at two bays.
    `,
  },
  {
    ...accessory,
    shape: 'printed-card',
    brand: 'Calderstile',
    material: 'Polymer',
    text: 'This is a printed card, not equipment.',
    features: ['For testing orders only', 'Refunded on request'],
    inBox: ['one printed card'],
    isTest: true,
    rows: `
      size      | width | length | weight | price | stock | rating | for
      Test Item | 0.1   | 0.15   | 0.1    | 10.00 | 100   | 4.5    | For our own staff, to test an order from cart to delivery.
    `,
  },
];
