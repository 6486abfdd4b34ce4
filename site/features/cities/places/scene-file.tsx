import { renderToStaticMarkup } from 'react-dom/server';
import { colours, inked } from '../../drawing/ink.ts';
import { Person } from './Person.tsx';
import { type Crop, type Scene, sheet, viewOf } from './scene.ts';
import { marksOf, productOf } from './stand-marks.ts';

/** The lines of a scene: the place, the people in it and what we sell. No letters. */
export function sceneFile(scene: Scene, crop: Crop): string {
  return renderToStaticMarkup(<ScenePicture scene={scene} crop={crop} />);
}

function ScenePicture({ scene, crop }: { scene: Scene; crop: Crop }) {
  const { viewBox, width, height, scale, ground, frame, x, y } = viewOf(scene, crop);
  const weight = crop === 'card' || crop === 'tall' ? 2 : 1.5;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file; the img that shows it has the words
    <svg xmlns="http://www.w3.org/2000/svg" {...{ viewBox, width, height }}>
      <g
        transform={`translate(${sheet.focus} ${ground}) scale(${scale} ${-scale})`}
        strokeWidth={1.25 / scale}
      >
        {scene.place(frame)}
      </g>
      {scene.people.map((person) => (
        <Person key={person.x} x={x(person.x)} y={y(person.y ?? 0)} scale={scale} />
      ))}
      <g fill="none" stroke={colours.ink} strokeWidth={weight}>
        {scene.stands.flatMap((stand) =>
          inked(marksOf(stand, productOf(stand)), { scale, x: sheet.focus, ground, weight }).map(
            ({ d, fill, stroke, width: strokeWidth, transform }) => (
              <path key={`${stand.x} ${d}`} {...{ d, fill, stroke, strokeWidth, transform }} />
            ),
          ),
        )}
      </g>
    </svg>
  );
}
