import { createContext, use } from 'react';

import type { ShellData } from './shell-data.ts';

/** What surrounds the page, for everything inside it. */
export const ShellContext = createContext<ShellData | undefined>(undefined);

/** The data of the page's surroundings. */
export const useShell = (): ShellData => {
  const shell = use(ShellContext);
  if (shell === undefined) throw new Error('A part of a page stands outside of the shell.');
  return shell;
};
