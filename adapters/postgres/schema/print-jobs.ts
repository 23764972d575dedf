import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { PrintedFile, PrintTask } from '../../../core/domain/print/print-job.ts';
import { instant } from './instant.ts';

/** What waits to be printed or handed to the lab, written together with its order's change. */
export const printJobs = pgTable(
  'print_jobs',
  {
    key: text('key').primaryKey(),
    orderId: text('order_id').notNull(),
    task: jsonb('task').$type<PrintTask>().notNull(),
    state: text('state', { enum: ['waiting', 'done', 'dead', 'stopped'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** How often it began anew, after it was given up. */
    round: integer('round').notNull().default(0),
    /** Who works at it has it until then. */
    dueAt: instant('due_at').notNull(),
    lease: text('lease'),
    failure: text('failure'),
    file: jsonb('file').$type<PrintedFile>(),
    settledAt: instant('settled_at'),
    /** Whether its order knows what came of it. */
    isTold: boolean('is_told').notNull().default(false),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('print_jobs_due_at').on(table.state, table.dueAt),
    index('print_jobs_order_id').on(table.orderId),
    index('print_jobs_delivered_at').on(table.deliveredAt),
  ],
);
