/**
 * Names this page in the log: by its request where the page is this visitor's alone (an error
 * page), otherwise at random. Pages that everybody gets carry no name.
 */

let given: string | undefined;
let own: string | undefined;

/** A UUID; `crypto.randomUUID` is missing where a page is not served over HTTPS. */
const randomName = (): string => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes
    .map((byte, index) => {
      if (index === 6) return (byte & 0x0f) | 0x40;
      return index === 8 ? (byte & 0x3f) | 0x80 : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
};

/** Undefined takes the name back. */
export const nameRequest = (requestId: string | undefined): void => {
  given = requestId;
};

/** The same for all events of a page. */
export const requestName = (): string => {
  if (given !== undefined) return given;
  own ??= randomName();
  return own;
};
