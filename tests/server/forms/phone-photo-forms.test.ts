/** A photo from a phone: by its code once, to the computer that asked for it, and to nobody else. */
import { describe, expect, test } from 'vitest';

import {
  phonePhotoSeconds,
  pictureUploadPaths,
  uploadedPictureHref,
} from '../../../core/domain/image/own-picture.ts';
import { E, t } from '../../../core/fp.ts';
import { phonePhotoForms } from '../../../server/forms/phone-photo-forms.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';

const Invited = t.type({ code: t.string, claim: t.string });

const id = 'p'.repeat(43);
const cookie = '__Host-pictures=new; Path=/; Secure';

/** A shop API that takes every picture but an empty one, and tells what cookies it was sent. */
const start = () => {
  const clock = manualClock(0);
  const sentCookies: (string | null)[] = [];
  const app = phonePhotoForms({
    clock,
    log: recordingLog(),
    sites: embeddedSites(3_000),
    trustedProxies: 0,
    api: {
      baseUrl: 'https://api.example',
      fetch: async (request) => {
        sentCookies.push(request.headers.get('Cookie'));
        const byteCount = 9;
        const offset = request.method === 'PATCH' ? byteCount : 0;
        const isDone = new URL(request.url).pathname.endsWith('/complete');
        const picture = { type: 'jpg', size: { width: 300, height: 400 } };
        const payload = isDone
          ? { id, byteCount, offset: byteCount, picture }
          : { id, byteCount, offset };
        return Response.json({ payload }, { headers: { 'Set-Cookie': cookie } });
      },
    },
  });
  const ask = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    app.request(`http://localhost:3000${path}`, {
      method: 'POST',
      body,
      headers: { Host: 'localhost:3000', Origin: 'http://localhost:3000', ...headers },
    });
  const begin = async (headers = {}) => {
    const answer = await ask(pictureUploadPaths.phoneBegin, new URLSearchParams(), headers);
    const invited = E.toUnion(Invited.decode(await answer.json()));
    if (!Invited.is(invited)) throw new Error('There is no code.');
    return invited;
  };
  const collect = (claim: string) =>
    ask(pictureUploadPaths.phoneArrived, new URLSearchParams({ claim }), {
      Accept: 'application/json',
    });
  /** The answer that the phone is led to. */
  const send = async (code: string, bytes = '123456789'): Promise<string | null> => {
    const form = new FormData();
    form.append('picture', new File([bytes], 'a.jpg'));
    const query = `code=${code}&locale=de-DE`;
    const answer = await ask(`${pictureUploadPaths.phone}?${query}`, form, { Origin: 'null' });
    return new URL(answer.headers.get('Location') ?? '', 'http://a').searchParams.get('answer');
  };
  const page = async (code: string): Promise<string> =>
    (await app.request(`http://localhost:3000${pictureUploadPaths.phone}?code=${code}`)).text();
  return { clock, sentCookies, ask, begin, collect, send, page };
};

describe('a photo from a phone', () => {
  test('comes to the computer that asked for it, once, with the cookie that says whose it is', async () => {
    const { begin, collect, send, page, sentCookies } = start();
    const { code, claim } = await begin({ Cookie: 'a=b; __Host-pictures=old; c=d' });
    expect(code).toMatch(/^[\w-]{43}$/u);
    expect((await collect(claim)).status).toBe(202);
    expect(await page(code)).toContain('<input type="file"');
    expect(await send(code)).toBe('sent');
    // Nothing else of the computer's is told to the shop API.
    expect(sentCookies[0]).toBe('__Host-pictures=old');
    // Neither a second photo, nor a look at the first one by the code.
    expect(await send(code)).toBe('over');
    expect(await page(code)).not.toContain('<input');
    expect((await collect(code)).status).toBe(404);
    const arrived = await collect(claim);
    expect(await arrived.json()).toEqual({ location: uploadedPictureHref(id) });
    expect(arrived.headers.getSetCookie()).toContain(cookie);
    expect((await collect(claim)).status).toBe(404);
  });

  test('that is refused leaves the code for another one', async () => {
    const { begin, collect, send } = start();
    const { code, claim } = await begin();
    expect(await send(code, '')).toBe('refused');
    expect((await collect(claim)).status).toBe(202);
    expect(await send(code)).toBe('sent');
  });

  test('comes by no code that is over, unknown, or made room for others of its client', async () => {
    const { begin, collect, send, clock } = start();
    expect(await send('x'.repeat(43))).toBe('over');
    const first = await begin();
    for (let more = 0; more < 5; more += 1) await begin();
    expect(await send(first.code)).toBe('over');
    const last = await begin();
    clock.set(phonePhotoSeconds * 1_000);
    expect(await send(last.code)).toBe('over');
    expect((await collect(last.claim)).status).toBe(404);
  });

  test('is asked for from no other site', async () => {
    const { ask } = start();
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const path of [pictureUploadPaths.phoneBegin, pictureUploadPaths.phoneArrived])
      expect((await ask(path, new URLSearchParams(), headers)).status).toBe(403);
  });
});
