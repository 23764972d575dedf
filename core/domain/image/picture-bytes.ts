/** A whole number of `length` bytes at a place; undefined beyond the end. */
export type ReadNumber = (place: number, length: number) => number | undefined;

const numberAt = (bytes: Uint8Array, places: readonly number[]): number | undefined =>
  places.reduce<number | undefined>((number, place) => {
    const byte = bytes[place];
    return number === undefined || byte === undefined ? undefined : number * 256 + byte;
  }, 0);

const placesFrom = (place: number, length: number): readonly number[] =>
  Array.from({ length }, (_, index) => place + index);

/** Most significant byte first. */
export const bigEndian =
  (bytes: Uint8Array): ReadNumber =>
  (place, length) =>
    numberAt(bytes, placesFrom(place, length));

/** Least significant byte first. */
export const littleEndian =
  (bytes: Uint8Array): ReadNumber =>
  (place, length) =>
    numberAt(bytes, placesFrom(place, length).toReversed());

/** Whether one-byte characters stand at a place. */
export const holdsText = (bytes: Uint8Array, place: number, text: string): boolean =>
  text === String.fromCharCode(...bytes.subarray(place, place + text.length));
