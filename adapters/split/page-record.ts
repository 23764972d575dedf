import type { FlagName, Treatment } from '../../core/domain/flags/flags.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import {
  beginNextView,
  beginRecord,
  noteTreatment,
  printRecord,
} from '../../core/domain/flags/record.ts';
import type { UserKey } from '../../core/domain/flags/user-key.ts';

export interface RecordSlot {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
}

/** Notes what the user is given, and reports what changed. */
export interface PageRecord {
  readonly note: (name: FlagName, treatment: Treatment) => void;
  readonly beginView: () => void;
  /** For consent that is granted late. */
  readonly keep: () => void;
}

interface RecordSettings {
  readonly slot: RecordSlot;
  readonly userKey: UserKey;
  /** Without consent nothing is read or written: the record holds the user key. */
  readonly granted: () => boolean;
  readonly report: (problem: FlagProblem) => void;
}

/** The record of a user who has just come. */
export const openRecord = ({ slot, userKey, granted, report }: RecordSettings): PageRecord => {
  const begun = beginRecord(userKey, granted() ? slot.read() : undefined);
  if (begun.problem !== undefined) report(begun.problem);
  let { record } = begun;
  const keep = (): void => {
    if (granted()) slot.write(printRecord(record));
  };
  return {
    note: (name, treatment) => {
      const noted = noteTreatment(record, name, treatment);
      record = noted.record;
      if (noted.problem !== undefined) report(noted.problem);
      keep();
    },
    beginView: () => {
      record = beginNextView(record);
    },
    keep,
  };
};

/** The record of a page without a client. */
export const noRecord: PageRecord = {
  note: () => undefined,
  beginView: () => undefined,
  keep: () => undefined,
};
