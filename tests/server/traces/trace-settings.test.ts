/** The variables of traces are read as OpenTelemetry's SDK reads them, and a wrong one is named. */
import { describe, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { describeConfigurationError } from '../../../server/environment.ts';
import type { Environment } from '../../../server/environment.ts';
import { readTraceSettings } from '../../../server/traces/trace-settings.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };

const settings = (environment: Environment) => {
  const read = readTraceSettings(environment);
  if (E.isLeft(read)) throw new Error(describeConfigurationError(read.left));
  return read.right;
};

describe('without an address', () => {
  test('no traces are sent, whatever else is set', () => {
    expect(settings({})).toBeUndefined();
    expect(settings({ OTEL_TRACES_SAMPLER: 'jaeger_remote', OTEL_SERVICE_NAME: 'x' })).toBe(
      undefined,
    );
  });
});

describe('with an address', () => {
  test('everything else has its default', () => {
    expect(settings(endpoint)).toEqual({
      url: 'http://localhost:4318/v1/traces',
      headers: {},
      serviceName: 'passepartout',
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
  });

  test.each([
    ['https://collector.example/otlp', 'https://collector.example/otlp/v1/traces'],
    ['https://collector.example/otlp//', 'https://collector.example/otlp/v1/traces'],
  ])('%s means %s', (address, url) => {
    expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: address })?.url).toBe(url);
  });

  test('headers are decoded, values may hold an equals sign', () => {
    const list = 'Authorization=Bearer%20abc==, x-tenant = shop%2C1';
    expect(settings({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: list })?.headers).toEqual({
      authorization: 'Bearer abc==',
      'x-tenant': 'shop,1',
    });
  });

  test('name, sampler and its part are taken', () => {
    expect(
      settings({
        ...endpoint,
        OTEL_SERVICE_NAME: 'shop eu/1',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.05',
      }),
    ).toMatchObject({ serviceName: 'shop eu/1', sampler: 'parentbased_traceidratio', ratio: 0.05 });
  });
});

describe('a wrong variable', () => {
  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector/?token=1'],
    ['OTEL_SERVICE_NAME', 'a"b'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
    ['OTEL_TRACES_SAMPLER_ARG', '5%'],
  ])('(%s=%s) is named', (variable, value) => {
    const read = readTraceSettings({ ...endpoint, [variable]: value });
    expect(E.isLeft(read) && read.left).toMatchObject({ variable, value });
  });

  test.each(['authorization', 'a b=c', '=abc', 'x=%ZZ', 'x=a%0Ab', 'x='])(
    'is not told where it may be a token: %s',
    (value) => {
      const read = readTraceSettings({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: value });
      if (E.isRight(read)) throw new Error('accepted');
      expect(read.left.variable).toBe('OTEL_EXPORTER_OTLP_HEADERS');
      expect(describeConfigurationError(read.left)).toContain('OTEL_EXPORTER_OTLP_HEADERS="" is');
    },
  );
});
