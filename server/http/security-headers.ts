/** Headers of every answer, over HTTPS or not. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** HTTPS for ever: the same promise in every answer, since a shorter one would take it back. */
const httpsForEver = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/**
 * Headers of every answer of the process: pages, files, services, refusals. The front door puts them
 * onto each answer; a page that is kept carries them already.
 */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? { ...everywhere, ...httpsForEver } : everywhere;

/** Where a browser reports what the content security policy refused. */
export const cspReportPath = '/reports/csp';

/** What a document may load, besides its scripts; production. */
const directives = [
  `style-src 'self'`,
  // Proportions and sizes of pictures stand in style attributes; they can load nothing.
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self'`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `manifest-src 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'self'`,
  `base-uri 'none'`,
  `object-src 'none'`,
  `report-uri ${cspReportPath}`,
].join('; ');

/** Development injects scripts and styles of its own, and talks to its own socket. */
export const developmentPolicy = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline'`,
  `style-src 'self' 'unsafe-inline'`,
  `connect-src 'self' ws:`,
].join('; ');

/**
 * The content security policy of every document: scripts are files of ours, besides the two that
 * stand in all of them and are the same.
 *
 * @param hashes The hashes of these two as sources: `'sha256-…' 'sha256-…'`.
 */
export const documentPolicy = (hashes: string): string =>
  `default-src 'none'; script-src 'self' ${hashes}; ${directives}`;

/** Headers of a document: its policy, and what it may not do. */
export const documentHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});
