declare module 'wawoff2' {
  /** The bytes of the font that a WOFF2 file holds. */
  export const decompress: (woff2: Uint8Array) => Promise<Uint8Array>;
}
