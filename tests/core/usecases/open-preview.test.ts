import { describe, expect, test } from 'vitest';

import { storyblokEditorParameters } from '../../../core/domain/content/content-editor.ts';
import { E } from '../../../core/fp.ts';
import { openPreview } from '../../../core/usecases/open-preview.ts';
import { manualClock } from '../../fakes/clock.ts';
import { nodeDigest } from '../../fakes/digest.ts';
import { previewQuery, samplePreviewToken } from '../../fakes/preview-query.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const environment = { clock: manualClock(now), digest: nodeDigest };

const open = (search: string, previewToken: string | undefined = samplePreviewToken) =>
  openPreview(previewToken, search)(environment);

const vendors = (values: Readonly<Record<string, string>>): string =>
  previewQuery(now, values, storyblokEditorParameters.token);

describe('a preview', () => {
  test.each([
    [
      "of the vendor's editor",
      vendors({ _storyblok: '42', _storyblok_release: 'undefined', _storyblok_version: '' }),
      {
        isEditing: true,
        release: undefined,
        version: 'draft',
        editor: 'storyblok',
        edited: { space: '606', story: '42' },
      },
    ],
    [
      'of what is published, edited',
      vendors({ _storyblok: '42', _storyblok_version: 'published' }),
      {
        isEditing: true,
        release: undefined,
        version: 'published',
        editor: 'storyblok',
        edited: { space: '606', story: '42' },
      },
    ],
    [
      'of a release, under our own names',
      previewQuery(now, { _release: 'spring' }),
      {
        isEditing: false,
        release: 'spring',
        version: 'draft',
        editor: 'own',
        edited: undefined,
      },
    ],
    [
      'of a story that no number names',
      previewQuery(now, { _editor: 'yes' }),
      { isEditing: true, release: undefined, version: 'draft', editor: 'own', edited: undefined },
    ],
    [
      "that brings the vendor's token does not go by our names",
      vendors({ _editor: '42', _release: 'spring' }),
      {
        isEditing: false,
        release: undefined,
        version: 'published',
        editor: 'storyblok',
        edited: undefined,
      },
    ],
  ])('%s', (_name, search, preview) => {
    expect(open(search)).toEqual(E.right(preview));
  });

  test.each([
    ['_editor=42', 'preview-token-missing'],
    ['_release=spring', 'preview-token-missing'],
    [previewQuery(now - 3_600_000, { _editor: '42' }), 'preview-token-expired'],
    [previewQuery(now + 61_000, { _editor: '42' }), 'preview-token-early'],
    [`${previewQuery(now)}&_editor_tk[token]=0`, 'preview-token-malformed'],
  ])('does not open: %s', (search, kind) => {
    expect(open(search)).toEqual(E.left({ kind }));
  });

  test('opens nowhere without a preview token of the space', () => {
    expect(openPreview(undefined, previewQuery(now))(environment)).toEqual(
      E.left({ kind: 'preview-token-missing' }),
    );
  });
});
