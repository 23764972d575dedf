/** What Rolldown tells of a module when it asks which chunk it belongs to. */
type ChunkingContext = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

const framework = /node_modules\/(?:react|react-dom|react-router|scheduler)\//u;

/** What the flags need beside the vendor's client, and what prices need: a chunk each, later. */
export const laterChunks = [
  {
    name: 'flags',
    test: /\/adapters\/(?:split\/|browser\/(?:flag-override|text-slot|user-key))|\/domain\/flags\//u,
  },
  {
    name: 'prices',
    test: /\/adapters\/browser\/prices|\/domain\/(?:calculator\/experiment|locale\/)/u,
  },
] as const;

const packages = /node_modules|^\0|^virtual:|vite\/preload-helper/u;

/** The modules that a page imports, directly or through others, but not those it loads later. */
const reach = (context: ChunkingContext, id: string, reached: Set<string>): Set<string> => {
  if (reached.has(id) || framework.test(id)) return reached;
  reached.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    reach(context, imported, reached);
  return reached;
};

/**
 * Two chunks for every page of the shop instead of a dozen, which pack worse: the framework, and
 * all of our own that the given entries import. What is loaded later stays in chunks of its own.
 */
export const pageChunks = (entries: readonly string[]) => {
  let shop: ReadonlySet<string> | undefined;
  return (id: string, context: ChunkingContext): string | null => {
    if (framework.test(id)) return 'framework';
    shop ??= entries.reduce((reached, entry) => reach(context, entry, reached), new Set<string>());
    return shop.has(id) && !packages.test(id) ? 'shop' : null;
  };
};
