import { loadedBlock } from '../../../../blocks/draw-blocks.tsx';
import { CollagesBlockView } from './collages.tsx';
import { loadCollages, showsCollages } from './loader.ts';

/** Collages in the body of a page. */
export const collageBlock = loadedBlock({
  load: loadCollages,
  View: CollagesBlockView,
  isShared: showsCollages,
  reads: 'collage',
});
