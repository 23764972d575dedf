/** `PRINT_FORMAT`, `PRINT_PROFILE`, `HAND_OVER_…`: what print files are, and where the lab takes them. */
import { isAbsolute } from 'node:path';

import type { S3Settings } from '../adapters/print/hand-over/over-http.ts';
import type { PrintSettings } from '../adapters/print/renderings.ts';
import { E, pipe, sequenceS } from '../core/fp.ts';
import {
  readOptional,
  readVariable,
  type ConfigurationError,
  type Decoded,
  type Environment,
} from './environment.ts';
import { decodeBase, decodeWord } from './variable-decoders.ts';

type HandOverSettings =
  /** Undefined: `hand-over` in `DATA_DIR`. */
  | { readonly kind: 'folder'; readonly folder: string | undefined }
  | { readonly kind: 'http'; readonly base: string; readonly token: string | undefined }
  | ({ readonly kind: 's3'; readonly base: string } & S3Settings);

export type PrintingConfiguration = PrintSettings & { readonly handOver: HandOverSettings };

const store = 's3+';

/** `https://lab.example.com/in`, or `s3+https://s3.example.com/bucket/in`. */
const decodeTarget = (
  value: string,
): { readonly kind: 'http' | 's3'; readonly base: string } | undefined => {
  const kind = value.startsWith(store) ? 's3' : 'http';
  const base = decodeBase(kind === 's3' ? value.slice(store.length) : value);
  return base === undefined ? undefined : { kind, base };
};

/** Folders and files may lie anywhere, and are told from the root so that nobody has to guess. */
const decodePath = (value: string): string | undefined => (isAbsolute(value) ? value : undefined);

/** Visible characters, as they stand in a header or sign one. */
const decodeKey = (value: string): string | undefined =>
  /^[\u0021-\u007e]{8,512}$/u.test(value) ? value : undefined;

const decodeRegion = (value: string): string | undefined =>
  /^[a-z\d-]{1,64}$/u.test(value) ? value : undefined;

const wrong = (variable: string, allowed: string): E.Either<ConfigurationError, never> =>
  E.left({ variable, value: '', allowed });

const keys = '8 to 512 visible characters';

const readHandOver = (environment: Environment): Decoded<HandOverSettings> =>
  pipe(
    sequenceS(E.Applicative)({
      target: readOptional(
        environment,
        'HAND_OVER_URL',
        'an address like https://lab.example.com/in or s3+https://s3.example.com/bucket/in',
        decodeTarget,
      ),
      folder: readOptional(environment, 'HAND_OVER_DIR', 'a folder from the root', decodePath),
      token: readOptional(environment, 'HAND_OVER_TOKEN', keys, decodeKey),
      keyId: readOptional(environment, 'HAND_OVER_KEY_ID', keys, decodeKey),
      secret: readOptional(environment, 'HAND_OVER_SECRET', keys, decodeKey),
      region: readVariable(
        environment,
        'HAND_OVER_REGION',
        'us-east-1',
        'small letters, digits and dashes',
        decodeRegion,
      ),
    }),
    E.chain(({ target, folder, token, keyId, secret, region }): Decoded<HandOverSettings> => {
      if (target === undefined) return E.right({ kind: 'folder', folder });
      const { kind, base } = target;
      if (kind === 'http') return E.right({ kind, base, token });
      if (keyId === undefined)
        return wrong('HAND_OVER_KEY_ID', `with a store in HAND_OVER_URL ${keys}`);
      return secret === undefined
        ? wrong('HAND_OVER_SECRET', `with a store in HAND_OVER_URL ${keys}`)
        : E.right({ kind, base, keyId, secret, region });
    }),
  );

/** The first variable that is wrong ends it. */
export const readPrintingSettings = (environment: Environment): Decoded<PrintingConfiguration> =>
  pipe(
    sequenceS(E.Applicative)({
      type: readVariable(
        environment,
        'PRINT_FORMAT',
        'tiff',
        'tiff or jpeg',
        decodeWord('tiff', 'jpeg'),
      ),
      profile: readOptional(
        environment,
        'PRINT_PROFILE',
        'the path of an ICC profile from the root',
        decodePath,
      ),
      handOver: readHandOver(environment),
    }),
  );
