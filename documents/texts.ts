import type { Product } from '../catalogue/product.ts';
import type { EquipmentCategory } from '../pictures/plans/checklist.ts';
import type { StageKind } from '../pictures/plans/stage.ts';

const inspectRule =
  'Inspect it before first use. In construction, where someone could fall 2 m or more, inspect it again every 7 days and after anything that may have made it unsafe.';
const damageRule =
  'Check it before each use. Found damage? Tag it "Do not use" and take it out of service.';
const podiumRules = [
  'Firm, level ground. Brake all castors or let the feet take the load before you climb.',
  'Climb from the front, inside the rails, one person at a time.',
  'Close the gate behind you. Guardrails and toeboards stay on.',
  'Stand on the platform only: never on the rails, the gate or a box.',
  'Get down before it is moved. Push it from the base, never from the platform.',
  inspectRule,
];

/** Before anyone climbs: our own general words, after HSE and the regulations. */
export const useRules: Readonly<Record<EquipmentCategory, readonly string[]>> = {
  tower: [
    'Built in the order of the assembly pages by two people, trained and competent.',
    'Firm, level ground. Castors braked, all stabilisers fitted and bearing on the ground.',
    'Climb inside, through the trapdoor or gate. Never up the outside, never on the guardrails.',
    'Guardrails on all sides and toeboards on all four before you work from the platform.',
    inspectRule,
    'Nobody and nothing loose on the tower while it is moved. Move it by hand, from the base.',
  ],
  podium: podiumRules,
  'stair podium': podiumRules,
  platform: [
    damageRule,
    'Firm, level ground. Feet down, castors braked or lifted clear before you climb.',
    'Stay inside the rails. Stand on the platform only, never on a rail.',
    'Keep to the maximum load: people, tools and materials together.',
    'Get down before it is moved.',
  ],
  steps: [
    damageRule,
    'Open it fully and lock the stays. All four feet on firm, level ground.',
    "Face the work and the steps. Don't stand on the top three treads.",
    'Keep three points of contact: two feet and a hand, or two hands and a foot.',
    'Light work of up to 30 minutes at a time. Longer or heavier? Choose a podium or a tower.',
  ],
  ladder: [
    damageRule,
    'Firm, level ground. Lean it at 75°: one out for every four up, on something that bears it.',
    "Tie it, or fit a stabiliser. Don't stand on the top three rungs.",
    'Keep three points of contact, and your belt buckle between the stiles.',
    'Light work of up to 30 minutes at a time. Longer or heavier? Choose a podium or a tower.',
  ],
  part: [
    'Check model and size against the list before you fit it.',
    'Take the equipment out of use, and fit the part as its maker says, with all its fixings.',
    'Inspect the equipment before it is used again, and write down what was changed.',
  ],
};

export const electricalRules: Partial<Record<Product['material'], string>> = {
  Aluminium: 'Aluminium conducts. Keep it away from live conductors and overhead lines.',
  Steel: 'Steel conducts. Keep it away from live conductors and overhead lines.',
  GRP: 'GRP stiles insulate, but isolate the supply first. Keep them clean and dry.',
  Timber: 'Dry timber insulates poorly. Isolate the supply first.',
};

/** Where the rules come from. */
export const ruleSources: Readonly<Record<EquipmentCategory, string>> = {
  tower: 'Work at Height Regulations 2005; EN 1004-1 and EN 1004-2; HSE, Tower scaffolds.',
  podium: 'Work at Height Regulations 2005; BS 8620.',
  'stair podium': 'Work at Height Regulations 2005; BS 8620.',
  platform: 'Work at Height Regulations 2005.',
  steps: 'HSE, Safe use of ladders and stepladders (INDG455); Work at Height Regulations 2005.',
  ladder: 'HSE, Safe use of ladders and stepladders (INDG455); Work at Height Regulations 2005.',
  part: 'Provision and Use of Work Equipment Regulations 1998; Work at Height Regulations 2005.',
};

interface Step {
  readonly title: string;
  readonly text: string;
}

type Steps = Partial<Record<StageKind, Step>>;

const foldOutStabilisers: Step = {
  title: 'Fold out the stabilisers',
  text: 'Swing all four out to the sides until they lock. Each pad must stand firmly on the floor.',
};

const gatedSteps: Steps = {
  stabilisers: foldOutStabilisers,
  platform: {
    title: 'Lock the platform',
    text: 'Let the platform down level until its catches close. Try to lift it: it must not move.',
  },
  toeboards: {
    title: 'Check the toeboards',
    text: 'Boards on both sides and at the back, fixed and undamaged.',
  },
};

