/**
 * A port whose calls end with the page's time or its client; made for each page
 * (docs/decisions/0034-time-of-a-page.md).
 */
export type Within<Port> = (signal: AbortSignal) => Port;
