import fc from 'fast-check';

/** How many code points stand before the surrogates, which are not characters, and how many those are. */
const firstSurrogate = 0xd800;
const surrogates = 0x800;

/**
 * Any Unicode character, for `fc.string({ unit })`. The library's own unit `binary` makes a map of all
 * 1.1 million of them as soon as a file names it, which takes a second.
 */
export const anyCodePoint: fc.Arbitrary<string> = fc.nat({ max: 0x10ffff - surrogates }).map(
  (index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (point === undefined || typeof text !== 'string' || text !== String.fromCodePoint(point))
      throw new Error('The text is not one character.');
    return point < firstSurrogate ? point : point - surrogates;
  },
);
