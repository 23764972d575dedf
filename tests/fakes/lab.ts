/** Who takes print files by HTTP: with a bearer token, or as a store whose requests are signed. */
import { createHash, createHmac } from 'node:crypto';

import { serveLoopback } from './loopback.ts';

export const labToken = 'lab-token-0123456789';

export const labKey = {
  keyId: 'AKIDEXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG',
  region: 'eu-central-1',
};

const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const hmac = (key: Uint8Array | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** The signature that the request has to have, worked out anew (AWS Signature 4). */
const isSigned = (request: Request): boolean => {
  const given = request.headers.get('authorization') ?? '';
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(.+), SignedHeaders=(.+), Signature=([\da-f]+)$/u.exec(
      given,
    ) ?? [];
  const [day = '', region = '', service = ''] = scope.split('/');
  const headers = names.split(';').map((name) => `${name}:${request.headers.get(name) ?? ''}\n`);
  const asked = [
    request.method,
    new URL(request.url).pathname,
    '',
    headers.join(''),
    names,
    request.headers.get('x-amz-content-sha256') ?? '',
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers.get('x-amz-date') ?? '',
    scope,
    sha256(asked),
  ].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${labKey.secret}`, day),
  );
  return (
    region === labKey.region &&
    names.includes('x-amz-content-sha256') &&
    hmac(key, text).toString('hex') === signature
  );
};

/** `status`: answers every request with it instead. */
export const startLab = async (kind: 'http' | 's3', status?: number) => {
  const files = new Map<string, Uint8Array>();
  const answer = async (request: Request): Promise<Response> => {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (status !== undefined) return new Response(null, { status });
    const isKnown =
      kind === 's3'
        ? isSigned(request)
        : request.headers.get('authorization') === `Bearer ${labToken}`;
    if (!isKnown) return new Response(null, { status: 403 });
    const name = new URL(request.url).pathname.replace('/in/', '');
    if (request.method === 'DELETE')
      return new Response(null, { status: files.delete(name) ? 204 : 404 });
    // Stores refuse a body whose length is not announced.
    if (request.headers.get('content-length') !== String(bytes.byteLength))
      return new Response(null, { status: 411 });
    const digest =
      kind === 's3'
        ? request.headers.get('x-amz-content-sha256')
        : Buffer.from(
            /^sha-256=:(.+):$/u.exec(request.headers.get('content-digest') ?? '')?.[1] ?? '',
            'base64',
          ).toString('hex');
    if (digest !== sha256(bytes)) return new Response(null, { status: 400 });
    files.set(name, bytes);
    return new Response(null, { status: 201 });
  };
  const { origin, stop } = await serveLoopback(answer);
  return { base: `${origin}/in/`, files, stop };
};
