/** Files by PUT and DELETE: to an address of the lab, or to a store that speaks S3. */
import { AwsV4Signer } from 'aws4fetch';

import { E, type TE } from '../../../core/fp.ts';
import type { HandedFile, LabHandOver, HandOverError } from '../../../core/ports/hand-over.ts';
import type { Fetch } from '../../shared/fetch.ts';
import { isHandedName } from './handed-name.ts';

type Headers = Readonly<Record<string, string>>;

type Asked = { readonly method: 'PUT' | 'DELETE'; readonly url: string; readonly headers: Headers };

/** What is added to a request, so that it is believed. */
type Signed = (asked: Asked, digest: string) => Promise<Headers>;

export type S3Settings = {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
};

/** Milliseconds for a file of some hundred megabytes. */
const longestRequest = 600_000;

const emptyDigest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const answerOf = (status: number, isRemoving: boolean): E.Either<HandOverError, void> => {
  if ((status >= 200 && status < 300) || (isRemoving && [404, 410].includes(status)))
    return E.right(undefined);
  return status >= 500 || [408, 425, 429].includes(status)
    ? E.left({ kind: 'hand-over-unavailable', reason: String(status) })
    : E.left({ kind: 'hand-over-refused', status: String(status) });
};

/** A file is never held as a whole. */
const streamOf = (file: HandedFile): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const bytes = file.read()[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await bytes.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => void (await bytes.return?.()),
  });
};

const bodyOf = (file: HandedFile | undefined) =>
  file && { body: streamOf(file), duplex: 'half' as const };

const overHttp = (base: string, fetch: Fetch, signed: Signed): LabHandOver => {
  const ask =
    (name: string, file?: HandedFile): TE.TaskEither<HandOverError, void> =>
    async () => {
      if (!isHandedName(name)) return E.left({ kind: 'hand-over-refused', status: 'name' });
      const asked: Asked = {
        method: file ? 'PUT' : 'DELETE',
        url: `${base.replace(/\/+$/u, '')}/${name}`,
        headers: file
          ? {
              'content-type': file.contentType,
              'content-length': String(file.byteCount),
              // RFC 9530.
              'content-digest': `sha-256=:${Buffer.from(file.digest, 'hex').toString('base64')}:`,
            }
          : {},
      };
      try {
        const headers = { ...asked.headers, ...(await signed(asked, file?.digest ?? emptyDigest)) };
        const { method, url } = asked;
        const answer = await fetch(
          new Request(url, {
            method,
            headers,
            redirect: 'manual',
            signal: AbortSignal.timeout(longestRequest),
            ...bodyOf(file),
          }),
        );
        await answer.body?.cancel();
        return answerOf(answer.status, file === undefined);
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        return E.left({ kind: 'hand-over-unavailable', reason });
      }
    };
  return { bring: (file) => ask(file.name, file), remove: (name) => ask(name) };
};

/** Below an address, with a bearer token where there is one. */
export const httpHandOver = (base: string, token: string | undefined, fetch: Fetch): LabHandOver =>
  overHttp(base, fetch, async () =>
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );

/** Below an address of a bucket, each request signed with its file's digest (AWS Signature 4). */
export const s3HandOver = (
  base: string,
  { keyId, secret, region }: S3Settings,
  fetch: Fetch,
): LabHandOver =>
  overHttp(base, fetch, async ({ method, url, headers }, digest) => {
    const { headers: added } = await new AwsV4Signer({
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': digest },
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
    }).sign();
    return Object.fromEntries(added);
  });
