/** Finds React among what pages load without an island being alive: its bytes would be every visitor's. */
import type { Module } from './read-modules.ts';

/** An import of React, and what loads it. */
type Reached = {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly why: string;
};

/** What every page loads, from which all else of a browser is loaded at once or later. */
const entry = 'ui/web/boot/entry.client.ts';

/** Where React begins: an island that wakes. */
const islandRoot = 'ui/web/islands/island-root.tsx';

/** A product brings what draws it when its island asks for it. */
const products = /^ui\/web\/products\//u;

const reactPackages = /^react(?:-dom|-router)?(?:\/|$)/u;

/** Imports of React that the entry reaches by any way, at once or later, but through an island. */
export const reachesReact = (modules: readonly Module[]): readonly Reached[] => {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const seen = new Set([islandRoot]);
  const visit = (path: string, from: string): readonly Reached[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    return (byPath.get(path)?.imports ?? [])
      .filter(({ isLate, isLoaded }) => isLoaded || (isLate && !products.test(path)))
      .flatMap(({ line, target }) => {
        if (target.kind === 'file') return visit(target.path, path);
        const why = `Pages load it without an island, by ${from}.`;
        return reactPackages.test(target.name)
          ? [{ file: path, line, rule: 'entry-without-react', why }]
          : [];
      });
  };
  return visit(entry, entry);
};
