import type { FamilyKey } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { Model } from '../../../pictures/models/model.ts';

type ModelBuilder = (product: Product) => { model(): Model };

const tower = () => import('../../../pictures/models/families/towers.ts').then((of) => of.tower);

/** The model builder of each family, loaded when one of its products is viewed. */
export const modelBuilders: Readonly<Record<FamilyKey, () => Promise<ModelBuilder>>> = {
  'extension-ladders': () =>
    import('../../../pictures/models/families/leaning-extension.ts').then(
      (of) => of.extensionLadder,
    ),
  'combination-ladders': () =>
    import('../../../pictures/models/families/leaning-combination.ts').then(
      (of) => of.combinationLadder,
    ),
  'step-ladders': () =>
    import('../../../pictures/models/families/step-ladders.ts').then((of) => of.stepLadder),
  'platform-ladders': () =>
    import('../../../pictures/models/families/platform-ladders.ts').then((of) => of.platformLadder),
  'specialist-ladders': () =>
    import('../../../pictures/models/families/leaning-specialist.ts').then(
      (of) => of.specialistLadder,
    ),
  'folding-tower': tower,
  'stairwell-tower': tower,
  'one-man-tower': tower,
  'narrow-tower': tower,
  'podium-tower': tower,
  'lorry-access': () =>
    import('../../../pictures/models/families/industrial-lorry.ts').then((of) => of.lorryAccess),
  'stair-pod-500': () =>
    import('../../../pictures/models/families/podiums/stair-podium.ts').then(
      (of) => of.stairPodium,
    ),
  'industrial-deck': tower,
  'mobile-access': () =>
    import('../../../pictures/models/families/industrial-mobile.ts').then((of) => of.mobileAccess),
  'work-platforms': () =>
    import('../../../pictures/models/families/work-platforms.ts').then((of) => of.workPlatform),
  'podium-steps': () =>
    import('../../../pictures/models/families/podiums.ts').then((of) => of.podiumSteps),
  '250-standard': tower,
  '500-standard': tower,
  '250-agr': tower,
  '500-agr': tower,
  accessories: () =>
    import('../../../pictures/models/families/accessories.ts').then((of) => of.accessory),
};
