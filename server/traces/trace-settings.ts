/** A part of OpenTelemetry's variables, read as its SDK reads them. */
import { E, sequenceS } from '../../core/fp.ts';
import {
  readOptional,
  readVariable,
  type ConfigurationError,
  type Decoded,
  type Environment,
} from '../environment.ts';
import { decodeWord } from '../variable-decoders.ts';

/** `OTEL_TRACES_SAMPLER`. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** `parentbased_` ones do as the caller's `traceparent` says, where there is one. */
export type SamplerName = (typeof samplers)[number];

export type TraceSettings = {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT` with `/v1/traces`. */
  readonly url: string;
  /** Such as a token (`OTEL_EXPORTER_OTLP_HEADERS`). */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly sampler: SamplerName;
  /** For `traceidratio` samplers, 0 to 1. */
  readonly ratio: number;
};

const decodeEndpoint = (value: string): string | undefined => {
  if (!URL.canParse(value)) return undefined;
  const { protocol, search, hash } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && search === '' && hash === ''
    ? `${value.replace(/\/+$/u, '')}/v1/traces`
    : undefined;
};

const decodeText = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
};

/** `authorization=Bearer%20abc,x-tenant=shop`. */
const decodeHeaders = (value: string): Readonly<Record<string, string>> | undefined => {
  const headers: Record<string, string> = {};
  for (const entry of value.split(',')) {
    const at = entry.indexOf('=');
    const name = entry.slice(0, Math.max(0, at)).trim().toLowerCase();
    const text = decodeText(entry.slice(at + 1));
    // A name is a token of HTTP, a value one visible line.
    if (!/^[\w!#$%&'*+.^`|~-]+$/u.test(name) || text === undefined) return undefined;
    if (!/^[\u0020-\u007e]+$/u.test(text)) return undefined;
    headers[name] = text;
  }
  return headers;
};

const decodeServiceName = (value: string): string | undefined =>
  /^[\w .:/-]{1,100}$/u.test(value) ? value : undefined;

const decodeRatio = (value: string): number | undefined => {
  const ratio = /^\d(?:\.\d{1,9})?$/u.test(value) ? Number(value) : -1;
  return ratio >= 0 && ratio <= 1 ? ratio : undefined;
};

/**
 * Undefined without `OTEL_EXPORTER_OTLP_ENDPOINT`: the other variables may be meant for another
 * program. A refusal does not repeat the list of headers, which is mostly a token.
 */
export const readTraceSettings = (environment: Environment): Decoded<TraceSettings | undefined> => {
  const url = readOptional(
    environment,
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'an http or https address of a collector, like http://localhost:4318',
    decodeEndpoint,
  );
  const headers = readVariable(
    environment,
    'OTEL_EXPORTER_OTLP_HEADERS',
    {},
    'a list like authorization=Bearer%20abc,x-tenant=shop (what it holds is not shown)',
    decodeHeaders,
  );
  const serviceName = readVariable(
    environment,
    'OTEL_SERVICE_NAME',
    'passepartout',
    '1 to 100 letters, digits, spaces or -_.:/',
    decodeServiceName,
  );
  const sampler = readVariable<SamplerName>(
    environment,
    'OTEL_TRACES_SAMPLER',
    'parentbased_always_on',
    samplers.join(', '),
    decodeWord(...samplers),
  );
  const ratio = readVariable(
    environment,
    'OTEL_TRACES_SAMPLER_ARG',
    1,
    'a number from 0 to 1, like 0.05',
    decodeRatio,
  );
  if (E.isLeft(url)) return url;
  if (url.right === undefined) return E.right(undefined);
  return sequenceS(E.Applicative)({
    url: E.right(url.right),
    headers: E.mapLeft((error: ConfigurationError) => ({ ...error, value: '' }))(headers),
    serviceName,
    sampler,
    ratio,
  });
};
