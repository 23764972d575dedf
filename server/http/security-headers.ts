import { storyblokEditorOrigin } from '../../core/domain/content/content-editor.ts';

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

/**
 * The scripts of third parties that the configuration names; none by default. That the
 * policy allows them loads nothing yet: a page asks a messenger for nothing before its visitor has
 * consented.
 */
type VendorScripts = {
  /** Asks for consent in the shop's place; it may bring styles and fonts of its own. */
  readonly consentScript?: string | undefined;
  /** A vendor's support messenger. */
  readonly messengerScript?: string | undefined;
};

/** A document's own host, and those of scripts that are configured. */
const sourcesOf = (...scripts: readonly (string | undefined)[]): string =>
  [
    "'self'",
    ...new Set(scripts.flatMap((script) => (script === undefined ? [] : [new URL(script).origin]))),
  ].join(' ');

/** What a document in the visual editor may do beside what all may. */
type EditorRights = {
  /** The style sheet that the editor's bridge puts into the document, as a hash. */
  readonly bridgeStyle: string;
};

/** What a document may load, besides its scripts. */
const directivesFor = (
  { consentScript, messengerScript }: VendorScripts,
  editor: EditorRights | undefined,
): readonly string[] => {
  const styled = sourcesOf(consentScript);
  const all = sourcesOf(consentScript, messengerScript);
  return [
    `style-src ${styled}${editor === undefined ? '' : ` ${editor.bridgeStyle}`}`,
    // Proportions of pictures and colours of badges stand in style attributes; they can load nothing.
    `style-src-attr 'unsafe-inline'`,
    // A shopper's own picture is shown from the device (`blob:`); nothing can be loaded by that.
    `img-src ${all} blob:`,
    `media-src 'self'`,
    `font-src ${styled}`,
    `connect-src ${all}`,
    ...(all === "'self'" ? [] : [`frame-src ${all}`]),
    `manifest-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'${editor === undefined ? '' : ` ${storyblokEditorOrigin}`}`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `report-uri ${cspReportPath}`,
  ];
};

/** Development injects scripts and styles of its own, and talks to its own socket. */
export const developmentPolicy = ({
  consentScript,
  messengerScript,
}: VendorScripts = {}): string => {
  const own = sourcesOf(consentScript, messengerScript);
  return [
    `default-src ${own}`,
    `script-src ${own} 'unsafe-inline'`,
    `style-src ${own} 'unsafe-inline'`,
    `connect-src ${own} ws:`,
  ].join('; ');
};

/**
 * The content security policy of every document: scripts are files of ours, besides the two that
 * stand in all of them and are the same, and a configured consent script with what it loads from its
 * host.
 *
 * @param hashes The hashes of these two as sources: `'sha256-…' 'sha256-…'`.
 * @param editor For previews alone.
 */
export const documentPolicy = (
  hashes: string,
  vendors: VendorScripts = {},
  editor?: EditorRights,
): string =>
  [
    `default-src 'none'`,
    `script-src ${sourcesOf(vendors.consentScript, vendors.messengerScript)} ${hashes}`,
    ...directivesFor(vendors, editor),
  ].join('; ');

/** Headers of a document: its policy, and what it may not do. */
export const documentHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});
