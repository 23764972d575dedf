import type { CardSuite } from '../suite.ts';
import { lineArtCelebrations } from './line-art-celebrations.ts';
import { lineArtDays } from './line-art-days.ts';

export const lineArtSuites: readonly CardSuite[] = [...lineArtCelebrations, ...lineArtDays];
