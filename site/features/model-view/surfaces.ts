import { CanvasTexture, Color, ShaderMaterial, SRGBColorSpace, type Texture } from 'three';
import type { Product } from '../../../catalogue/product.ts';
import { drawLabel, getLabel } from '../../../pictures/models/label.ts';
import { type MaterialName, materials } from '../../../pictures/models/materials.ts';

/**
 * The studio light, calculated in the shader: an environment map would be filtered for every roughness, too
 * slow for a phone.
 */
const studioLight = /* glsl */ `
struct Light {
  vec3 towards;
  float radiance;
  /** How large it is seen: steradians. */
  float size;
};

const Light lights[5] = Light[5](
  Light(vec3(-0.600, 0.625, 0.500), 13.2, 0.30),
  Light(vec3(0.892, 0.178, 0.416), 8.0, 0.21),
  Light(vec3(0.288, 0.518, -0.806), 3.8, 0.28),
  Light(vec3(0.0, 0.999, -0.050), 1.5, 0.49),
  Light(vec3(0.044, 0.222, 0.974), 1.2, 0.85)
);

/** Brightness around by height: 0 straight below, 1 straight above. */
float surroundings(float height) {
  float below = mix(0.45, 0.56, height / 0.46);
  float above = 0.26 + 0.38 * smoothstep(0.55, 0.9, height);
  float horizon = mix(0.05, above, smoothstep(0.505, 0.6, height));
  return mix(below, horizon, smoothstep(0.46, 0.505, height));
}

/** What a surface of some roughness mirrors from a direction: lights grow wider and fainter. */
float mirrored(vec3 direction, float roughness) {
  float wide = roughness * roughness;
  float keen = 0.5 / (wide * wide);
  float height = 0.5 + 0.5 * direction.y;
  float blur = 0.35 * wide;
  float light = (surroundings(height - blur) + 2.0 * surroundings(height) + surroundings(height + blur)) / 4.0;
  for (int i = 0; i < 5; i++) {
    float own = 6.2832 / lights[i].size;
    float seen = own * keen / (own + keen);
    light += lights[i].radiance * seen / own * exp(seen * (dot(direction, lights[i].towards) - 1.0));
  }
  return light;
}

/** What falls on a matt surface, whatever it is looked at from. */
float received(vec3 normal) {
  float light = 0.34 + 0.1 * normal.y;
  for (int i = 0; i < 5; i++)
    light += lights[i].radiance * lights[i].size / 3.1416 * max(0.0, (dot(normal, lights[i].towards) + 0.12) / 1.12);
  return light;
}
`;

const vertexShader = /* glsl */ `
varying vec3 place;
varying vec3 outward;
varying vec2 spot;
void main() {
  place = position;
  outward = normal;
  #ifdef PICTURE
    spot = uv;
  #endif
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const fragmentShader = /* glsl */ `
${studioLight}
varying vec3 place;
varying vec3 outward;
varying vec2 spot;
uniform vec3 colour;
uniform float metalness;
uniform float roughness;
uniform vec2 turned;
uniform sampler2D picture;

/** From the product's own directions to those of the camera's stand. */
vec3 besideCamera(vec3 way) {
  return vec3(way.x * turned.y - way.z * turned.x, way.y, way.x * turned.x + way.z * turned.y);
}

/** Bright parts keep their drawing, as in the pictures. */
vec3 pressed(vec3 light) {
  vec3 over = 0.55 + 0.41 * (1.0 - exp((0.55 - light) / 0.41));
  return mix(light, over, step(0.55, light));
}

void main() {
  vec3 own = colour;
  #ifdef PICTURE
    own = texture2D(picture, spot).rgb;
  #endif
  vec3 normal = normalize(outward);
  vec3 eye = normalize(cameraPosition - place);
  float slant = clamp(dot(normal, eye), 0.0, 1.0);
  vec3 straight = mix(vec3(0.04), own, metalness);
  vec3 mirror = straight + (max(vec3(1.0 - roughness), straight) - straight) * pow(1.0 - slant, 5.0);
  vec3 matt = own * (1.0 - metalness) * received(besideCamera(normal));
  vec3 gloss = mirror * mirrored(besideCamera(reflect(-eye, normal)), roughness);
  gl_FragColor = vec4(pressed(0.6 * (matt + gloss)), 1.0);
  #include <colorspace_fragment>
}`;

/** Sine and cosine of the camera's rotation, shared by every surface. */
export interface CameraRotation {
  value: [sine: number, cosine: number];
}

/** A material of the models as a shader. The label has its own picture. */
export function createSurfaceMaterial(
  name: MaterialName,
  turned: CameraRotation,
  label: Texture | undefined,
): ShaderMaterial {
  const { colour, metalness, roughness } = materials[name];
  const picture = name === 'label' ? label : undefined;
  return new ShaderMaterial({
    vertexShader,
    fragmentShader,
    defines: picture ? { PICTURE: true } : {},
    uniforms: {
      colour: { value: new Color(colour) },
      metalness: { value: metalness },
      roughness: { value: roughness },
      picture: { value: picture ?? null },
      turned,
    },
  });
}

const [width, height] = [640, 256];

/** The product's own label as a texture; undefined if the browser cannot draw it. */
export async function labelTexture(product: Product): Promise<CanvasTexture | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawLabel(getLabel(product)))}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
