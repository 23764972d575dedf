/** `SALES_TAX_…`. */
import { regionCode } from '../core/domain/customer/address-formats.ts';
import { E, pipe, sequenceS } from '../core/fp.ts';
import { readVariable, type Decoded, type Environment } from './environment.ts';

const services = ['state-rates', 'stripe'] as const;

export type SalesTaxSettings = {
  /** `state-rates`: a table of the states' own rates, without those of towns and counties. */
  readonly service: (typeof services)[number];
  /** Codes of the states in which the shop is registered; it collects nowhere else. */
  readonly nexus: readonly string[];
};

const decodeStates = (value: string): readonly string[] | undefined => {
  const names = value.split(',').map((name) => name.trim());
  const states = names.flatMap((name) => regionCode('state', name) ?? []);
  return states.length === names.length ? [...new Set(states)] : undefined;
};

/** Where the vendor counts, its key of the payments is used. The first variable that is wrong ends it. */
export const readSalesTaxSettings = (environment: Environment): Decoded<SalesTaxSettings> =>
  pipe(
    sequenceS(E.Applicative)({
      nexus: readVariable(
        environment,
        'SALES_TAX_NEXUS',
        [],
        'a list of states, such as CA,NY',
        decodeStates,
      ),
      service: readVariable(
        environment,
        'SALES_TAX_SERVICE',
        'state-rates',
        services.join(' or '),
        (value) => services.find((service) => service === value),
      ),
    }),
    E.filterOrElseW(
      ({ service }) => service !== 'stripe' || (environment['STRIPE_SECRET_KEY'] ?? '') !== '',
      ({ service }) => ({
        variable: 'SALES_TAX_SERVICE',
        value: service,
        allowed: 'stripe only with STRIPE_SECRET_KEY',
      }),
    ),
  );
