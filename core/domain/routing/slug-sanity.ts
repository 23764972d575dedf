import { textOf } from '../text/text.ts';

/** Raw characters (decisions, "Sites"). */
export const longestSegment = 200;

export const longestPath = 2_000;

/**
 * `malformed-encoding` is answered with 400, the others with 404 (decisions, "Order of checks").
 */
export type SlugRefusal =
  | 'not-absolute'
  | 'path-too-long'
  | 'segment-too-long'
  | 'malformed-encoding'
  | 'empty-segment'
  | 'dot-segment'
  | 'control-character'
  | 'backslash'
  | 'encoded-slash';

export type SanePath = {
  readonly segments: readonly string[];
  readonly trailingSlash: boolean;
};

export type SlugReading =
  | { readonly kind: 'sane'; readonly path: SanePath }
  | { readonly kind: 'refused'; readonly reason: SlugRefusal };

// oxlint-disable-next-line eslint/no-control-regex -- control characters are what it looks for
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/u;

/** Undefined where malformed or with half a surrogate pair. */
const decodeSegment = (raw: string): string | undefined => {
  if (!raw.isWellFormed()) return undefined;
  if (!raw.includes('%')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
};

const segmentRefusal = (raw: string, decoded: string | undefined): SlugRefusal | undefined => {
  if (raw.length > longestSegment) return 'segment-too-long';
  if (decoded === undefined) return 'malformed-encoding';
  if (decoded === '') return 'empty-segment';
  if (decoded === '.' || decoded === '..') return 'dot-segment';
  if (controlCharacter.test(decoded)) return 'control-character';
  if (decoded.includes('\\')) return 'backslash';
  return decoded.includes('/') ? 'encoded-slash' : undefined;
};

/** Reads a path as sent. One slash may follow the last segment; the root has no segments. */
export const readSlug = (given: string): SlugReading => {
  const rawPath = textOf(given);
  const refused = (reason: SlugRefusal): SlugReading => ({ kind: 'refused', reason });
  if (!rawPath.startsWith('/')) return refused('not-absolute');
  if (rawPath.length > longestPath) return refused('path-too-long');
  if (rawPath === '/') return { kind: 'sane', path: { segments: [], trailingSlash: true } };
  const trailingSlash = rawPath.endsWith('/');
  const raws = rawPath.slice(1, trailingSlash ? -1 : undefined).split('/');
  const segments: string[] = [];
  for (const raw of raws) {
    const decoded = decodeSegment(raw);
    const reason = segmentRefusal(raw, decoded);
    if (reason !== undefined || decoded === undefined) {
      return refused(reason ?? 'malformed-encoding');
    }
    segments.push(decoded);
  }
  return { kind: 'sane', path: { segments, trailingSlash } };
};

const fileEnding = /\.[a-z0-9]{1,5}$/iu;

/** True where the last segment ends like a file: a dot and 1–5 letters or digits. */
export const hasFileEnding = (segments: readonly string[]): boolean =>
  fileEnding.test(segments.at(-1) ?? '');
