/**
 * Speaks the flag client's protocol, so that the storefront runs on production's client without an
 * account. Mounted at `/services/flags`. Checks no key; holds no secret.
 */
import { type Context, Hono } from 'hono';

import type { CheckedFlagDefinitions } from '../../../core/domain/flags/check-definitions.ts';
import type { FlagSegment } from '../../../core/domain/flags/definition.ts';
import { E } from '../../../core/fp.ts';
import { bodyLimit } from '../../http/body-limit.ts';
import {
  localPath,
  type ReadAddress,
  readAddresses,
  type ReportAddress,
  reportAddresses,
  type ReportKind,
  reportMaximumBytes,
  streamPath,
} from '../../../adapters/split/addresses.ts';
import { changeNumberOf, flagChanges, membershipsOf, segmentChanges } from './changes.ts';
import { checkReport, type ReportRefusal } from './reports.ts';
import { type FlagStream, noStream } from './stream.ts';

/** Never a report's content, which holds user keys. */
export type FlagsServiceEntry =
  | { readonly kind: 'report-received'; readonly report: ReportKind; readonly bytes: number }
  | {
      readonly kind: 'report-refused';
      readonly report: ReportKind;
      readonly reason: ReportRefusal | 'too-large';
    };

interface FlagsServiceSettings {
  /** As of now. */
  readonly definitions: () => CheckedFlagDefinitions;
  /** Without it clients ask every minute. */
  readonly stream?: FlagStream | undefined;
  /** For the number of streams of one client. */
  readonly clientOf?: ((context: Context) => string) | undefined;
  readonly segments?: ReadonlyArray<FlagSegment> | undefined;
  readonly log: (entry: FlagsServiceEntry) => void;
}

/** As every service of this shop answers it (decisions.md "Calls"). */
export const errorBody = (text: string): { readonly message: { readonly text: string } } => ({
  message: { text },
});

const refusalTexts = {
  'not-json': 'The body is not JSON.',
  'not-a-report': 'The body is not a report of this kind.',
  'too-large': `The body is larger than ${reportMaximumBytes} bytes.`,
} as const satisfies Readonly<Record<ReportRefusal | 'too-large', string>>;

/** Answers OPTIONS, refuses other methods and unknown addresses, in that order. */
export const closeAddresses = (
  app: Hono,
  addresses: ReadonlyArray<ReadAddress | ReportAddress>,
): void => {
  for (const address of addresses) {
    const allowed = address.method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
    app.options(localPath(address), (context) => context.body(null, 204, { Allow: allowed }));
    app.all(localPath(address), (context) =>
      context.json(errorBody('Method not allowed.'), 405, { Allow: allowed }),
    );
  }
  app.all('*', (context) => context.json(errorBody('Not found.'), 404));
};

const receiveReport =
  (address: ReportAddress, log: FlagsServiceSettings['log']) =>
  async (context: Context): Promise<Response> => {
    const text = await context.req.text();
    const checked = checkReport(address, text);
    if (E.isLeft(checked)) {
      log({ kind: 'report-refused', report: address.report, reason: checked.left });
      return context.json(errorBody(refusalTexts[checked.left]), 400);
    }
    log({ kind: 'report-received', report: address.report, bytes: text.length });
    return context.json({}, 200);
  };

/** Clients before version 1.3 know another shape. */
const changesBody = (context: Context, definitions: CheckedFlagDefinitions): object => {
  const { s: version, rbSince, sets, names, prefixes } = context.req.query();
  const since = changeNumberOf(context.req.query('since'));
  const { flags, till } = flagChanges(definitions, since, { sets, names, prefixes });
  const segmentsSince = changeNumberOf(rbSince);
  return version === '1.3'
    ? { ff: { d: flags, s: since, t: till }, rbs: { d: [], s: segmentsSince, t: segmentsSince } }
    : { splits: flags, since, till };
};

/** The service as an application to be mounted. */
export const flagsService = (settings: FlagsServiceSettings): Hono => {
  const { definitions, stream, clientOf = () => '', segments = [], log } = settings;
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });

  app.get(localPath(readAddresses.splitChanges), (context) =>
    context.json(changesBody(context, definitions())),
  );
  app.get(localPath(readAddresses.memberships), (context) =>
    context.json(membershipsOf(segments, context.req.param('name') ?? '')),
  );
  app.get(localPath(readAddresses.segmentChanges), (context) =>
    context.json(
      segmentChanges(
        segments,
        context.req.param('name') ?? '',
        changeNumberOf(context.req.query('since')),
      ),
    ),
  );
  app.get(localPath(readAddresses.auth), (context) =>
    context.json(stream?.offer(clientOf(context)) ?? { pushEnabled: false }),
  );
  app.get(streamPath, (context) => stream?.open(clientOf(context)) ?? noStream());

  for (const address of reportAddresses) {
    const limit = bodyLimit(reportMaximumBytes, (context) => {
      log({ kind: 'report-refused', report: address.report, reason: 'too-large' });
      return context.json(errorBody(refusalTexts['too-large']), 413);
    });
    app.post(localPath(address), limit, receiveReport(address, log));
  }

  closeAddresses(app, [...Object.values(readAddresses), ...reportAddresses]);
  return app;
};
