import manifest from './scenes.json' with { type: 'json' };

/** A picture of our products at work. Its files are named `/pictures/scenes/{file}-{width}.{format}`. */
export interface SceneStill {
  readonly file: string;
  /** Pixels of the largest width. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Where to place a crop, across and down from 0 to 1, so that the main product stays in it. */
  readonly position: readonly [x: number, y: number];
  readonly placeholder: string;
}

type SceneName = `${'hero' | 'project' | 'city' | 'finder'}-${string}`;

// JSON types have no tuples. The studio checks the shape whenever it reads the file.
const rendered = manifest.scenes as unknown as Readonly<Record<string, SceneStill>>;

/** The picture of that name. Throws if the studio has not rendered it yet, so that its page is not built. */
export function sceneOf(name: SceneName): SceneStill {
  const scene = rendered[name];
  if (!scene) throw new Error(`There is no picture ${name} in content/scenes.json`);
  return scene;
}
