/**
 * For the embedded service and the relay. Below the mount point `/{service}/api{path}`; at the
 * vendor the path stands behind the service's host.
 */

/** `streaming` is ours alone: the relay offers no stream. */
export type FlagServiceName = 'sdk' | 'events' | 'auth' | 'telemetry';

export type ReportKind =
  | 'events'
  | 'impressions'
  | 'impression-counts'
  | 'unique-keys'
  | 'configuration'
  | 'usage';

/** `query`: parameters that it may carry. */
export interface ReadAddress {
  readonly method: 'GET';
  readonly service: FlagServiceName;
  readonly path: string;
  readonly query: ReadonlyArray<string>;
}

/** A beacon has no Authorization header: its body carries the key in `token`. */
export interface ReportAddress {
  readonly method: 'POST';
  readonly service: FlagServiceName;
  readonly path: string;
  readonly report: ReportKind;
  readonly beacon: boolean;
}

/** By name; path parameters are written `:name`. */
export const readAddresses = {
  splitChanges: {
    method: 'GET',
    service: 'sdk',
    path: '/splitChanges',
    query: ['s', 'since', 'rbSince', 'sets', 'names', 'prefixes', 'till'],
  },
  memberships: { method: 'GET', service: 'sdk', path: '/memberships/:name', query: ['till'] },
  segmentChanges: {
    method: 'GET',
    service: 'sdk',
    path: '/segmentChanges/:name',
    query: ['since', 'till'],
  },
  auth: { method: 'GET', service: 'auth', path: '/v2/auth', query: ['s', 'users'] },
} as const satisfies Readonly<Record<string, ReadAddress>>;

const report = (
  service: FlagServiceName,
  path: string,
  kind: ReportKind,
  beacon: 'beacon' | 'request' = 'request',
): ReportAddress => ({ method: 'POST', service, path, report: kind, beacon: beacon === 'beacon' });

export const reportAddresses: ReadonlyArray<ReportAddress> = [
  report('events', '/events/bulk', 'events'),
  report('events', '/events/beacon', 'events', 'beacon'),
  report('events', '/testImpressions/bulk', 'impressions'),
  report('events', '/testImpressions/beacon', 'impressions', 'beacon'),
  report('events', '/testImpressions/count', 'impression-counts'),
  report('events', '/testImpressions/count/beacon', 'impression-counts', 'beacon'),
  report('telemetry', '/v1/keys/ss', 'unique-keys'),
  report('telemetry', '/v1/keys/cs', 'unique-keys'),
  report('telemetry', '/v1/keys/cs/beacon', 'unique-keys', 'beacon'),
  report('telemetry', '/v1/metrics/config', 'configuration'),
  report('telemetry', '/v1/metrics/usage', 'usage'),
  report('telemetry', '/v1/metrics/usage/beacon', 'usage', 'beacon'),
];

/** The one address without `/api`. */
export const streamPath = '/streaming/sse';

/** An address below the mount point. */
export const localPath = ({ service, path }: ReadAddress | ReportAddress): string =>
  `/${service}/api${path}`;

/** The client sends far less at a time. */
export const reportMaximumBytes = 1_000_000;
