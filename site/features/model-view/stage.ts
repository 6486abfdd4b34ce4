import {
  Box3,
  Group,
  Mesh,
  PerspectiveCamera,
  Scene,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Product } from '../../../catalogue/product.ts';
import type { Model } from '../../../pictures/models/model.ts';
import { createGroundShadow } from './ground-shadow.ts';
import { modelBuilders } from './model-builders.ts';
import { cameraPosition, type Orbit } from './orbit.ts';
import { createPerson, personHeight, personWidth } from './person.ts';
import { type CameraRotation, createSurfaceMaterial, labelTexture } from './surfaces.ts';

/** The field of view of the lens in the main picture: 85 mm. */
const fieldOfView = 23.9;
/** Pixels at the top and bottom of the canvas that the controls cover. */
const controlsHeight = 104;

/** Builds a product's scene on a canvas. Rejects if WebGL is not available. */
export async function createStage(canvas: HTMLCanvasElement, product: Product) {
  const [build, label] = await Promise.all([
    modelBuilders[product.family](),
    labelTexture(product),
  ]);
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));

  const scene = new Scene();
  const turned: CameraRotation = { value: [0, 1] };
  const productGroup = modelGroup(build(product).model(), turned, label);
  const box = new Box3().setFromObject(productGroup);
  scene.add(productGroup);
  scene.add(createGroundShadow(renderer, scene, box));

  const personMesh = createPerson();
  personMesh.visible = false;
  personMesh.position.set(box.max.x + 0.3 + personWidth / 2, 0, (box.min.z + box.max.z) / 2);
  scene.add(personMesh);

  const camera = new PerspectiveCamera(fieldOfView);
  let target = centreOf(box);
  let fittingDistance = getFittingDistance(box);
  let marginFactor = 1;
  return {
    draw(orbit: Orbit) {
      const distance = (fittingDistance * marginFactor) / orbit.zoom;
      camera.position.set(...cameraPosition(orbit, target.toArray(), distance));
      camera.near = distance / 50;
      camera.far = distance + 4 * fittingDistance;
      camera.updateProjectionMatrix();
      camera.lookAt(target);
      const round = (orbit.azimuth * Math.PI) / 180;
      personMesh.rotation.y = round;
      turned.value = [Math.sin(round), Math.cos(round)];
      renderer.render(scene, camera);
    },
    resize(width: number, height: number) {
      camera.aspect = width / height;
      marginFactor = height / Math.max(height - controlsHeight, height / 2);
      renderer.setSize(width, height, false);
    },
    showPerson(visible: boolean) {
      personMesh.visible = visible;
      const all = visible ? box.clone().union(boxOfPerson(personMesh.position)) : box;
      target = centreOf(all);
      fittingDistance = getFittingDistance(all);
    },
    dispose() {
      scene.traverse((each) => {
        if (!(each instanceof Mesh)) return;
        each.geometry.dispose();
        each.material.map?.dispose();
        each.material.dispose();
      });
      label?.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

function modelGroup({ parts }: Model, turned: CameraRotation, label: Texture | undefined): Group {
  const group = new Group();
  for (const { material, geometry } of parts)
    group.add(new Mesh(geometry, createSurfaceMaterial(material, turned, label)));
  return group;
}

function centreOf(box: Box3): Vector3 {
  return box.getCenter(new Vector3());
}

/** The distance from which a box fits the view at any rotation. */
function getFittingDistance(box: Box3): number {
  const { x, y, z } = box.getSize(new Vector3());
  const half = Math.max(y, Math.hypot(x, z)) / 2;
  return half / Math.tan((fieldOfView * Math.PI) / 360) + Math.hypot(x, z) / 2;
}

function boxOfPerson({ x, z }: Vector3): Box3 {
  const half = personWidth / 2;
  return new Box3(new Vector3(x - half, 0, z), new Vector3(x + half, personHeight, z));
}
