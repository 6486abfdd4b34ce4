/**
 * The light that the main pictures are taken in, as arithmetic: five soft lights that keep their
 * place beside the camera, and surroundings with the dark band at the horizon that draws the edges of
 * bare metal. A map of it would have to be filtered for every roughness, which takes a telephone
 * longer than building the product.
 */
export const studioLight = /* glsl */ `
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
