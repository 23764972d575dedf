/** Looks for programs on this machine. Plain JavaScript, asked before anything is installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a file can be started. @param {string} path */
export const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where programs of these names would lie on `PATH`. @param {readonly string[]} names */
export const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

/**
 * The program that a variable names; `undefined` when it is absent or empty. Throws when it names
 * something that can not be started.
 * @param {string} variable @returns {string | undefined}
 */
export const named = (variable) => {
  const path = process.env[variable];
  if (!path) return undefined;
  if (isExecutable(path)) return path;
  throw new Error(`${variable}=${path} is not an executable file.`);
};
