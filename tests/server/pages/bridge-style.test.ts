import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { bridgeStyle } from '../../../server/pages/bridge-style.ts';

test("the policy of previews knows the style sheet of the vendor's bridge", () => {
  const bridge = fileURLToPath(import.meta.resolve('@storyblok/preview-bridge'));
  const source = readFileSync(join(dirname(bridge), 'bridge-private.js'), 'utf8');
  const sheets = [...source.matchAll(/`(?<sheet>[^`$]*@keyframes[^`$]*)`/gu)];
  expect(sheets).toHaveLength(1);
  const sheet = sheets[0]?.groups?.['sheet'] ?? '';
  expect(bridgeStyle).toBe(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
});
