/** Shapes: the vendor's protocol, supporting §3 and §7. */
import { E, pipe, t } from '../../../core/fp.ts';
import type { ReportAddress, ReportKind } from '../../../adapters/split/addresses.ts';

const entries = {
  events: t.array(
    t.type({
      eventTypeId: t.string,
      trafficTypeName: t.string,
      key: t.string,
      timestamp: t.number,
    }),
  ),
  impressions: t.array(
    t.type({
      f: t.string,
      i: t.array(t.type({ k: t.string, t: t.string, m: t.number, c: t.number })),
    }),
  ),
  'impression-counts': t.type({
    pf: t.array(t.type({ f: t.string, m: t.number, rc: t.number })),
  }),
  'unique-keys': t.type({ keys: t.array(t.UnknownRecord) }),
  configuration: t.UnknownRecord,
  usage: t.UnknownRecord,
} as const satisfies Readonly<Record<ReportKind, t.Mixed>>;

const beacon = t.type({ entries: t.unknown, token: t.string, sdk: t.string });

/** `not-a-report`: JSON of another shape than the address takes. */
export type ReportRefusal = 'not-json' | 'not-a-report';

const parseJson = (text: string): E.Either<ReportRefusal, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    () => 'not-json',
  );

const refuse = (): ReportRefusal => 'not-a-report';

const unwrap = (body: unknown): E.Either<ReportRefusal, unknown> =>
  pipe(
    beacon.decode(body),
    E.bimap(refuse, (sent) => sent.entries),
  );

/** Nothing of a report is kept: the embedded service has no statistics. */
export const checkReport = (
  address: ReportAddress,
  text: string,
): E.Either<ReportRefusal, unknown> =>
  pipe(
    parseJson(text),
    E.flatMap((body) => (address.beacon ? unwrap(body) : E.right(body))),
    E.filterOrElse((body) => entries[address.report].is(body), refuse),
  );

/** A beacon's text with another key in `token`, for the relay. */
export const withBeaconToken = (text: string, token: string): E.Either<ReportRefusal, string> =>
  pipe(
    parseJson(text),
    E.flatMap((body) => pipe(beacon.decode(body), E.mapLeft(refuse))),
    E.map((sent) => JSON.stringify({ ...sent, token })),
  );
