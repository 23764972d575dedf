/**
 * Allowed facts in log lines. A fact's kind decides how its value is cleaned, so that no line holds
 * personal data (decisions, "Flags, consent, logs"). A new fact is a new row.
 */
import { isChannel } from '../locale/channel.ts';
import { parseLocale } from '../locale/locale.ts';
import { E } from '../../fp.ts';
import { withoutPersonalData } from './personal-data.ts';

/**
 * A `number` is finite; a `word` is a name of ours; a `place` is a path or an address without its
 * query; a `reason` is a sentence of our code or a library; a `message` is a sentence of a
 * browser's script, whose quotations may be a shopper's words; an `id` names a request and is
 * random; `channel`, `locale` and `origin` are of their lists.
 */
export type LogFactKind =
  | 'number'
  | 'word'
  | 'place'
  | 'reason'
  | 'message'
  | 'id'
  | 'channel'
  | 'locale'
  | 'origin';

/** All facts of log lines. */
export const logFactKinds = {
  // Where it happened: in every line of a page or a request.
  page: 'place',
  locale: 'locale',
  channel: 'channel',
  requestId: 'id',
  /** `browser` where a browser told it; else absent. */
  from: 'origin',
  /** Who and where, as words of this process alone (`unnamed`). */
  account: 'word',
  client: 'word',
  address: 'place',
  after: 'word',
  at: 'place',
  before: 'word',
  blocked: 'place',
  cause: 'word',
  component: 'word',
  dialog: 'word',
  directive: 'word',
  event: 'word',
  field: 'word',
  flag: 'word',
  folder: 'place',
  frameType: 'word',
  host: 'place',
  id: 'word',
  key: 'word',
  leftOut: 'number',
  material: 'word',
  materialType: 'word',
  materials: 'reason',
  message: 'message',
  name: 'word',
  others: 'number',
  part: 'word',
  path: 'place',
  problem: 'reason',
  reason: 'reason',
  repeated: 'number',
  report: 'word',
  service: 'word',
  slug: 'place',
  source: 'place',
  status: 'number',
  story: 'place',
  text: 'reason',
  times: 'number',
  treatment: 'word',
} as const satisfies Readonly<Record<string, LogFactKind>>;

export type LogFactName = keyof typeof logFactKinds;

/** A fact that is not on the list does not compile. */
export type LogFacts = Readonly<Partial<Record<LogFactName, string | number>>>;

/** Where something happened; entries that differ in nothing else count as repeats. */
export const logPlaceNames = ['page', 'locale', 'channel', 'requestId'] as const;

export type LogPlace = Readonly<Partial<Record<(typeof logPlaceNames)[number], string>>>;

const longest = { word: 80, place: 200, message: 300, reason: 2_000 } as const;

// oxlint-disable-next-line no-control-regex -- a line must not hold them
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/gu;

const requestName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Queries hold what people typed; a question mark at the end of a sentence starts none. */
const query = /[?#][^\s"'<>)]+/gu;

/** Characters of a sentence. */
const longestRead = 4_000;

/**
 * Quotations, closed or not, but those in which an engine names a property: `(reading 'price')`. An
 * apostrophe within a word opens none.
 */
const quotation =
  /(?<named>(?:reading|setting|evaluating|property) )?(?<![\p{L}\p{N}])(?<mark>["'`])(?<words>(?:(?!\k<mark>).)*)(?:\k<mark>|$)/gsu;

const propertyName = /^[\w$.]{1,80}$/u;

const withoutQuotations = (text: string): string =>
  text.replaceAll(quotation, (found, named: string | undefined, mark: string, words: string) =>
    named !== undefined && propertyName.test(words) ? found : `${named ?? ''}${mark}…${mark}`,
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const withoutQuery = (text: string): string => text.replace(/[?#].*$/su, '');

/**
 * Decoded, so that a telephone number with encoded spaces is seen as one, and an encoded query
 * goes, too. Decoded once: reading a line decodes no further.
 */
const placeOf = (text: string): string =>
  withoutPersonalData(
    withoutQuery(decoded(withoutQuery(text.slice(0, longestRead)))).replaceAll(controls, ''),
  ).replaceAll('%', '_');

const isRequestName = (value: unknown): value is string =>
  typeof value === 'string' && requestName.test(value);

const oneOfList = (kind: 'channel' | 'locale' | 'origin', value: string): boolean => {
  switch (kind) {
    case 'channel':
      return isChannel(value);
    case 'locale':
      return E.isRight(parseLocale(value));
    case 'origin':
      return value === 'browser';
  }
};

/** Undefined where nothing is left of a value. */
const cleanFact = (kind: LogFactKind, value: unknown): string | number | undefined => {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return undefined;
    if (kind === 'number') return value;
  }
  if (kind === 'id') return isRequestName(value) ? value.toLowerCase() : undefined;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '') return undefined;
  switch (kind) {
    case 'number':
      return undefined;
    case 'channel':
    case 'locale':
    case 'origin':
      return oneOfList(kind, text) ? text : undefined;
    case 'word':
      return withoutPersonalData(text)
        .replaceAll(/[^\w.:+\-[\]]/gu, '_')
        .slice(0, longest.word);
    case 'place':
      return placeOf(text).slice(0, longest.place);
    case 'reason':
      return withoutPersonalData(text.replaceAll(query, '')).slice(0, longest.reason);
    case 'message':
      return withoutPersonalData(
        withoutQuotations(text.slice(0, longestRead))
          .replaceAll(query, '')
          .replaceAll(controls, ' '),
      ).slice(0, longest.message);
  }
};

const isFactName = (name: string): name is LogFactName => Object.hasOwn(logFactKinds, name);

/** Cleaned facts. Total: facts may come from a stranger's request. */
export const cleanLogFacts = (facts: Readonly<Record<string, unknown>>): LogFacts =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => {
      const cleaned = isFactName(name) ? cleanFact(logFactKinds[name], value) : undefined;
      return cleaned === undefined || cleaned === '' ? [] : [[name, cleaned] as const];
    }),
  );
