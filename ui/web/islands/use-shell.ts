import { createContext, use } from 'react';

import type { ShellData } from '../shell/shell-data.ts';

export const ShellContext = createContext<ShellData | undefined>(undefined);

export const useShell = (): ShellData => {
  const shell = use(ShellContext);
  if (shell === undefined) throw new Error('A part of a page stands outside of the shell.');
  return shell;
};
