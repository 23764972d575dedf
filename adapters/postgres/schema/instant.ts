import { timestamp } from 'drizzle-orm/pg-core';

/** An instant, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