export const assemblySteps: Readonly<Record<'tower' | 'podium' | 'stair podium', Steps>> = {
  tower: {
    base: {
      title: 'Set up the base',
      text: 'Put the castors in and brake them. Join the two frames with the braces, square and level, side to side and end to end.',
    },
    stabilisers: {
      title: 'Fit the stabilisers',
      text: 'One at each corner, at 45°. Slide each down until its foot bears firmly on the ground, then tighten both clamps.',
    },
    platform: {
      title: 'Hang the platform',
      text: 'Lift it up inside the tower, two people. Hook it on its rungs, trapdoor over the climbing side. Close the wind locks.',
    },
    guardrails: {
      title: 'Guardrails, from the trapdoor',
      text: "Climb inside. Sit in the trapdoor, legs below, and fit the rails on both sides. Don't stand on the platform yet.",
    },
    lift: {
      title: 'Next platform',
      text: 'Standing on the platform below, repeat: frames and braces, then the platform, then its guardrails from the trapdoor, before anyone stands on it.',
    },
    toeboards: {
      title: 'Toeboards, then inspect',
      text: 'Step up, close the trapdoor, fit the four boards with their clips. Climb down, inspect, fill in the record. Now it may be used.',
    },
  },
  podium: {
    ...gatedSteps,
    base: {
      title: 'Unfold the frame',
      text: 'On firm, level ground, open the frame until the struts lock. Brake the castors, or see that the locking feet come down.',
    },
    gate: {
      title: 'Try the gate, then inspect',
      text: 'Let go of the gate: it must close by itself. Inspect, fill in the record. Now it may be used.',
    },
  },
  'stair podium': {
    stabilisers: foldOutStabilisers,
    platform: gatedSteps.platform,
    base: {
      title: 'Stand up the frame',
      text: 'On firm, level ground, two people. Brake all four castors before anything is added.',
    },
    stair: {
      title: 'Fit the stair and handrails',
      text: 'Hook the stair to the platform edge and bolt both stringers. Bolt a handrail to each side.',
    },
    toeboards: {
      title: 'Toeboards, then inspect',
      text: 'Fit boards on both sides and at the back. Inspect, fill in the record. Now it may be used.',
    },
  },
};

/** What goes up below the first deck, by a word of its name. */
export const frameSteps: Readonly<Record<string, { what: string; text: string }>> = {
  frame: { what: 'frames', text: 'Set the frames on the spigots and close the clips.' },
  Diagonal: { what: 'braces', text: 'Fit the braces on both sides, sloping opposite ways.' },
  ladder: { what: 'the ladder', text: 'Hook its section inside, at the climbing end.' },
};

/** What towers do otherwise whose guardrails are fixed from below, or that are entered by a gate. */
export const stepsByGuard: Readonly<Record<'rails' | 'advance' | 'gate', Steps>> = {
  rails: {},
  advance: {
    guardrails: {
      title: 'Advance guardrails, from below',
      text: 'From the level below, lift a guardrail frame on each side and lock it to the posts. Nobody goes up before both are on.',
    },
    platform: {
      title: 'Hang the platform',
      text: 'Between the guardrails, from below, two people. Hook it on its rungs, trapdoor over the climbing side. Close the wind locks.',
    },
    lift: {
      title: 'Next platform',
      text: 'From the platform below, repeat: frames and braces, then the advance guardrails, then the platform between them. Nobody goes up before.',
    },
  },
  gate: {
    platform: {
      title: 'Hang the platform',
      text: 'Lift it in between the frames, two people. Hook it on its rungs and close the wind locks.',
    },
    guardrails: {
      title: 'Posts, guardrails and gate',
      text: 'From the rungs inside, fit the posts, the rails on three sides and the gate. It must close by itself.',
    },
    toeboards: {
      title: 'Toeboards, then inspect',
      text: 'Inside the rails, fit the four boards with their clips. Climb down, inspect, fill in the record. Now it may be used.',
    },
  },
};

/** What one person does otherwise on a tower whose stabilisers stay on its frames. */
export const onePersonSteps: Steps = {
  stabilisers: {
    title: foldOutStabilisers.title,
    text: 'They stay on the frames. Swing one out from each corner, at 45°, until it locks. Each foot must bear firmly on the ground.',
  },
  platform: {
    title: 'Hang the platform',
    text: 'Lift it up inside the tower: one person can. Hook it on its rungs, trapdoor over the climbing side. Close the wind locks.',
  },
};

export const unfoldStep: Step = {
  title: 'Unfold the base',
  text: 'Open the base like a book until both hinges lock. Turn the castors outwards, press all four brakes. Check that it is level.',
};

/** Beside the last stages. */
export const assemblyNotes: readonly Step[] = [
  {
    title: 'Before you start',
    text: "Count the parts. Look for overhead cables, slopes, soft ground and wind. Damaged part? Don't build. Fence off the area. Take it down in reverse order.",
  },
  {
    title: 'Stop',
    text: 'If the wind is above what the manual allows (most say 17 mph, Beaufort 4), if a clip or lock does not close, or if it does not stand upright.',
  },
];

/** What a report of inspection says: Work at Height Regulations 2005, schedule 7, by its numbers. */
export const reportParticulars = {
  1: 'Inspected for (name and address)',
  2: 'Location of the equipment inspected',
  3: 'Description of the equipment',
  4: 'Date and time',
  5: 'What was wrong (anything that could be a risk to health or safety)',
  6: 'What was done about it',
  7: 'What still has to be done',
  8: 'Name and position of the person making the report',
} as const;

/** Everything else on the pages of inspection. */
export const inspectionTexts = {
  label: 'Number on the label',
  preUse: {
    when: 'Before each shift, and whenever it has been moved or left unattended. By a trained user.',
    where: 'Site and location',
    week: 'Week beginning',
    found: 'Found a fault? Note it, tag it "Do not use", tell the person in charge',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    initials: 'Initials',
  },
  record: {
    when: 'Construction, where someone could fall 2 m or more: before first use on site, then at least every 7 days, and after anything that may have made it unsafe. Work at Height Regulations 2005, regulation 12 and schedule 7.',
    erected: 'Erected on, by',
    height: 'Platform height as built, m',
    tick: 'Tick if good. Cross if not, then say what below. One cross: tag it Do not use.',
    inspections: ['Before first use', '2nd', '3rd', '4th', '5th', 'After an event'],
    signature: 'Signature',
    law: 'Boxed figures are the particulars of schedule 7. Write the report before the end of the shift and hand it over within 24 hours. Keep it on site until the work is finished, then for 3 months in the office. The inspector must be competent.',
  },
} as const;
