/** What a fault did; milliseconds and megabytes. */
export type FaultFigures = {
  readonly service: string;
  readonly fault: string;
  /** The slowest answer while the service was away. */
  readonly slowest: number;
  /** Resident memory after the fault, less that before, both settled. */
  readonly grown: number;
  /** The most resident memory during the fault, less that before. */
  readonly peak: number;
  /** From the service's return until every page was whole. */
  readonly recovery: number;
};

/** What was seen of a fault: memory as megabytes before it, at the most, and after it. */
type Seen = Omit<FaultFigures, 'grown' | 'peak'> & {
  readonly memory: { readonly before: number; readonly most: number; readonly after: number };
};

/** The figures of a fault, as results.json keeps them. */
export const faultFigures = ({ memory, slowest, recovery, ...fault }: Seen): FaultFigures => ({
  ...fault,
  slowest: Math.round(slowest),
  grown: Math.round(memory.after - memory.before),
  peak: Math.round(memory.most - memory.before),
  recovery: Math.round(recovery),
});
