import { equipmentFamilies, frameTowers } from '../families.ts';
import type { ProductRange } from '../range.ts';

const accessory = {
  family: 'accessories',
  heightKind: 'size',
  loadRating: 0,
  badges: ['Accessory'],
} as const satisfies Partial<ProductRange>;

/** Parts of light towers, on posts of 45 mm. */
const lightTowerPart = {
  ...accessory,
  brand: 'Hawsgate',
  material: 'Aluminium',
  features: ['Fits 45 mm frames', 'Original part'],
} as const satisfies Partial<ProductRange>;

/** Parts of frame towers, on posts of 50.8 mm. */
const frameTowerPart = {
  ...accessory,
  brand: 'Hawsgate',
  material: 'Aluminium',
  features: ['Fits 50.8 mm frames', 'Colour-coded to the build guide'],
} as const satisfies Partial<ProductRange>;

const stagingPart = {
  ...accessory,
  brand: 'Garrowforge',
  material: 'Steel',
  compatibleWith: ['work-platforms'],
} as const satisfies Partial<ProductRange>;

/** Parts and accessories. They have no height of their own, so it is 0 and outside every height band. */
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
    ...accessory,
    shape: 'stabiliser-bar',
    brand: 'Calderstile',
    material: 'Aluminium',
    text: 'Bolts through the stiles of Calderstile extension and combination ladders. EN 131 requires it on leaning ladders over 3 m.',
    features: ['Bolts through both stiles', 'Rubber feet at each end'],
    inBox: ['the bar', 'two feet', 'bolts with lock nuts'],
    compatibleWith: ['extension-ladders', 'combination-ladders'],
    everyRow: { width: '0.06' },
    rows: `
      size                   | length | weight | price | stock | rating | replaces              | for
      Stabiliser Bar, 0.95 m | 0.95   | 2.1    | 68.40 | 9     | 4.8    | Stabiliser bar 0.95 m | Replaces a bent or lost bar on ladders up to 6.5 m extended.
      Stabiliser Bar, 1.15 m | 1.15   | 2.7    | 89.95 | 23    | 4.6    | Stabiliser bar 1.15 m | The wider bar, for long doubles and rope-operated ladders.
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
    replaces: ['Rope'],
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
    text: 'For Hawsgate folding, stairwell and one-person towers, podiums and stair podiums. Not for Auto Lock podiums, which have their own.',
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
    replaces: ['Castor 125 mm'],
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
    replaces: ['Castor 200 mm'],
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
    text: 'For Hawsgate stairwell and DIY towers, and folding and podium towers of 1.7 m and over. Not for the One Man Tower, which has fold-out stabilisers.',
    features: ['Swivel clamps', 'Non-slip foot'],
    inBox: ['one stabiliser'],
    compatibleWith: ['folding-tower', 'stairwell-tower', 'one-man-tower', 'podium-tower'],
    replaces: ['Stabiliser'],
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
    replaces: ['Telescopic stabiliser', 'Stabiliser'],
    rows: `
      size                  | width | length | weight | price  | stock | rating | for
      Telescopic Stabiliser | 0.12  | 1.8    | 6.8    | 118.50 | 20    | 4.8    | Extends further for towers over 6 m, and sets close in beside a wall.
    `,
  },
  {
    ...frameTowerPart,
    number: 250,
    text: 'For Hawsgate 250 standard and AGR towers and narrow towers with the 1.8 m deck only.',
    compatibleWith: ['250-standard', '250-agr', 'narrow-tower'],
    rows: `
      size                    | shape            | width | length | weight | price  | stock | rating | box                      | replaces                                     | for
      Horizontal Brace, 1.8 m | horizontal-brace | 0.06  | 1.8    | 1.9    | 39.60  | 14    | 4.8    | one brace with hooks     | Horizontal brace 1.8 m, Guardrail 1.8 m      | Replaces a bent brace or guardrail. Keep a spare in the store.
      Diagonal Brace, 1.8 m   | diagonal-brace   | 0.06  | 2.0    | 2.1    | 42.40  | 18    | 4.7    | one brace with hooks     | Diagonal brace 1.8 m                         | Shown in blue in the build guide. Replaces a bent brace.
      Trapdoor Deck, 1.8 m    | trapdoor-deck    | 0.6   | 1.8    | 14.5   | 262.00 | 20    | 4.6    | one deck with wind locks | Platform with trapdoor 1.8 m, Platform 1.8 m | An intermediate deck for the next height up, or a replacement for a worn deck.
    `,
  },
  {
    ...frameTowerPart,
    number: 250,
    text: 'For Hawsgate 250 standard and AGR towers with the 1.8 m deck only.',
    compatibleWith: ['250-standard', '250-agr'],
    rows: `
      size                | shape        | width | length | weight | price  | stock | rating | box                                         | replaces            | for
      Toeboard Set, 1.8 m | toeboard-set | 0.15  | 1.8    | 9.4    | 142.00 | 12    | 4.9    | two long boards, two end boards, four clips | Side toeboard 1.8 m | Four boards and clips for one deck, to stop tools and fixings falling.
      Ladder Frame, 2.0 m | ladder-frame | 1.45  | 2.0    | 10.8   | 186.50 | 15    | 4.8    | one frame, two interlock clips              | Ladder frame 1.45 m | An extra frame for the next height in the build table. Order in pairs.
    `,
  },
  {
    ...frameTowerPart,
    number: 500,
    text: 'For Hawsgate 500 standard and AGR towers, industrial decks and narrow towers with the 2.5 m deck only.',
    compatibleWith: ['500-standard', '500-agr', 'industrial-deck', 'narrow-tower'],
    rows: `
      size                    | shape            | width | length | weight | price | stock | rating | box                  | replaces                                | for
      Horizontal Brace, 2.5 m | horizontal-brace | 0.06  | 2.5    | 2.4    | 45.20 | 16    | 4.7    | one brace with hooks | Horizontal brace 2.5 m, Guardrail 2.5 m | Replaces a bent brace or guardrail of the long tower.
      Diagonal Brace, 2.5 m   | diagonal-brace   | 0.06  | 2.7    | 2.6    | 47.90 | 17    | 4.6    | one brace with hooks | Diagonal brace 2.5 m                    | Shown in blue in the build guide. Replaces a lost or bent brace.
    `,
  },
  {
    ...frameTowerPart,
    number: 500,
    text: 'For Hawsgate 500 standard and AGR towers and narrow towers with the 2.5 m deck only.',
    compatibleWith: ['500-standard', '500-agr', 'narrow-tower'],
    replaces: ['Platform with trapdoor 2.5 m', 'Platform 2.5 m'],
    rows: `
      size                 | shape         | width | length | weight | price  | stock                       | rating | box                      | for
      Trapdoor Deck, 2.5 m | trapdoor-deck | 0.6   | 2.5    | 19.5   | 378.00 | out: Usually back in 3 days | 4.9    | one deck with wind locks | An intermediate or replacement deck for the long tower, with a self-closing hatch.
    `,
  },
  {
    ...frameTowerPart,
    number: 500,
    text: 'For Hawsgate 500 standard and AGR towers and industrial decks with the 2.5 m deck only.',
    compatibleWith: ['500-standard', '500-agr', 'industrial-deck'],
    rows: `
      size                | shape        | width | length | weight | price  | stock | rating | box                                         | replaces            | for
      Toeboard Set, 2.5 m | toeboard-set | 0.15  | 2.5    | 13.2   | 238.00 | 9     | 4.6    | two long boards, two end boards, four clips | Side toeboard 2.5 m | Four ply-faced boards and clips for one long deck.
      Span Frame, 2.0 m   | span-frame   | 1.45  | 2.0    | 9.2    | 172.00 | 5     | 5.0    | one frame, two interlock clips              | Span frame 1.45 m   | An end frame for the next lift of a 500 tower, with room for the climbing ladder. Order in pairs.
    `,
  },
  {
    ...frameTowerPart,
    number: 250,
    shape: 'advance-guardrail',
    text: 'The advance guardrail of Hawsgate 250 AGR towers. Every deck needs two.',
    compatibleWith: ['250-agr'],
    replaces: ['Advance guardrail frame 1.8 m'],
    inBox: ['one guardrail frame'],
    rows: `
      size                   | width | length | weight | price  | stock | rating | for
      Guardrail Frame, 1.8 m | 1.0   | 1.8    | 6.2    | 148.00 | 12    | 4.8    | Replaces a bent frame.
    `,
  },
  {
    ...frameTowerPart,
    number: 500,
    shape: 'advance-guardrail',
    text: 'The advance guardrail of Hawsgate 500 AGR towers. Every deck needs two.',
    compatibleWith: ['500-agr'],
    replaces: ['Advance guardrail frame 2.5 m'],
    inBox: ['one guardrail frame'],
    rows: `
      size                   | width | length | weight | price  | stock | rating | for
      Guardrail Frame, 2.5 m | 1.0   | 2.5    | 7.4    | 164.00 | 8     | 4.7    | Replaces a bent frame of the long deck.
    `,
  },
  {
    ...frameTowerPart,
    shape: 'deck-panel',
    text: 'One aluminium panel of the fully boarded deck, for Hawsgate industrial decks only.',
    compatibleWith: ['industrial-deck'],
    replaces: ['Deck panel 2.5 m'],
    inBox: ['one panel with wind locks'],
    rows: `
      size              | width | length | weight | price  | stock | rating | for
      Deck Panel, 2.5 m | 0.28  | 2.5    | 9.6    | 186.00 | 9     | 4.7    | Replaces a dented panel without changing the whole deck.
    `,
  },
  {
    ...frameTowerPart,
    text: 'For Hawsgate narrow towers only. Give the deck length, 1.8 or 2.5 m, in the delivery notes at checkout.',
    compatibleWith: ['narrow-tower'],
    rows: `
      size                 | shape        | width | length | weight | price  | stock | rating | box                                         | replaces                                 | for
      Toeboard Set, 0.85 m | toeboard-set | 0.15  | 1.8    | 8.2    | 132.00 | 10    | 4.7    | two long boards, two end boards, four clips | Side toeboard 1.8 m, Side toeboard 2.5 m | Four boards and clips for one narrow deck.
      Ladder Frame, 0.85 m | ladder-frame | 0.85  | 2.0    | 8.4    | 154.00 | 11    | 4.6    | one frame, two interlock clips              | Ladder frame 0.85 m                      | An extra or replacement frame 0.85 m wide. Order in pairs.
    `,
  },
  {
    ...lightTowerPart,
    text: 'For Hawsgate stairwell and one-person towers with the 1.3 m deck only.',
    compatibleWith: ['stairwell-tower', 'one-man-tower'],
    rows: `
      size                    | shape            | width | length | weight | price  | stock | rating | box                                         | replaces                                | for
      Horizontal Brace, 1.3 m | horizontal-brace | 0.06  | 1.3    | 1.3    | 38.90  | 15    | 4.6    | one brace with hooks                        | Horizontal brace 1.3 m, Guardrail 1.3 m | Replaces a bent brace or guardrail of a short tower.
      Diagonal Brace, 1.3 m   | diagonal-brace   | 0.06  | 1.5    | 1.5    | 40.20  | 13    | 4.8    | one brace with hooks                        | Diagonal brace 1.3 m                    | Replaces a lost or bent diagonal of a short tower.
      Trapdoor Deck, 1.3 m    | trapdoor-deck    | 0.56  | 1.3    | 10.4   | 214.00 | 9     | 4.7    | one deck with wind locks                    | Platform with trapdoor 1.3 m            | Replaces a worn or split deck.
      Toeboard Set, 1.3 m     | toeboard-set     | 0.15  | 1.3    | 6.4    | 118.00 | 11    | 4.6    | two long boards, two end boards, four clips | Side toeboard 1.3 m                     | Four boards and clips for one short deck.
      Ladder Frame, 0.7 m     | ladder-frame     | 0.7   | 2.0    | 7.6    | 138.00 | 12    | 4.8    | one frame, two interlock clips              | Ladder frame 0.7 m                      | An extra or replacement frame 2.0 m high and 0.7 m wide. Order in pairs.
    `,
  },
  {
    ...lightTowerPart,
    text: 'For Hawsgate folding towers only.',
    compatibleWith: ['folding-tower'],
    rows: `
      size                        | shape          | width | length | weight | price  | stock | rating | box                            | replaces                     | for
      Light Diagonal Brace, 1.8 m | diagonal-brace | 0.06  | 2.0    | 1.8    | 41.30  | 10    | 4.6    | one brace with hooks           | Diagonal brace 1.8 m         | Replaces a bent diagonal above the folding base.
      Light Trapdoor Deck, 1.8 m  | trapdoor-deck  | 0.6   | 1.8    | 13.8   | 248.00 | 8     | 4.7    | one deck with wind locks       | Platform with trapdoor 1.8 m | Replaces a worn or split deck.
      Ladder Frame, 0.75 m        | ladder-frame   | 0.75  | 2.0    | 7.9    | 142.00 | 9     | 4.8    | one frame, two interlock clips | Ladder frame 0.75 m          | An extra or replacement frame above the folding base. Order in pairs.
    `,
  },
  {
    ...lightTowerPart,
    text: 'For Hawsgate folding and podium towers. Give the tower size in the delivery notes at checkout.',
    compatibleWith: ['folding-tower', 'podium-tower'],
    rows: `
      size               | shape            | width | length | weight | price  | stock | rating | box                                         | replaces                                                      | for
      Light Guardrail    | horizontal-brace | 0.06  | 1.8    | 1.6    | 39.20  | 14    | 4.7    | one guardrail with hooks                    | Guardrail 1.3 m, Guardrail 1.5 m, Guardrail 1.8 m             | Replaces a bent guardrail, in the length of your deck.
      Light Toeboard Set | toeboard-set     | 0.15  | 1.5    | 7.6    | 124.00 | 9     | 4.6    | two long boards, two end boards, four clips | Side toeboard 1.3 m, Side toeboard 1.5 m, Side toeboard 1.8 m | Four boards and clips, in the length of your deck.
    `,
  },
  {
    ...lightTowerPart,
    shape: 'plain-deck',
    text: 'For Hawsgate podium towers only. Give the tower size in the delivery notes at checkout.',
    compatibleWith: ['podium-tower'],
    replaces: ['Platform 1.3 m', 'Platform 1.5 m', 'Platform 1.8 m'],
    inBox: ['one platform with wind locks'],
    rows: `
      size       | width | length | weight | price  | stock | rating | for
      Plain Deck | 0.6   | 1.8    | 12.6   | 218.00 | 7     | 4.7    | Replaces a worn or split platform, in the length of your base.
    `,
  },
  {
    ...accessory,
    shape: 'podium-gate',
    brand: 'Hawsgate',
    material: 'Aluminium',
    text: 'For aluminium Hawsgate podium steps and podium towers, Auto Lock included.',
    features: ['Sprung to close by itself', 'Clamps on, no drilling'],
    inBox: ['one gate with its springs', 'a stop', 'clamps with bolts'],
    compatibleWith: ['podium-steps', 'podium-tower'],
    replaces: ['Self-closing gate'],
    rows: `
      size              | width | length | weight | price  | stock | rating | for
      Self-Closing Gate | 0.5   | 0.7    | 2.8    | 112.00 | 13    | 4.8    | Replaces a gate that no longer closes by itself.
    `,
  },
  {
    ...accessory,
    shape: 'podium-gate',
    brand: 'Hawsgate',
    number: 900,
    material: 'GRP',
    text: 'For Hawsgate 900 GRP podium steps only.',
    features: ['Non-conductive tube', 'Not a live-working tool: isolate first (HSE HSG85)'],
    inBox: ['one gate with its springs', 'a stop', 'clamps with bolts'],
    compatibleWith: ['podium-steps'],
    replaces: ['GRP self-closing gate'],
    rows: `
      size                  | width | length | weight | price  | stock | rating | for
      GRP Self-Closing Gate | 0.5   | 0.7    | 3.2    | 164.00 | 6     | 4.7    | Replaces a gate that no longer closes by itself, without metal tube in the rails.
    `,
  },
  {
    ...accessory,
    brand: 'Hawsgate',
    material: 'Steel',
    text: 'For Hawsgate Auto Lock podium steps only.',
    features: ['Original part', 'Fits with the bolts supplied'],
    compatibleWith: ['podium-steps'],
    rows: `
      size                     | shape             | width | length | weight | price | stock | rating | box                  | replaces                | for
      Auto Lock Castor, 125 mm | sprung-castor-125 | 0.1   | 0.18   | 1.7    | 62.40 | 12    | 4.8    | one castor, bolts    | Auto Lock castor 125 mm | Replaces a castor that no longer gives way, so the feet reach the floor.
      Auto Lock Feet, set of 4 | tube-feet         | 0.07  | 0.07   | 1.2    | 54.60 | 14    | 4.7    | four feet, four pegs | Auto Lock foot          | Replaces feet worn smooth. Change all four together.
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
    replaces: ['Adjustable trestle to 1.5 m'],
    rows: `
      size               | width | length | weight | price  | stock | rating | box                             | for
      Adjustable Trestle | 0.9   | 1.05   | 9.8    | 132.00 | 18    | 4.8    | one trestle, two pins on chains | A third trestle to add a second board, or a replacement for a bent one.
    `,
  },
  {
    ...stagingPart,
    number: 700,
    shape: 'trestle',
    text: 'For the Garrowforge 700 wide staging set. Too high for the 300 set.',
    features: ['Adjusts from 1.2 to 1.8 m, shown at 1.25 m', 'Zinc plated'],
    replaces: ['Adjustable trestle to 1.8 m'],
    rows: `
      size                      | width | length | weight | price  | stock | rating | box                             | for
      Adjustable Trestle, 1.8 m | 0.9   | 1.25   | 12.6   | 158.00 | 9     | 4.7    | one trestle, two pins on chains | A third trestle under a long board, or a replacement for a bent one.
    `,
  },
  {
    ...stagingPart,
    shape: 'pins-and-ties',
    text: 'For all Garrowforge staging sets.',
    features: ['Zinc plated', 'Enough for one set'],
    replaces: ['Trestle pin', 'Board tie'],
    inBox: ['four trestle pins on chains', 'four board ties'],
    rows: `
      size                  | width | length | weight | price | stock | rating | for
      Trestle Pins and Ties | 0.12  | 0.5    | 1.1    | 39.90 | 16    | 4.6    | Replaces lost pins and bent board ties.
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
    replaces: ['Handrail'],
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
    replaces: ['Sprung castor 125 mm'],
    rows: `
      size                  | width | length | weight | price | stock | rating | for
      Sprung Castor, 125 mm | 0.1   | 0.18   | 1.8    | 58.20 | 25    | 5.0    | Replaces a castor with a weak spring, when the feet drag on the floor.
    `,
  },
  {
    ...accessory,
    shape: 'castor-125',
    brand: 'Garrowforge',
    number: 700,
    material: 'Steel',
    text: 'For double-sided Garrowforge mobile ladders. The lever brake stays on the ladder.',
    features: ['Swivels all round', 'Non-marking tyre'],
    inBox: ['one castor', 'bolts'],
    compatibleWith: ['mobile-access'],
    replaces: ['Swivel castor 125 mm'],
    rows: `
      size                   | width | length | weight | price | stock | rating | for
      Bolt-On Castor, 125 mm | 0.12  | 0.18   | 1.6    | 52.80 | 14    | 4.7    | Replaces a castor with a worn tyre or a stiff swivel.
    `,
  },
  {
    ...accessory,
    shape: 'castor-200',
    brand: 'Garrowforge',
    number: 700,
    material: 'Steel',
    text: 'For Garrowforge lorry access steps and tanker ladders.',
    features: ['Tyre for yards and hardstanding', 'Sealed bearings'],
    inBox: ['one castor', 'bolts'],
    compatibleWith: ['lorry-access'],
    replaces: ['Castor 200 mm'],
    rows: `
      size                | width | length | weight | price | stock | rating | for
      Yard Castor, 200 mm | 0.15  | 0.28   | 4.4    | 79.60 | 10    | 4.7    | Replaces a castor worn by rough ground.
    `,
  },
  {
    ...accessory,
    shape: 'block-feet',
    brand: 'Garrowforge',
    number: 700,
    material: 'Rubber',
    text: 'For all Garrowforge mobile ladders, lorry steps and tanker ladders.',
    features: ['Ribbed natural rubber', 'Bolts through a steel shoe'],
    inBox: ['four feet with shoes', 'bolts with lock nuts'],
    compatibleWith: ['mobile-access', 'lorry-access'],
    replaces: ['Rubber foot'],
    rows: `
      size                        | width | length | weight | price | stock | rating | for
      Rubber Block Feet, set of 4 | 0.06  | 0.15   | 2.2    | 48.40 | 17    | 4.8    | Stops a ladder creeping on smooth floors. Change all four together.
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
    replaces: ['Jackscrew'],
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
