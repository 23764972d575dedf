import { storyblokEditorOrigin } from '../../core/domain/content/content-editor.ts';

/** Of all answers but documents, which have a policy of their own. */
export const framePolicy = "frame-ancestors 'self'";

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': framePolicy,
} as const;

/** The same in every answer, since a shorter promise would take it back. */
const httpsForEver = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/**
 * Of every answer: pages, files, services, refusals. The front door sets them; a page that is kept
 * carries them already.
 */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? { ...everywhere, ...httpsForEver } : everywhere;

/** Browsers report here what the content security policy refused. */
export const cspReportPath = '/reports/csp';

/**
 * Of third parties; none by default. The policy loads nothing by allowing it: a page asks a
 * messenger for nothing before its visitor has consented.
 */
type VendorScripts = {
  /** Asks for consent in the shop's place; it may bring styles and fonts of its own. */
  readonly consentScript?: string | undefined;
  readonly messengerScript?: string | undefined;
  /** Google's sign-in: it is asked for by a press alone. */
  readonly googleScript?: string | undefined;
  /** Of whoever takes payments: browsers hold a redirect after a form against the form's own list. */
  readonly paymentOrigin?: string | undefined;
};

/** A document's own host, and those of configured scripts. */
const sourcesOf = (...scripts: readonly (string | undefined)[]): string =>
  [
    "'self'",
    ...new Set(scripts.flatMap((script) => (script === undefined ? [] : [new URL(script).origin]))),
  ].join(' ');

/**
 * What the vendor asks for: its script, one style sheet, and the folder of both for its button and
 * for what that asks.
 */
const googleSources = (
  googleScript: string | undefined,
): Readonly<Record<'folder' | 'script' | 'style', string>> =>
  googleScript === undefined
    ? { folder: '', script: '', style: '' }
    : {
        folder: ` ${new URL('.', googleScript).href}`,
        script: ` ${googleScript}`,
        style: ` ${new URL('style', googleScript).href}`,
      };

/** Beside what all documents may. */
type EditorRights = {
  /** The sheet that the editor's bridge puts in, as a hash. */
  readonly bridgeStyle: string;
};

const directivesFor = (
  { consentScript, messengerScript, googleScript, paymentOrigin }: VendorScripts,
  editor: EditorRights | undefined,
): readonly string[] => {
  const google = googleSources(googleScript);
  const styled = sourcesOf(consentScript);
  const all = sourcesOf(consentScript, messengerScript);
  const asked = `${all}${google.folder}`;
  return [
    `style-src ${styled}${google.style}${editor === undefined ? '' : ` ${editor.bridgeStyle}`}`,
    // Proportions of pictures and colours of badges stand in style attributes; they can load
    // nothing.
    `style-src-attr 'unsafe-inline'`,
    // A shopper's own picture is shown from the device (`blob:`); nothing can be loaded by that.
    `img-src ${all} blob:`,
    `media-src 'self'`,
    `font-src ${styled}`,
    `connect-src ${asked}`,
    ...(asked === "'self'" ? [] : [`frame-src ${asked}`]),
    `manifest-src 'self'`,
    `form-action ${sourcesOf(paymentOrigin)}`,
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
  googleScript,
}: VendorScripts = {}): string => {
  const own = sourcesOf(consentScript, messengerScript, googleScript);
  return [
    `default-src ${own}`,
    `script-src ${own} 'unsafe-inline'`,
    `style-src ${own} 'unsafe-inline'`,
    `connect-src ${own} ws:`,
  ].join('; ');
};

/**
 * Of every document: our files, the two inline scripts that are the same everywhere (`hashes`:
 * `'sha256-…' 'sha256-…'`), and a configured consent script with what it loads from its host.
 * `editor` is for previews alone.
 */
export const documentPolicy = (
  hashes: string,
  vendors: VendorScripts = {},
  editor?: EditorRights,
): string =>
  [
    `default-src 'none'`,
    `script-src ${sourcesOf(vendors.consentScript, vendors.messengerScript)}${googleSources(vendors.googleScript).script} ${hashes}`,
    ...directivesFor(vendors, editor),
  ].join('; ');

/** Scripts of workers: the build puts them here, and nothing else. */
export const workersFolder = '/assets/workers/';

/**
 * Of workers, whose policy is that of their own script. They may run WebAssembly, which shapes text;
 * documents may not.
 */
export const workerPolicy = [
  `default-src 'none'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `connect-src 'self'`,
  `frame-ancestors 'none'`,
  `report-uri ${cspReportPath}`,
].join('; ');

export type DocumentRights = {
  /** Its content security policy. */
  readonly policy: string;
  /** Whether windows that it opens may answer it, as Google's does. */
  readonly hearsPopups?: boolean | undefined;
};

/** A document's policy, and what it may not do. */
export const documentHeaders = ({
  policy,
  hearsPopups = false,
}: DocumentRights): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(hearsPopups && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
});
