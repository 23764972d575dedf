import { join } from 'node:path';

import { scenesIn } from '../../../adapters/media/compose/scene-files.ts';

/** The rendered scenes of the repository; each is read once for all suites of a process. */
export const ourScenes = scenesIn(join(import.meta.dirname, '../../../adapters/media/scenes'));
