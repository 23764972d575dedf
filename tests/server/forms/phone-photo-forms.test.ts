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
import { pageMessages } from '../../../server/messages/page-messages.ts';
import { ownPictureFieldMessages } from '../../../ui/components/own-picture/messages.ts';
import { textIn } from '../../../ui/messages/text-in.ts';
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
  const sendForm = async (code: string, form: BodyInit): Promise<URLSearchParams> => {
    const query = `code=${code}&locale=de-DE`;
    const answer = await ask(`${pictureUploadPaths.phone}?${query}`, form, { Origin: 'null' });
    return new URL(answer.headers.get('Location') ?? '', 'http://a').searchParams;
  };
  const send = async (code: string, bytes = '123456789'): Promise<string | null> => {
    const form = new FormData();
    form.append('picture', new File([bytes], 'a.jpg'));
    return (await sendForm(code, form)).get('answer');
  };
  const page = async (code: string, more = '', host = 'localhost:3000'): Promise<string> => {
    const path = `${pictureUploadPaths.phone}?code=${code}${more}`;
    return (await app.request(path, { headers: { Host: host } })).text();
  };
  return { clock, sentCookies, ask, begin, collect, send, sendForm, page };
};

describe('a photo from a phone', () => {
  test('comes to the computer that asked for it, once, with the cookie that says whose it is', async () => {
    const { begin, collect, send, page, sentCookies } = start();
    const { code, claim } = await begin({ Cookie: 'a=b; __Host-pictures=old; c=d' });
    expect(code).toMatch(/^[\w-]{43}$/u);
    const waiting = await collect(claim);
    expect([waiting.status, await waiting.text()]).toEqual([202, '']);
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
    const over = await collect(claim);
    expect([over.status, await over.text()]).toEqual([404, '']);
  });

  test('is none of a computer that has no picture yet, which is told to nobody', async () => {
    const { begin, send, sentCookies } = start();
    expect(await send((await begin({ Cookie: 'a=b' })).code)).toBe('sent');
    expect(sentCookies[0]).toBeNull();
  });

  test('is asked for by a page that says in its language what has come of it', async () => {
    const { begin, page, sendForm } = start();
    const { code } = await begin();
    const form = await page(code);
    expect(form).toContain('<html lang="de">');
    expect(form).toContain('<title>Ihr Foto für den Computer</title>');
    expect(form).not.toContain('role="status"');
    expect(form).toMatch(/<main><h1>[^<]*<\/h1><p>Wir zeigen das Foto nur an dem Computer/u);
    const french = await page(code, '&locale=fr-CH', 'ch.localhost:3000');
    expect(french).toContain('<html lang="fr">');
    const said = async (more: string, of = code) => {
      const html = await page(of, more);
      const [, text] = /<p role="status">([^<]*)<\/p>/u.exec(html) ?? [];
      return [text, html.includes('<form')];
    };
    const [refused, hasForm] = await said('&answer=refused');
    expect(refused).toBe(textIn('de-DE', ownPictureFieldMessages['own-picture.refused']));
    expect(hasForm).toBe(true);
    expect(await said('&answer=nonsense')).toEqual([undefined, true]);
    expect(await said('&answer=over')).toEqual([
      textIn('de-DE', pageMessages['phone.over']),
      false,
    ]);
    const sent = [textIn('de-DE', pageMessages['phone.sent']), false];
    for (const of of [code, '']) expect(await said('&answer=sent', of)).toEqual(sent);
    expect(await said('&answer=refused', 'x')).toEqual(await said('&answer=over'));
    // Without a file the phone is asked again, by the same code.
    for (const body of [new FormData(), new URLSearchParams({ picture: 'a' }), 'a text'])
      expect(Object.fromEntries(await sendForm(code, body))).toEqual({
        code,
        locale: 'de-DE',
        answer: 'refused',
      });
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
