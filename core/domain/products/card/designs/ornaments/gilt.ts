import { giltLeaves } from './gilt-leaves.ts';
import { giltLights } from './gilt-lights.ts';
import { giltSigns } from './gilt-signs.ts';
import { giltThings } from './gilt-things.ts';

/** Drawings in one metal. What is stamped cannot hide what lies behind: no shape covers another. */
export const giltOrnaments = { ...giltLights, ...giltLeaves, ...giltSigns, ...giltThings } as const;
