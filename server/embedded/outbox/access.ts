import type { Configuration } from '../../configuration.ts';
import { isOwnMachineName, isOfOwnMachine, type MachineRequest } from '../../http/own-machine.ts';

type OutboxFacts = Pick<
  Configuration,
  'databaseUrl' | 'embeddedServices' | 'host' | 'limits' | 'mails' | 'shopApiUrl' | 'sites'
>;

/** Only the embedded shop without a mail server keeps its mails as files. */
const keepsMails = ({ shopApiUrl, mails }: OutboxFacts): boolean =>
  shopApiUrl === undefined && mails.smtp === undefined;

/**
 * A shop that is there to be tried: it listens to this machine alone, behind no proxy, under no
 * address of its own and with the embedded database. Mails of any other one open accounts of customers.
 */
const isForThisMachine = ({ host, limits, sites, databaseUrl }: OutboxFacts): boolean =>
  isOwnMachineName(host) &&
  limits.trustedProxies === 0 &&
  sites.unknownHost === 'default-site' &&
  databaseUrl === undefined;

/** Whether `/dev/outbox` is there for anybody. */
export const hasOutbox = (facts: OutboxFacts): boolean =>
  keepsMails(facts) && (facts.embeddedServices === 'public' || isForThisMachine(facts));

/** Who finds `/dev/outbox` where other pages for engineers are not open: a process of this machine. */
export const findsOutbox =
  (facts: OutboxFacts) =>
  (request: MachineRequest): boolean =>
    hasOutbox(facts) && isOfOwnMachine(request);
