interface ServiceUrls {
  readonly sdk: string;
  readonly events: string;
  readonly auth: string;
  readonly telemetry: string;
  readonly streaming: string;
}

/** The service's addresses below `base`, which has no trailing slash. */
export const serviceUrls = (base: string): ServiceUrls => ({
  sdk: `${base}/sdk/api`,
  events: `${base}/events/api`,
  auth: `${base}/auth/api`,
  telemetry: `${base}/telemetry/api`,
  // The one address of the protocol without `/api`.
  streaming: `${base}/streaming`,
});
