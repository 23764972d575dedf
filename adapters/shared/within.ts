/**
 * A port whose calls end with a signal: the time of the page that asks is over, or its client has
 * left. Such a port is made for each page (docs/decisions/0034-time-of-a-page.md).
 */
export type Within<Port> = (signal: AbortSignal) => Port;
