import type { CardSuite } from '../suite.ts';
import { photoFamilySuites } from './photo-family.ts';
import { photoFeastSuites } from './photo-feasts.ts';

/** With an even seed the further pieces bleed their photo; with an odd one it is framed. */
export const photoSuites: readonly CardSuite[] = [...photoFamilySuites, ...photoFeastSuites];
