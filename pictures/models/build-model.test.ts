import { type BufferGeometry, Vector3 } from 'three';
import { afterAll, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { type FamilyKey, familyKeys } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { buildModel } from './build-model.ts';
import { isMapped } from './materials.ts';
import type { Model } from './model.ts';
import { modelBoundingBox } from './testing/measured.ts';

const built = new Map<string, Model>();

function modelOf(product: Product): Model {
  const model = built.get(product.id) ?? buildModel(product);
  built.set(product.id, model);
  return model;
}

describe.each(familyKeys)('the models of %s', (family) => {
  // Free a family's models before the next family is built.
  afterAll(() => built.clear());
  const members = products.filter((product) => product.family === family);

  it('stand on the ground, centred from left to right, with a top where their landmark says', () => {
    for (const product of members) {
      const { landmarks } = modelOf(product);
      const box = modelBoundingBox(modelOf(product));
      expect(box.min.y, `${product.id} stands on the ground`).toBeCloseTo(0, 3);
      expect(landmarks.top, product.id).toBeCloseTo(box.max.y, 6);
      const lean = Math.abs(box.max.x + box.min.x) / 2;
      expect(lean, `${product.id} is centred`).toBeLessThan(0.06);
    }
  });

  it('have whole figures and faces that look the way they are shaded', () => {
    const faults = members.flatMap((product) =>
      modelOf(product).parts.flatMap(({ material, geometry }) =>
        faultsOf(geometry).map((fault) => `${product.id}, ${material}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('carry uv exactly where a material is mapped', () => {
    for (const product of members) {
      for (const { material, geometry } of modelOf(product).parts) {
        expect(geometry.hasAttribute('uv'), `${product.id}, ${material}`).toBe(isMapped(material));
      }
    }
  });

  it('stay within the number of triangles that a telephone draws', () => {
    for (const product of members) {
      expect(trianglesOf(modelOf(product)), product.id).toBeLessThanOrEqual(budgetOf(family));
    }
  });

  it('[PD10] rise to the rails and are no narrower than the product states', () => {
    for (const product of members.filter(({ category }) => category === 'Ladders')) {
      const { min, max } = modelBoundingBox(modelOf(product));
      if (product.overallHeight) expect(max.y, product.id).toBeCloseTo(product.overallHeight, 2);
      expect(max.x - min.x, product.id).toBeGreaterThan(product.width - 0.01);
    }
  });

  it('show the height to stand at that the product states, where the pose shows it', () => {
    for (const product of members) {
      const { stand = 0, top } = modelOf(product).landmarks;
      const hidden = product.family === 'combination-ladders' && product.standingHeight > top;
      expect(stand, product.id).toBe(hidden ? 0 : product.standingHeight);
    }
  });
});

describe('a model', () => {
  it('is the same every time it is built', () => {
    for (const family of familyKeys) {
      const product = products.find((each) => each.family === family);
      if (!product) continue;
      expect(figuresOf(buildModel(product)), product.id).toEqual(figuresOf(modelOf(product)));
    }
  });
});

function trianglesOf({ parts }: Model): number {
  return parts.reduce((sum, { geometry }) => sum + (geometry.getIndex()?.count ?? 0) / 3, 0);
}

function budgetOf(family: FamilyKey): number {
  const isTower = /tower|standard|agr|deck/.test(family);
  return isTower ? 90_000 : 60_000;
}

function figuresOf({ parts }: Model): unknown {
  return parts.map(({ material, geometry }) => [material, geometry.getAttribute('position').array]);
}

/** The kinds of fault in a geometry, without duplicates. */
function faultsOf(geometry: BufferGeometry): string[] {
  const [at, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const index = geometry.getIndex();
  if (!index) return ['no index'];
  const faults = new Set<string>();
  const [a, b, c, n] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  for (let corner = 0; corner < at.count; corner += 1) {
    if (!Number.isFinite(a.fromBufferAttribute(at, corner).lengthSq())) faults.add('not a number');
    const length = n.fromBufferAttribute(normals, corner).length();
    if (!(Math.abs(length - 1) < 1e-3)) faults.add('a normal that is not one long');
  }
  for (let place = 0; place < index.count; place += 3) {
    const corners = [index.getX(place), index.getX(place + 1), index.getX(place + 2)] as const;
    a.fromBufferAttribute(at, corners[0]);
    b.fromBufferAttribute(at, corners[1]).sub(a);
    c.fromBufferAttribute(at, corners[2]).sub(a);
    const face = b.cross(c);
    // The normal of a sliver is meaningless.
    if (face.length() < 1e-9) continue;
    face.normalize();
    const shaded = corners.reduce(
      (sum, corner) => sum + n.fromBufferAttribute(normals, corner).dot(face),
      0,
    );
    if (shaded < -0.3) faults.add('a face that is shaded from behind');
  }
  return [...faults];
}
