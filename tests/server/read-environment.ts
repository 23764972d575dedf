import { E } from '../../core/fp.ts';
import { readConfiguration, type Configuration } from '../../server/configuration.ts';
import {
  describeConfigurationError,
  type ConfigurationError,
  type Environment,
} from '../../server/environment.ts';

/** The configuration of an environment that is right. */
export const accepted = (environment: Environment): Configuration => {
  const read = readConfiguration(environment);
  if (E.isLeft(read)) throw new Error(describeConfigurationError(read.left));
  return read.right;
};

/** What is wrong with an environment that is not. */
export const refused = (environment: Environment): ConfigurationError => {
  const read = readConfiguration(environment);
  if (E.isRight(read)) throw new Error(`accepted: ${JSON.stringify(environment)}`);
  return read.left;
};
