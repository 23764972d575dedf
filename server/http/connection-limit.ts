import { ownDescriptorLimit } from '../../adapters/shared/descriptors.ts';

/** For files, the database and the log. */
const ownDescriptors = 96;

/** Its own, and a file or a connection onwards now and then. */
const descriptorsEach = 1.25;

/** As many as are wanted or the descriptors allow, and one at least. */
export const fittingConnections = (wanted: number, descriptors: number | undefined): number =>
  descriptors === undefined
    ? wanted
    : Math.max(1, Math.min(wanted, Math.floor((descriptors - ownDescriptors) / descriptorsEach)));

/** However many are wanted, one client leaves half of them to others. */
export const connectionsOfClient = (wanted: number, all: number): number =>
  Math.max(1, Math.min(wanted, Math.floor(all / 2)));

/** As many of the wanted connections as this process can take. */
export const connectionLimit = (wanted: number): number =>
  fittingConnections(wanted, ownDescriptorLimit());
