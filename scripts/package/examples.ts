import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { installPacked } from './pack-core.ts';
import { root } from './run-tool.ts';

/** Lays the examples into an empty folder and installs the tarball beside them; gives the folder. */
export const installExamples = (tarball: string, folder: string): string => {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'examples'), folder, { recursive: true });
  installPacked(tarball, folder);
  return folder;
};
