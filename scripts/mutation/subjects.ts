import { join } from 'node:path';

import { root } from '../package/run-tool.ts';
import { packageEntries } from '../package/subjects.ts';

/** The subjects of the core that mutants are made of; ports are types alone. */
export const mutatedSubjects: readonly string[] = packageEntries(join(root, 'core'))
  .map(({ name }) => name)
  .filter((name) => name !== 'ports');
