import { memo } from 'react';
import type { Scene } from '../../drawing/scene';
import { svgShapes } from '../../drawing/svg';
import { colourVariable } from './colours';

/** A scene as part of the page, in the colours of whatever theme is on. It says nothing that the text does not. */
export const ScenePicture = memo(function ScenePicture({
  scene,
  className,
}: {
  scene: Scene;
  className: string;
}) {
  return (
    <svg className={className} viewBox={`0 0 ${scene.width} ${scene.height}`} aria-hidden="true">
      {svgShapes(scene).map(({ tag: Tag, attributes, fill }, index) => (
        // The list never changes its order: a scene is drawn once.
        <Tag key={index} {...attributes} fill={`var(${colourVariable(fill)})`} />
      ))}
    </svg>
  );
});
