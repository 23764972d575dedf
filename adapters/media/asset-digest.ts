import { createHash } from 'node:crypto';

import { codingOf, presetOf } from '../../core/domain/image/presets.ts';
import { printSource } from '../../core/domain/image/sources.ts';
import type { AssetRequest } from './drawing.ts';
import { encodings } from './encodings.ts';

/**
 * By all that makes the picture. The vendor gives another file another address: what was made is
 * found without asking for bytes again.
 */
export const assetDigest = ({ preset, density, source }: AssetRequest): string => {
  const { width, height } = presetOf(preset);
  return createHash('sha256')
    .update(
      JSON.stringify(['asset', encodings, width * density, height * density, ...codingOf(preset)]),
    )
    .update(printSource(source))
    .digest('base64url')
    .slice(0, 22);
};
