import { Color, ShaderMaterial, type Texture } from 'three';
import { type MaterialName, materials } from '../../../pictures/models/materials.ts';
import { studioLight } from './studio-light.ts';

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

/** Sine and cosine of how far the camera has gone round; every surface shares them. */
export interface Turned {
  value: [sine: number, cosine: number];
}

/** A material of the models as the browser shows it; the label has a picture of its own. */
export function surfaceOf(
  name: MaterialName,
  turned: Turned,
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
