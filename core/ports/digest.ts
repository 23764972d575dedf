/** A platform has digests, the language does not. */
export type Digest = {
  /** SHA-1 of UTF-8 in lower-case hexadecimal, with which a vendor signs tokens. */
  readonly sha1: (text: string) => string;
};

export type HasDigest = { readonly digest: Digest };
