import { editorParameters } from '../../core/domain/content/content-editor.ts';
import { previewTokenOf } from '../../core/domain/content/preview-token.ts';
import { printPairs } from '../../core/domain/query/query.ts';
import { nodeDigest } from './digest.ts';

/** A space's preview token, for tests. */
export const samplePreviewToken = 'preview-token-of-a-space';

/** What an editor adds to an address, with a token made at `now` (milliseconds). */
export const previewQuery = (
  now: number,
  values: Readonly<Record<string, string>> = {},
  name: string = editorParameters.token,
): string => {
  const claim = { space: '606', timestamp: String(Math.floor(now / 1_000)) };
  const token = previewTokenOf({ previewToken: samplePreviewToken, sha1: nodeDigest.sha1 }, claim);
  return printPairs([
    ...Object.entries(values),
    [`${name}[space_id]`, claim.space],
    [`${name}[timestamp]`, claim.timestamp],
    [`${name}[token]`, token],
  ]);
};
