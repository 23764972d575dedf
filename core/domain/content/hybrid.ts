/**
 * Hybrid pages: pages of the shop's other applications with our header and footer, or the reverse.
 * Their initial data holds a layout of named slots and messages, as JSON texts (decisions,
 * "Hybrid").
 */
import { E, t } from '../../fp.ts';
import type { ErrorCode } from '../errors/error-codes.ts';

/** The slots of our own layout; another application's may have others. */
export const hybridSlots = ['styles', 'header', 'footer', 'scripts'] as const;

export type HybridSlot = (typeof hybridSlots)[number];

/** Markup by the slot that it fills. */
export type HybridLayout = Readonly<Record<string, string>>;

/** Messages by their dotted key. */
export type HybridMessages = Readonly<Record<string, string>>;

/** Why hybrid data is not used; the kind is its code in the log. */
export type HybridError = {
  readonly kind: Extract<
    ErrorCode,
    'hybrid-parse-error' | 'empty-hybrid-layout' | 'translator-parse-error'
  >;
};

const texts = t.record(t.string, t.string);

const parseTexts = (json: string): Readonly<Record<string, string>> | undefined => {
  try {
    const read = texts.decode(JSON.parse(json));
    return E.isRight(read) ? read.right : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Reads a layout. Left, where our own is used: `hybrid-parse-error` for anything but a JSON object
 * of texts, `empty-hybrid-layout` where all slots are empty.
 */
export const parseHybridLayout = (json: string): E.Either<HybridError, HybridLayout> => {
  const layout = parseTexts(json);
  if (layout === undefined) return E.left({ kind: 'hybrid-parse-error' });
  return Object.values(layout).some((slot) => slot.trim() !== '')
    ? E.right(layout)
    : E.left({ kind: 'empty-hybrid-layout' });
};

/** Reads messages. Left, `translator-parse-error`, our own are used. */
export const parseHybridMessages = (json: string): E.Either<HybridError, HybridMessages> => {
  const messages = parseTexts(json);
  return messages === undefined ? E.left({ kind: 'translator-parse-error' }) : E.right(messages);
};
