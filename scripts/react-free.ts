/** Finds React among what every page loads: its bytes would be every visitor's. */
import type { Module } from './read-modules.ts';

/** An import of React, and what loads it. */
type Reached = {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly why: string;
};

/** What every page loads without an island of it being alive: bytes of React would be every visitor's. */
const withoutReact =
  /^ui\/web\/(?:boot\/[^/]+|composition\/(?:compose|flags)|recording\/[^/]+|support\/start-support)\.client\.ts$/u;

const reactPackages = /^react(?:-dom|-router)?(?:\/|$)/u;

/** Imports of React that such a module reaches, by whatever way, at once. */
export const reachesReact = (modules: readonly Module[]): readonly Reached[] => {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const seen = new Set<string>();
  const visit = (path: string, root: string): readonly Reached[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    return (byPath.get(path)?.imports ?? [])
      .filter(({ isLoaded }) => isLoaded)
      .flatMap(({ line, target }) => {
        if (target.kind === 'file') return visit(target.path, root);
        return reactPackages.test(target.name)
          ? [{ file: path, line, rule: 'entry-without-react', why: `Every page loads ${root}.` }]
          : [];
      });
  };
  return modules.flatMap(({ path }) => (withoutReact.test(path) ? visit(path, path) : []));
};
