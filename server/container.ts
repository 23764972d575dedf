import 'reflect-metadata';
import { Container } from 'inversify';
import type { Configuration } from './configuration.ts';
import { noTraces, type Traces } from './traces/traces.ts';
import { bindPorts } from './composition/ports.ts';
import { bindServices } from './composition/process-services.ts';
import { bindSurroundings } from './composition/surroundings.ts';
import { tokens } from './composition/tokens.ts';

/**
 * Binds everything by its token. Services without an address are the embedded ones, reached through
 * the same adapters and vendor clients. `unbindAllAsync` closes what was opened.
 */
export const createContainer = (
  configuration: Configuration,
  traces: Traces = noTraces,
): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.traces).toConstantValue(traces);
  bindSurroundings(container, configuration);
  bindServices(container);
  bindPorts(container);
  return container;
};
