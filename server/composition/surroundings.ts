import type { Container } from 'inversify';
import { guardedFetch, resilientFetch } from '../../adapters/http/resilient-fetch.ts';
import { sleep as timerSleep } from '../../adapters/shared/sleep.ts';
import { createBreaker, type Breaker } from '../../adapters/http/with-breaker.ts';
import { leftBySignal } from '../../adapters/http/with-signal.ts';
import { standardErrorLog } from '../../adapters/log/standard-error.ts';
import type { Configuration } from '../configuration.ts';
import { currentLogPlace } from '../http/request-id.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { embeddedOrigin, patience, watched } from './service-calls.ts';
import { tokens, type Breakers } from './tokens.ts';

/** A page's call given up after so many milliseconds counts against the service. */
const slowMilliseconds = 1_000;

/** The relay of flags gives up after 4 s, whoever still waits. */
const slowRelayMilliseconds = 3_000;

/** Binds clock, log, network, breakers, and where the shop's APIs are. */
export const bindSurroundings = (container: Container, configuration: Configuration): void => {
  container.bind(tokens.configuration).toConstantValue(configuration);
  container.bind(tokens.designerBases).toConstantValue(configuration.designerBases);
  // A library of many megabytes, which most pages do without.
  container
    .bind(tokens.holidays)
    .toConstantValue(async (...asked) =>
      (await import('../../adapters/shared/holidays/market-holidays.ts')).marketHolidays(...asked),
    );
  container.bind(tokens.clock).toConstantValue({ now: Date.now });
  container.bind(tokens.sleep).toConstantValue(timerSleep);
  container
    .bind(tokens.log)
    .toResolvedValue((clock) => standardErrorLog(clock, currentLogPlace), [tokens.clock]);
  container
    .bind(tokens.metrics)
    .toResolvedValue(({ metricsToken }) => createMetrics(metricsToken), [tokens.configuration]);
  container.bind(tokens.network).toConstantValue((request) => fetch(request));
  // Asked for with each request: services need adapters, and adapters need services.
  container
    .bind(tokens.embeddedFetch)
    .toConstantValue(async (request) => (await container.getAsync(tokens.services)).fetch(request));
  container.bind(tokens.breakers).toResolvedValue(
    (clock, sleep, log) => {
      const breaker = (service: keyof Breakers, slowAfter: number): Breaker =>
        createBreaker({ service, clock, sleep, log, slowAfter });
      return {
        collages: breaker('collages', slowMilliseconds),
        content: breaker('content', slowMilliseconds),
        // A visitor who leaves says nothing of the service.
        'content-assets': breaker('content-assets', Infinity),
        'shop-api': breaker('shop-api', slowMilliseconds),
        'shop-api-relay': breaker('shop-api-relay', Infinity),
        'google-keys': breaker('google-keys', Infinity),
        payments: breaker('payments', Infinity),
        'sales-tax': breaker('sales-tax', Infinity),
        'vat-register': breaker('vat-register', Infinity),
        'flags-relay': breaker('flags-relay', slowRelayMilliseconds),
      };
    },
    [tokens.clock, tokens.sleep, tokens.log],
  );
  container.bind(tokens.shopApi).toResolvedValue(
    ({ shopApiUrl }, embedded, network, clock, sleep, breakers, traces) =>
      shopApiUrl === undefined
        ? {
            baseUrl: embeddedOrigin,
            // No retry: what makes it fail is its database, and that has asked long enough.
            fetch: guardedFetch(
              leftBySignal(embedded),
              watched(traces, breakers['shop-api'], false),
              sleep,
            ),
          }
        : {
            baseUrl: shopApiUrl.replace(/\/$/u, ''),
            fetch: resilientFetch(
              network,
              watched(traces, breakers['shop-api'], true),
              patience(clock, sleep),
            ),
          },
    [
      tokens.configuration,
      tokens.embeddedFetch,
      tokens.network,
      tokens.clock,
      tokens.sleep,
      tokens.breakers,
      tokens.traces,
    ],
  );
};
