import { readFileSync } from 'node:fs';

/** Descriptors that files, the database and the log keep for themselves. */
const ownDescriptors = 96;

/** Descriptors for each connection: its own, and a file or a connection onwards now and then. */
const descriptorsEach = 1.25;

/** How many descriptors a process may have, by Linux's table of limits; undefined elsewhere. */
export const descriptorLimit = (limits: string): number | undefined => {
  const groups = /^Max open files +(?<soft>\d+) /mu.exec(limits)?.groups;
  return groups && Number(groups['soft']);
};

/** Connections that fit: as many as are wanted, or as the descriptors allow, and one at least. */
export const fittingConnections = (wanted: number, descriptors: number | undefined): number =>
  descriptors === undefined
    ? wanted
    : Math.max(1, Math.min(wanted, Math.floor((descriptors - ownDescriptors) / descriptorsEach)));

/** How many connections this process takes at once, of those that are wanted. */
export const connectionLimit = (wanted: number): number => {
  try {
    return fittingConnections(wanted, descriptorLimit(readFileSync('/proc/self/limits', 'utf8')));
  } catch {
    return wanted;
  }
};
