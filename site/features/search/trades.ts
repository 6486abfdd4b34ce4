import { type FamilyKey, familyKeys } from '../../../catalogue/families.ts';

/** Words for trades, jobs and places, with the families used for them, the most likely first. */
const trades = `
  decorator, decorating, painter, painting, wallpaper, coving = step-ladders, platform-ladders, work-platforms, folding-tower
  plasterer, plastering, skimming, dry lining, dryliner, drylining, plasterboard, partition, suspended ceiling = podium-steps, work-platforms, podium-tower, folding-tower
  plumber, plumbing, boiler, heating engineer, pipework = step-ladders, podium-steps, combination-ladders
  hvac, ductwork, air conditioning, sprinkler = podium-steps, podium-tower, folding-tower, narrow-tower
  joiner, joinery, carpenter, tiler, tiling = step-ladders, work-platforms, podium-steps
  shopfitter, shopfitting, shop fitter, shop fitting = podium-steps, platform-ladders, step-ladders, folding-tower
  signage, sign fitter, sign fitting, fascia, shopfront = one-man-tower, extension-ladders, folding-tower, podium-tower
  alarm, cctv, camera, satellite, aerial installer = combination-ladders, extension-ladders, platform-ladders
  window cleaner, window cleaning, gutter, guttering, gutter cleaning = extension-ladders
  roofer, roofing, chimney, soffit, solar panel = extension-ladders, 250-agr, one-man-tower
  renderer, rendering, cladding, pointing, bricklayer, brickwork, builder = 250-agr, 250-standard, narrow-tower, work-platforms
  surveyor, inspector, estate agent, valuer = specialist-ladders
  caretaker, facilities, maintenance, office, school, hospital, hotel = platform-ladders, podium-steps, step-ladders
  retail, supermarket, shelves, archive, filing = specialist-ladders, mobile-access, platform-ladders
  racking, order picker, picking, distribution, factory, dairy, bakery = mobile-access, work-platforms
  loading bay, driver, haulage, load securing, coach = lorry-access
  tanker, silo, milk = lorry-access, mobile-access
  aircraft, aviation, machinery, machine operator, production line = work-platforms, mobile-access, lorry-access
  theatre, lighting rig, exhibition, event, church = 250-agr, narrow-tower, folding-tower, podium-tower
  stair painting, landing, atrium = stairwell-tower, combination-ladders
`;

const rows = trades
  .trim()
  .split('\n')
  .map((row) => {
    const [words = '', families = ''] = row.split('=');
    return {
      words: words.replaceAll(',', ''),
      families: families.split(',').map((family) => family.trim()),
    };
  });

const unknown = rows.flatMap(({ families }) => families).find((name) => !isFamily(name));
if (unknown) throw new Error(`Trades name ${unknown}, which is no family`);

function isFamily(name: string): boolean {
  return familyKeys.some((key) => key === name);
}

/** The words of the trades that use a family. Words are repeated according to how much they use it. */
export function tradesUsing(family: FamilyKey): string {
  return rows
    .flatMap(({ words, families }) => {
      const place = families.indexOf(family);
      return place < 0 ? [] : Array<string>(families.length - place).fill(words);
    })
    .join(' ');
}

/** Products that we do not sell, by a word for them. `synonyms.ts` has the closest that we do. */
export const notSold: ReadonlyMap<string, string> = new Map([
  ['loft', 'loft ladders'],
  ['attic', 'loft ladders'],
  ['tripod', 'tripod ladders'],
  ['orchard', 'tripod ladders'],
  ['scissor', 'powered lifts'],
  ['cherry', 'powered lifts'],
]);
