/** What print files are and where they go, as the environment says it. */
import { expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import { readPrintingSettings } from '../../server/print-settings.ts';

const s3 = { HAND_OVER_KEY_ID: 'AKIDEXAMPLE', HAND_OVER_SECRET: 'secret/EXAMPLE+KEY' };

test.each([
  [{}, { type: 'tiff', profile: undefined, handOver: { kind: 'folder', folder: undefined } }],
  [
    { PRINT_FORMAT: 'jpeg', PRINT_PROFILE: '/lab/canvas.icc', HAND_OVER_DIR: '/lab/in' },
    { type: 'jpeg', profile: '/lab/canvas.icc', handOver: { kind: 'folder', folder: '/lab/in' } },
  ],
  [
    { HAND_OVER_URL: 'https://lab.example.com/in/', HAND_OVER_TOKEN: 'a-token-of-the-lab' },
    { handOver: { kind: 'http', base: 'https://lab.example.com/in', token: 'a-token-of-the-lab' } },
  ],
  [
    {
      HAND_OVER_URL: 's3+https://s3.example.com/bucket/in',
      HAND_OVER_REGION: 'eu-central-1',
      ...s3,
    },
    {
      handOver: {
        kind: 's3',
        base: 'https://s3.example.com/bucket/in',
        keyId: 'AKIDEXAMPLE',
        secret: 'secret/EXAMPLE+KEY',
        region: 'eu-central-1',
      },
    },
  ],
])('%j is taken', (environment, expected) => {
  expect(readPrintingSettings(environment)).toMatchObject(E.right(expected));
});

test.each([
  [{ PRINT_FORMAT: 'pdf' }, 'PRINT_FORMAT'],
  [{ PRINT_PROFILE: 'canvas.icc' }, 'PRINT_PROFILE'],
  [{ HAND_OVER_DIR: 'in' }, 'HAND_OVER_DIR'],
  [{ HAND_OVER_URL: 'ftp://lab.example.com' }, 'HAND_OVER_URL'],
  [{ HAND_OVER_URL: 's3+s3://bucket' }, 'HAND_OVER_URL'],
  [{ HAND_OVER_TOKEN: 'a b c d e f' }, 'HAND_OVER_TOKEN'],
  [{ HAND_OVER_URL: 's3+https://s3.example.com/bucket' }, 'HAND_OVER_KEY_ID'],
  [
    { HAND_OVER_URL: 's3+https://s3.example.com/bucket', HAND_OVER_KEY_ID: 'AKIDEXAMPLE' },
    'HAND_OVER_SECRET',
  ],
  [{ ...s3, HAND_OVER_REGION: 'EU Central' }, 'HAND_OVER_REGION'],
])('%j is refused', (environment, variable) => {
  expect(readPrintingSettings(environment)).toMatchObject({ left: { variable } });
});
