/**
 * Illustrations of the services page that share a file. Inline, they'd delay its first paint. They
 * inherit the page's colors.
 */

import type { ReactElement } from 'react';
import { ClosingToolbox } from './ClosingScenes.tsx';
import { OpenTruck } from './OpenTruck.tsx';
import { serviceScenes } from './ServiceScenes.tsx';

export const SHARED_SCENES_FILE = 'scenes.svg';

interface SharedScene {
  draw: () => ReactElement;
  width: number;
  height: number;
}

const SCENES: Readonly<Record<string, SharedScene>> = {
  toolbox: { draw: ClosingToolbox, width: 220, height: 150 },
  truck: { draw: OpenTruck, width: 640, height: 284 },
  ...Object.fromEntries(Object.entries(serviceScenes).map(([id, draw]) => [id, { draw, width: 220, height: 140 }])),
};

/** The file with all shared illustrations. */
export function SharedScenes() {
  return (
    <svg>
      {/* Without this element, browsers lay out the file's own copy of each illustration, too. */}
      <defs>
        {Object.entries(SCENES).map(([id, { draw }]) => (
          <g key={id} id={id}>
            {draw()}
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** @returns null if there's no illustration with this id. */
export function sharedScene(id: string): ReactElement | null {
  const scene = SCENES[id];
  if (!scene) return null;
  return (
    <svg viewBox={`0 0 ${scene.width} ${scene.height}`} preserveAspectRatio="xMaxYMax" aria-hidden="true">
      <use href={`/${SHARED_SCENES_FILE}#${id}`} />
    </svg>
  );
}
