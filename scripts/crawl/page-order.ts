/**
 * In which order pages are looked at: those first that show something which none before them shows.
 * What a page shows is told by the classes of its elements, in its language: a form in French may
 * scroll sideways where it does not in German. So a look that ends early has seen every part of a
 * site once.
 */

/** A page, and the elements with classes that it has. */
type ShownPage = {
  readonly address: string;
  readonly language: string;
  readonly shown: ReadonlySet<string>;
};

/** Pages in the order in which they are looked at. */
type PageOrder = {
  readonly pages: readonly string[];
  /** How many of them, from the first on, show all that there is. */
  readonly kinds: number;
};

const newOf = (known: ReadonlySet<string>, { language, shown }: ShownPage): readonly string[] =>
  [...shown].map((part) => `${language} ${part}`).filter((part) => !known.has(part));

/** Orders pages: the one that adds most comes next; those that add nothing follow by address. */
export const orderPages = (pages: readonly ShownPage[]): PageOrder => {
  const waiting = new Map(
    pages
      .toSorted((a, b) => (a.address < b.address ? -1 : 1))
      .map((page) => [page.address, page] as const),
  );
  const known = new Set<string>();
  const first: string[] = [];
  for (;;) {
    let next: { readonly address: string; readonly added: readonly string[] } | undefined;
    for (const [address, page] of waiting) {
      const added = newOf(known, page);
      if (added.length > (next?.added.length ?? 0)) next = { address, added };
    }
    if (next === undefined) return { pages: [...first, ...waiting.keys()], kinds: first.length };
    first.push(next.address);
    waiting.delete(next.address);
    for (const part of next.added) known.add(part);
  }
};
