/**
 * Writes the components of the content space as JSON: `npm run content:schema [-- space]`. With the
 * number of a space it goes where the vendor's `components push --space` reads it (docs/content.md).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { componentSchema } from '../adapters/storyblok/component-schema.ts';
import { contentSchema } from '../core/domain/content/content-schema.ts';

const [, , space = ''] = process.argv;
if (!/^\d*$/u.test(space)) throw new Error(`"${space}" is not the number of a space.`);
const file = resolve(
  space === '' ? 'build/content/components.json' : `.storyblok/components/${space}/components.json`,
);
const components = componentSchema(contentSchema());
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(components, null, 2)}\n`);
console.log(`${components.length} components: ${file}`);
