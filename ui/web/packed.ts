/**
 * Data of a page as one text. React Router takes its data apart value by value, on the server and
 * in the browser; of a text there is only one.
 */
export type Packed<Data> = string & {
  /** Never there: it carries the type from `pack` to `unpack`. */
  readonly packs?: Data;
};

/** Packs plain data: what JSON can hold; undefined fields are left out. */
export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data);

const unpacked = new Map<string, unknown>();

/** How many texts are kept with what they hold, so that equal ones are the same object. */
const capacity = 32;

/** What a text holds; the same object each time, so that it can be compared and memoised by. */
export const unpack = <Data>(text: Packed<Data>): Data => {
  if (!unpacked.has(text)) {
    if (unpacked.size > capacity) unpacked.clear();
    unpacked.set(text, JSON.parse(text));
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type says what our own server packed
  return unpacked.get(text) as Data;
};
