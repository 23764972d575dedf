/**
 * Finds designs by their facets and counts them, in memory: a bit for each design and value, so
 * that 100,000 designs are some hundred thousand operations on words of 32 bits.
 */

/** What is found of a design. */
export type IndexedDesign = {
  readonly id: string;
  /** Folded, each from its beginning. */
  readonly words: readonly string[];
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly rank: number;
  readonly popularity: number;
  readonly created: number;
};

/** By rank, the most popular first, the newest first. */
export type DesignOrder = 'rank' | 'popularity' | 'created';

/** Values by facet. */
type FacetValues = Readonly<Record<string, readonly string[]>>;

export type FacetQuestion = {
  /** Of each facet any, of all facets one; a facet without values asks for nothing. */
  readonly chosen: FacetValues;
  /** Each begins a word of the name, or means one of the values. */
  readonly words: readonly { readonly word: string; readonly values: FacetValues }[];
  readonly order: DesignOrder;
  readonly start: number;
  readonly size: number;
};

export type FacetAnswer = {
  /** The page's, in order. */
  readonly ids: readonly string[];
  readonly total: number;
  /** By facet and value; a facet's own choice does not narrow its counts. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

type Bits = Uint32Array<ArrayBuffer>;

export type FacetIndex = { readonly ask: (question: FacetQuestion) => FacetAnswer };

const setBit = (bits: Bits, position: number): void => {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
};

const hasBit = (bits: Bits, position: number): boolean =>
  (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
};

const onesInBoth = (one: Bits, other: Bits): number => {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1)
    sum += ones((one[place] ?? 0) & (other[place] ?? 0));
  return sum;
};

const unite = (into: Bits, other: Bits): void => {
  for (let place = 0; place < into.length; place += 1)
    into[place] = (into[place] ?? 0) | (other[place] ?? 0);
};

const narrow = (into: Bits, other: Bits): void => {
  for (let place = 0; place < into.length; place += 1)
    into[place] = (into[place] ?? 0) & (other[place] ?? 0);
};

const byText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Where the first text stands that is not less. */
const firstFrom = (texts: readonly string[], text: string): number => {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((texts[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

const entryOf = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
};

/** Indexes designs; equals in an order stand by rank, and then by id. */
export const indexDesigns = (given: readonly IndexedDesign[]): FacetIndex => {
  const designs = given.toSorted((one, other) => one.rank - other.rank || byText(one.id, other.id));
  const empty = (): Bits => new Uint32Array(Math.ceil(designs.length / 32));
  const ids = designs.map(({ id }) => id);
  const all = empty();
  const facets = new Map<string, Map<string, Bits>>();
  const names = new Map<string, number[]>();
  for (const [position, design] of designs.entries()) {
    setBit(all, position);
    for (const [facet, values] of Object.entries(design.facets)) {
      const ofFacet = entryOf(facets, facet, () => new Map<string, Bits>());
      for (const value of values) setBit(entryOf(ofFacet, value, empty), position);
    }
    for (const word of design.words) entryOf(names, word, () => []).push(position);
  }
  const named = [...names].toSorted(([one], [other]) => byText(one, other));
  const nameWords = named.map(([word]) => word);
  const descending = (key: 'popularity' | 'created'): Uint32Array => {
    const keys = Float64Array.from(designs, (design) => design[key]);
    return Uint32Array.from(designs.keys()).sort(
      (one, other) => (keys[other] ?? 0) - (keys[one] ?? 0) || one - other,
    );
  };
  const orders: Readonly<Record<DesignOrder, Uint32Array>> = {
    rank: Uint32Array.from(designs.keys()),
    popularity: descending('popularity'),
    created: descending('created'),
  };

  const withAny = (facet: string, values: readonly string[], into: Bits = empty()): Bits => {
    for (const value of values) {
      const bits = facets.get(facet)?.get(value);
      if (bits !== undefined) unite(into, bits);
    }
    return into;
  };

  const withWord = ({ word, values }: FacetQuestion['words'][number]): Bits => {
    const found = empty();
    for (const [facet, meant] of Object.entries(values)) withAny(facet, meant, found);
    for (let place = firstFrom(nameWords, word); place < named.length; place += 1) {
      const [name = '', positions = []] = named[place] ?? [];
      if (!name.startsWith(word)) break;
      for (const position of positions) setBit(found, position);
    }
    return found;
  };

  const pageOf = (found: Bits, { order, start, size }: FacetQuestion): readonly string[] => {
    const page: string[] = [];
    let passed = 0;
    const positions = orders[order];
    for (let place = 0; place < positions.length && page.length < size; place += 1) {
      const position = positions[place] ?? 0;
      if (!hasBit(found, position)) continue;
      if (passed >= start) page.push(ids[position] ?? '');
      passed += 1;
    }
    return page;
  };

  const ask = (question: FacetQuestion): FacetAnswer => {
    const chosen = Object.entries(question.chosen)
      .filter(([, values]) => values.length > 0)
      .map(([facet, values]) => ({ facet, bits: withAny(facet, values) }));
    const words = question.words.map(withWord);
    const foundWithout = (facet?: string): Bits => {
      const found = all.slice();
      for (const bits of words) narrow(found, bits);
      for (const one of chosen) if (one.facet !== facet) narrow(found, one.bits);
      return found;
    };
    const found = foundWithout();
    const countsOf = ([facet, values]: readonly [string, ReadonlyMap<string, Bits>]) => {
      const others = chosen.some((one) => one.facet === facet) ? foundWithout(facet) : found;
      const counted = [...values].map(
        ([value, bits]) => [value, onesInBoth(others, bits)] as const,
      );
      return [facet, Object.fromEntries(counted.filter(([, count]) => count > 0))] as const;
    };
    return {
      ids: pageOf(found, question),
      total: onesInBoth(found, all),
      counts: Object.fromEntries([...facets].map(countsOf)),
    };
  };
  return { ask };
};
