import { readFileSync } from 'node:fs';

/** By Linux's table of limits; undefined elsewhere. */
export const descriptorLimit = (limits: string): number | undefined => {
  const groups = /^Max open files +(?<soft>\d+) /mu.exec(limits)?.groups;
  return groups && Number(groups['soft']);
};

/** Of this process; undefined where the system does not tell. */
export const ownDescriptorLimit = (): number | undefined => {
  try {
    return descriptorLimit(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return undefined;
  }
};
