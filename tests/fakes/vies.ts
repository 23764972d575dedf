/** The Commission's register of VAT ids on this machine, as the description of its REST interface says. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { parseJson } from '../../core/domain/text/parse-json.ts';
import { isRecord } from '../../core/domain/text/record.ts';

const path = '/rest-api/check-vat-number';

/** Its own words for what keeps it, or the register of a member state, from an answer. */
export const viesErrors = [
  'GLOBAL_MAX_CONCURRENT_REQ',
  'IP_BLOCKED',
  'MS_MAX_CONCURRENT_REQ',
  'MS_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
  'VAT_BLOCKED',
] as const;

/** What else comes in the place of an answer. */
export const viesFaults = [
  'broken',
  'cut',
  'endless',
  'half',
  'other',
  'silent',
  'status',
] as const;

export type ViesFailure = (typeof viesErrors)[number] | (typeof viesFaults)[number];

const failureOf = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

const send = (response: ServerResponse, body: object, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const faults = {
  broken: (response) => void response.end('<html>Service unavailable</html>'),
  cut: (response) => {
    response.writeHead(200, { 'content-length': '400' }).write('{"valid": tr');
    setImmediate(() => response.destroy());
  },
  endless: (response) => send(response, { valid: true, address: 'x'.repeat(100_000) }),
  half: (response) => send(response, { countryCode: 'DE', valid: 'true' }),
  // As the interface of its own page says it.
  other: (response) => send(response, { isValid: false, userError: 'IP_BLOCKED' }),
  // Whoever asks waits until they give up.
  silent: () => undefined,
  status: (response) => send(response, { valid: false }, 503),
} as const satisfies Record<(typeof viesFaults)[number], (response: ServerResponse) => void>;

const isFault = (failure: ViesFailure): failure is keyof typeof faults => failure in faults;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return parseJson(Buffer.concat(chunks).toString());
};

/** Serves until it is closed; knows what it has given out. */
export const openVies = async (givenOut: readonly string[]) => {
  let failure: ViesFailure | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await bodyOf(request);
    if (request.method !== 'POST' || request.url !== path) return send(response, {}, 404);
    const { countryCode, vatNumber } = isRecord(asked) ? asked : {};
    if (typeof countryCode !== 'string' || typeof vatNumber !== 'string')
      return send(response, failureOf('INVALID_INPUT'), 400);
    if (failure !== undefined && isFault(failure)) return faults[failure](response);
    if (failure !== undefined) return send(response, failureOf(failure));
    const valid = givenOut.includes(countryCode + vatNumber);
    return send(response, {
      countryCode,
      vatNumber,
      requestDate: '2026-11-27T09:00:00.000Z',
      valid,
      requestIdentifier: '',
      name: '---',
      address: '---',
      traderName: '---',
      traderNameMatch: 'NOT_PROCESSED',
    });
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    baseUrl: `http://127.0.0.1:${port}/rest-api`,
    /** Answers like this from now on. */
    fail: (how: ViesFailure | undefined): void => {
      failure = how;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
