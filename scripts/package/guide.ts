import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package's guide: that of the core, and what each product's folder says of its own rules. */
export const guideOf = (core: string): string => {
  const read = (path: string): string => readFileSync(join(core, path), 'utf8').trimEnd();
  const products = globSync('domain/products/*/README.md', { cwd: core }).toSorted();
  return [read('README.md'), ...products.map((path) => `##${read(path)}`)].join('\n\n') + '\n';
};
