import { globSync } from 'node:fs';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const letterAt = (index: number): string => letters[index % letters.length] ?? '';

/** A number in letters: one for the first 52, two and more for the others. */
const inLetters = (index: number): string =>
  index < letters.length
    ? letterAt(index)
    : inLetters(Math.floor(index / letters.length) - 1) + letterAt(index);

/** A number below 2,704 in two letters, so that what follows them is never read with them. */
const inTwoLetters = (index: number): string =>
  letterAt(Math.floor(index / letters.length)) + letterAt(index);

/**
 * Names the classes of CSS modules for a build: two letters for the module, by its place among all of
 * a folder's, and one or two for the class, by its place in the module. Hashes would be a tenth of a
 * page's HTML, and pack badly. Both environments of a build ask the same function.
 */
export const shortClassNames = (root: string, folder: string) => {
  const modules = globSync(`${folder}/**/*.module.css`, { cwd: root }).toSorted();
  const named = new Map<string, readonly string[]>();
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*$/u, ''));
    const module = modules.indexOf(path);
    if (module < 0) throw new Error(`${path} is not among the style modules of ${folder}.`);
    const before = named.get(path) ?? [];
    const names = before.includes(name) ? before : [...before, name];
    named.set(path, names);
    return inTwoLetters(module) + inLetters(names.indexOf(name));
  };
};
