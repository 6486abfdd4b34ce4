import {
  type Box3,
  CanvasTexture,
  Color,
  DoubleSide,
  Fog,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const side = 256;
/** How high above the ground a part still casts a shadow: a share of the product's height, limited in metres. */
const shadowReach = (tall: number) => Math.min(1.2, 0.5 * tall);
const maxOpacity = 0.5;

/** The soft shadow under a product: rendered once from below, fainter with height, then blurred. */
export function createGroundShadow(renderer: WebGLRenderer, scene: Scene, box: Box3): Mesh {
  const across = 1.5 * Math.max(box.max.x - box.min.x, box.max.z - box.min.z) + 0.1;
  const [x, z] = [(box.min.x + box.max.x) / 2, (box.min.z + box.max.z) / 2];
  const shade = applyBlur(
    renderFromBelow(renderer, scene, { x, z, across, reach: shadowReach(box.max.y) }),
  );
  const plane = new Mesh(
    new PlaneGeometry(across, across),
    new MeshBasicMaterial({ map: toTexture(shade), transparent: true, depthWrite: false }),
  );
  plane.rotation.x = -Math.PI / 2;
  plane.position.set(x, 0, z);
  plane.renderOrder = -1;
  return plane;
}

type ShadowGround = { x: number; z: number; across: number; reach: number };

/** How dark each spot of the ground is, from 0 to 1, row by row from the back. */
function renderFromBelow(
  renderer: WebGLRenderer,
  scene: Scene,
  ground: ShadowGround,
): Float32Array {
  const { x, z, across, reach } = ground;
  const half = across / 2;
  const camera = new OrthographicCamera(-half, half, half, -half, 0, reach);
  camera.position.set(x, 0, z);
  camera.up.set(0, 0, 1);
  camera.lookAt(x, 1, z);
  const target = new WebGLRenderTarget(side, side);
  const black = new MeshBasicMaterial({ color: 0, side: DoubleSide });
  const before = { fog: scene.fog, background: scene.background, material: scene.overrideMaterial };
  scene.fog = new Fog(0xffffff, 0, reach);
  scene.background = new Color(0xffffff);
  scene.overrideMaterial = black;
  renderer.setRenderTarget(target);
  renderer.render(scene, camera);
  const pixels = new Uint8Array(side * side * 4);
  renderer.readRenderTargetPixels(target, 0, 0, side, side, pixels);
  renderer.setRenderTarget(null);
  scene.fog = before.fog;
  scene.background = before.background;
  scene.overrideMaterial = before.material;
  target.dispose();
  black.dispose();
  return Float32Array.from({ length: side * side }, (_, at) => 1 - (pixels[4 * at] ?? 255) / 255);
}

/** Three passes of a box blur in each direction approximate a lens blur. */
function applyBlur(shade: Float32Array): Float32Array {
  let now = shade;
  for (const radius of [3, 6, 9]) now = boxBlur(boxBlur(now, radius, 1, side), radius, side, 1);
  return now;
}

/** Each value becomes the mean of its neighbours along a line. */
function boxBlur(from: Float32Array, radius: number, step: number, line: number): Float32Array {
  const to = new Float32Array(from.length);
  const at = (row: number, place: number) =>
    place < 0 || place >= side ? 0 : (from[row * line + place * step] ?? 0);
  for (let row = 0; row < side; row += 1) {
    let sum = 0;
    for (let place = -radius; place < side; place += 1) {
      sum += at(row, place + radius) - at(row, place - radius - 1);
      if (place >= 0) to[row * line + place * step] = sum / (2 * radius + 1);
    }
  }
  return to;
}

function toTexture(shade: Float32Array): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const picture = new ImageData(side, side);
  for (const [at, dark] of shade.entries())
    picture.data[4 * at + 3] = Math.round(255 * maxOpacity * Math.min(1, dark * 1.3));
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  return new CanvasTexture(canvas);
}
