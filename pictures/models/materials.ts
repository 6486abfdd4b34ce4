interface SurfaceFinish {
  /** Base colour in sRGB. */
  readonly colour: string;
  readonly metalness: number;
  readonly roughness: number;
  /** Its parts have uv: from 0 to 1 for the label, in metres with v lengthways for grain and veneer. */
  readonly mapped?: true;
}

/** The materials of products: a small set shared by all of them. */
export const materials = {
  aluminium: { colour: '#d2d5d8', metalness: 1, roughness: 0.36 },
  'aluminium-treads': { colour: '#dcdee0', metalness: 1, roughness: 0.3 },
  'aluminium-deck': { colour: '#c4c7ca', metalness: 1, roughness: 0.45 },
  'aluminium-cast': { colour: '#b4b7bb', metalness: 1, roughness: 0.52 },
  steel: { colour: '#4d5f73', metalness: 0, roughness: 0.45 },
  galvanised: { colour: '#a9adb0', metalness: 1, roughness: 0.5 },
  zinc: { colour: '#c6c6c0', metalness: 1, roughness: 0.3 },
  brass: { colour: '#c9a558', metalness: 1, roughness: 0.3 },
  grp: { colour: '#f0a800', metalness: 0, roughness: 0.4 },
  timber: { colour: '#c58f55', metalness: 0, roughness: 0.42, mapped: true },
  plywood: { colour: '#55382a', metalness: 0, roughness: 0.6, mapped: true },
  'toe-board': { colour: '#e0a92e', metalness: 0, roughness: 0.5 },
  plastic: { colour: '#1f2124', metalness: 0, roughness: 0.5 },
  'plastic-grey': { colour: '#5d636a', metalness: 0, roughness: 0.55 },
  'plastic-red': { colour: '#b4191d', metalness: 0, roughness: 0.42 },
  'plastic-yellow': { colour: '#f2b30c', metalness: 0, roughness: 0.42 },
  rubber: { colour: '#17181a', metalness: 0, roughness: 0.82 },
  rope: { colour: '#d8cfb6', metalness: 0, roughness: 0.9 },
  label: { colour: '#f4f4f2', metalness: 0, roughness: 0.45, mapped: true },
} as const satisfies Readonly<Record<string, SurfaceFinish>>;

export type MaterialName = keyof typeof materials;

/** Whether parts of a material have uv. */
export function isMapped(material: MaterialName): boolean {
  return 'mapped' in materials[material];
}
