import type { CardSuite } from '../suite.ts';
import { playfulChildSuites } from './playful-children.ts';
import { playfulFeastSuites } from './playful-feasts.ts';

/**
 * A seed's rest by 4 chooses the scenery of the further pieces: hills, pennants, an awning or
 * dots; with a mixed ornament the seed also chooses where its row of motifs begins.
 */
export const playfulSuites: readonly CardSuite[] = [...playfulChildSuites, ...playfulFeastSuites];
