import { stem } from './tokens.ts';

/** Buyers' terms, and the words in our names. Longer terms are tried first. */
const synonymRows = `
  fibreglass, fiberglass, glass fibre, fibre glass, fiber glass, insulated, electrician, electric, non conductive = grp
  aluminum, alloy, alu, ally = aluminium
  wood, wooden = timber
  scaffold, scaffolding, scaffold tower, mobile scaffold = tower
  single width = narrow tower
  double width, full width = fullwidth tower
  3 t tower, through the trap = standard tower
  scaffold board, plank, youngman board, trestle board = staging board
  trestle, decorator trestle = staging
  stepladder = step ladder
  swing back = swingback
  self locking, self lock = auto lock
  hop up, hop ups, hopup, step stool, kick stool, kick step, stool, workbench = folding work platform
  pole ladder, leaning ladder, wall ladder, extending, extendable, two part = extension ladder
  2 section extension, 2 part extension = double extension
  3 section extension, 3 part extension = triple extension
  3 way, 3 in 1, 4 in 1, three way, a frame, skylight ladder = combination
  5 in 1, five in one = fiveinone
  multi purpose, multipurpose, articulated, folding ladder, hinged = multi position
  telescoping, telescope, collapsible = telescopic
  library ladder, library steps, library, bookcase, shop ladder = shelf ladder
  loft ladder, loft hatch, loft, attic ladder, attic = telescopic ladder
  tripod ladder, tripod, orchard ladder, orchard = combination ladder
  scissor lift, cherry picker = tower
  warehouse, lever, picking steps, shelf picking, order picking, stock room, stockroom, safety steps = mobile
  truck, hgv, wagon, trailer, vehicle = lorry
  1 man, one person, 1 person, single person, solo = one man
  stair well, staircase, stairway, stairs tower = stairwell
  stair ladder, staircase ladder, stairwell ladder, ladder for stairs, ladder on stairs, steps for stairs = onstairs
  stair pod = stair podium
  pas 250, low level, low level access = podium
  advance guardrail, advanced guardrail, advance guard rail, advanced guard rail, guard rail, guardrail = agr
  hand rail = handrail
  tow board, toe board = toeboard
  trap door = trapdoor
  wheel, caster = castor
  with wheels, with castors, on wheels = mobile
  outrigger = stabiliser
  standoff = stand off
  roof ladder, ridge hook = roof hook
  van rack, ladder rack, ladder clamp, roof bar = roof rack clamp
  ladder tag, scafftag, safety tag = inspection tag
  domestic, household = home
  non professional = nonprofessional
  class 1 = professional ladder
  class 2 = classtwo
  class 3 = classthree
  class 2 ladder = professional ladder
  class 2 step = professional step
  class 3 ladder = nonprofessional ladder
  class 3 step = nonprofessional step
  twin, two sided, 2 sided = double sided
  foot = feet
  spare, spare part, part = accessory
  cheapest, cheaper, budget, low cost, lowest price = cheap
  sale, offer, reduced, save, saving, discount = sale
`;

type Synonym = { readonly said: readonly string[]; readonly means: readonly string[] };

const synonyms: readonly Synonym[] = synonymRows
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [said = '', means = ''] = line.split('=');
    return said.split(',').map((phrase) => ({ said: stems(phrase), means: stems(means) }));
  })
  .sort((a, b) => b.said.length - a.said.length);

function stems(phrase: string): string[] {
  return phrase.trim().split(/\s+/).map(stem);
}

const byFirstWord = Map.groupBy(synonyms, ({ said }) => said[0] ?? '');

/** Every word of these terms, so that typing errors in them are corrected too. */
export const synonymWords: ReadonlySet<string> = new Set(
  synonyms.flatMap(({ said }) => said).filter((word) => /^[a-z]{2}/.test(word)),
);

/** The single-word term that starts with these letters, if there are enough of them to be unambiguous. */
export function completeSynonym(start: string): string | undefined {
  if (start.length < 4) return;
  return synonyms.find(({ said: [only = '', more] }) => !more && only.startsWith(start))?.said[0];
}

/** Replaces buyers' terms with our words, from left to right. Works on stems. */
export function replaceSynonyms(tokens: readonly string[]): string[] {
  const replaced: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const synonym = byFirstWord
      .get(token)
      ?.find(({ said }) => said.every((word, step) => tokens[at + step] === word));
    for (const word of synonym?.means ?? [token]) {
      if (replaced.at(-1) !== word) replaced.push(word);
    }
    at += synonym?.said.length ?? 1;
  }
  return replaced;
}
