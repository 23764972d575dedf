import { timestamp } from 'drizzle-orm/pg-core';

/** With its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
