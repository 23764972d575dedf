import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** A file for the lab. */
export type HandedFile = {
  /** Letters, digits, dots and dashes, in folders by slashes. */
  readonly name: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly digest: string;
  readonly byteCount: number;
  readonly contentType: string;
  /** Its bytes from the beginning, each time. */
  readonly read: () => AsyncIterable<Uint8Array<ArrayBuffer>>;
};

export type HandOverError =
  /** Never taken: a person has to look at it. */
  { readonly kind: 'hand-over-refused'; readonly status: string } | Outage<'hand-over-unavailable'>;

/** Where the lab finds what it prints. */
export type LabHandOver = {
  /** The file is there as a whole, or not at all; brought again it is the same file. */
  readonly bring: (file: HandedFile) => TE.TaskEither<HandOverError, void>;
  /** Afterwards it is not there; a file that was missing before is not an error. */
  readonly remove: (name: string) => TE.TaskEither<HandOverError, void>;
};
