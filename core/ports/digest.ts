/** Digests of texts; a platform has them, the language does not. */
export type Digest = {
  /** SHA-1 of a text's UTF-8, in lower-case hexadecimal: what a vendor signs its tokens with. */
  readonly sha1: (text: string) => string;
};

/** An environment that has digests. */
export type HasDigest = { readonly digest: Digest };
