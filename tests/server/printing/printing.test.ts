/** From a queued order to the files in the lab's folder, and to nothing that is left of them. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { pictureUploads } from '../../../adapters/media/picture-uploads.ts';
import { folderHandOver } from '../../../adapters/print/hand-over/folder.ts';
import { printedFiles } from '../../../adapters/print/printed-files.ts';
import { renderPages } from '../../../adapters/print/render-pages.ts';
import { renderPrint } from '../../../adapters/print/render-print.ts';
import type { RenderAnswer, RenderRequest } from '../../../adapters/print/rendering.ts';
import { placedOrder } from '../../../core/domain/order/next-order.ts';
import type { PrintTask } from '../../../core/domain/print/print-job.ts';
import { canonicalJson } from '../../../core/domain/print/canonical-json.ts';
import { photoLifetimes } from '../../../core/domain/print/retention.ts';
import { noHolidays } from '../../../core/domain/time/holidays.ts';
import { E } from '../../../core/fp.ts';
import type { LabHandOver } from '../../../core/ports/hand-over.ts';
import {
  createPrinting,
  printDue,
  type PrintingSettings,
} from '../../../server/printing/printing.ts';
import { printedOrders } from '../../../server/printing/printed-orders.ts';
import { orderOf } from '../../arbitraries/order.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryPrintJobs } from '../../fakes/print-jobs.ts';

const folders = await mkdtemp(join(tmpdir(), 'printing-'));
afterAll(() => rm(folders, { recursive: true, force: true }));

const photo = new Uint8Array(
  await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
);

const never = new AbortController().signal;

const untilAborted = (_milliseconds: number, signal?: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
};

/** In this process; the other one has its own tests. */
const renderHere = async (request: RenderRequest): Promise<RenderAnswer> => ({
  kind: 'rendered',
  result: await (request.kind === 'pages' ? renderPages(request) : renderPrint(request)),
  peakBytes: 0,
});

/** A shop with an uploaded photo that an order holds. */
const world = async (
  name: string,
  wrap: (handOver: LabHandOver) => LabHandOver = (handOver) => handOver,
) => {
  const data = join(folders, name);
  const clock = manualClock(0);
  const log = recordingLog();
  const uploads = pictureUploads(join(data, 'customer-pictures'), clock);
  const begun = await uploads.begin('owner', photo.byteLength, 'client');
  const id = E.isRight(begun) ? begun.right.id : '';
  await uploads.append('owner', id, 0, photo);
  await uploads.complete('owner', id, { client: '', signal: never });
  const held = await uploads.originals.holdForOrder(id, 'order')();
  const { digest, size, orientation } = E.isRight(held)
    ? held.right
    : await Promise.reject(held.left);
  const jobs = memoryPrintJobs(clock);
  const rendered: string[] = [];
  const told: string[] = [];
  const order = {
    isPlaced: true,
    placed: placedOrder(orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'redirect' })),
  };
  const settings: PrintingSettings & { readonly told: readonly string[] } = {
    jobs,
    files: printedFiles({
      folder: join(data, 'print'),
      originalFile: uploads.originalFile,
      render: (request) => (
        rendered.push(request.kind === 'pages' ? request.id : request.photo.digest),
        renderHere(request)
      ),
      holidaysOf: noHolidays,
      type: 'tiff',
      profile: undefined,
    }),
    handOver: wrap(folderHandOver(join(data, 'hand-over'))),
    told,
    orders: printedOrders({
      orders: {
        find: (orderId) => async () =>
          E.right(orderId === 'order' && order.isPlaced ? order.placed.order : undefined),
        apply: (_, event) => async () => {
          told.push(event.kind);
          return E.right(order.placed.order);
        },
      },
      openHolds: uploads.openHolds,
      letLapse: uploads.letLapse,
    }),
    sweepPhotos: uploads.sweep,
    clock,
    log,
    sleep: untilAborted,
  };
  const render = (item: number, more: Partial<typeof crop> = {}): PrintTask => ({
    kind: 'render',
    orderId: 'order',
    orderNumber: '2026-ABC',
    item,
    job: {
      kind: 'photo',
      article: { designer: 'photo-frame', query: 'materialType=leinwand' },
      picture: {
        materialType: 'leinwand',
        format: { width: 80, height: 80, unit: 'cm' },
        options: [],
      },
      photo: { uploadId: id, digest, size, orientation, crop: { ...crop, ...more } },
      quantity: 2,
    },
  });
  const handOver: PrintTask = { kind: 'hand-over', orderId: 'order', orderNumber: '2026-ABC' };
  const queue = (task: PrintTask) => jobs.enqueue(task)();
  const run = () => printDue(settings, never, { nextAt: 0 });
  const stateOf = async () => {
    const known = await jobs.list('order')();
    return E.isRight(known) ? known.right.map(({ state, failure }) => failure ?? state) : [];
  };
  return {
    data,
    clock,
    log,
    uploads,
    id,
    jobs,
    order,
    rendered,
    settings,
    render,
    handOver,
    queue,
    run,
    stateOf,
  };
};

const crop = { left: 0, top: 0, width: 200, height: 200 };

test('an order’s prints lie with their tickets at the lab, and their order knows it', async () => {
  const { data, rendered, settings, render, handOver, queue, run } = await world('order');
  await queue(render(0));
  await queue(render(1));
  await run();
  expect(settings.told).toEqual(['rendered', 'rendered']);
  // The same print twice is made once.
  expect([rendered.length, (await filesIn(join(data, 'print'))).length]).toEqual([1, 1]);
  await queue(handOver);
  await run();
  const lab = join(data, 'hand-over');
  expect(await filesIn(lab)).toEqual(
    ['1.json', '1.tif', '2.json', '2.tif'].map((file) => `2026-ABC/${file}`),
  );
  expect([settings.told.at(-1), await filesIn(join(data, 'print'))]).toEqual(['handed-over', []]);
  const print = await readFile(join(lab, '2026-ABC/2.tif'));
  const ticket = await readFile(join(lab, '2026-ABC/2.json'), 'utf8');
  expect(JSON.parse(ticket)).toMatchObject({
    order: '2026-ABC',
    position: 2,
    amount: 2,
    product: { material: 'leinwand', options: [], format: { width: 80 } },
    micrometres: { front: { width: 80_000, height: 80_000, left: 45_000 } },
    original: { sha256: createHash('sha256').update(photo).digest('hex'), orientation: 1, crop },
    file: { sha256: createHash('sha256').update(print).digest('hex'), bytes: print.byteLength },
  });
  expect(`${canonicalJson(JSON.parse(ticket))}\n`).toBe(ticket);
});

test('pages are handed over as PDF with their ticket, and what has no file with a ticket alone', async () => {
  const { data, jobs, handOver, queue, run, stateOf, clock } = await world('pages');
  const of = { kind: 'render', orderId: 'order', orderNumber: '2026-ABC' } as const;
  const label = { name: 'Elena', details: ['Stückzahl 20'] };
  const article = { designer: 'card', query: 'themeId=elena&quantity=20&locale=de-DE' } as const;
  const named = { article, label, quantity: 3 };
  const placed = { channel: 'kartenliebe', locale: 'de-DE', placedAt: 86_400_000 } as const;
  await queue({ ...of, item: 0, job: { kind: 'pages', ...named, ...placed } });
  await queue({ ...of, item: 1, job: { kind: 'not-printable', ...named } });
  await run();
  expect(await stateOf()).toEqual(['done', 'done']);
  await queue(handOver);
  await run();
  const lab = join(data, 'hand-over/2026-ABC');
  expect(await filesIn(lab)).toEqual(['1.json', '1.pdf', '2.json']);
  const print = await readFile(join(lab, '1.pdf'));
  expect(print.toString('latin1', 0, 9)).toBe('%PDF-1.6\n');
  expect(print.includes('/CreationDate (D:19700102000000Z)')).toBe(true);
  const told = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(lab, name), 'utf8'));
  expect(await told('1.json')).toMatchObject({
    order: '2026-ABC',
    position: 1,
    amount: 3,
    product: { themeId: 'elena', quantity: '20' },
    artworks: [{ pages: [{ name: 'front' }, { name: 'inside' }, { name: 'back' }] }],
    file: {
      sha256: createHash('sha256').update(print).digest('hex'),
      bytes: print.byteLength,
      type: 'pdf',
    },
  });
  expect(await told('2.json')).toMatchObject({ position: 2, amount: 3, label, file: null });
  await jobs.delivered('order', clock.now())();
  clock.set(photoLifetimes.delivered + 1);
  await run();
  expect(await filesIn(join(data, 'hand-over'))).toEqual([]);
});

test('a file that is gone when it is handed over is made again, the same', async () => {
  const { data, rendered, render, handOver, queue, run, jobs } = await world('lost');
  await queue(render(0));
  await run();
  const known = await jobs.list('order')();
  const file = E.isRight(known) ? known.right[0]?.file : undefined;
  const digest = file === undefined || file.type === 'none' ? undefined : file.digest;
  await rm(join(data, 'print'), { recursive: true });
  await queue(handOver);
  await run();
  expect(rendered).toHaveLength(2);
  const print = await readFile(join(data, 'hand-over/2026-ABC/1.tif'));
  expect(createHash('sha256').update(print).digest('hex')).toBe(digest);
});

test('what cannot be made is given up and told at once, what fails is tried again', async () => {
  let isAway = true;
  const away = E.left({ kind: 'hand-over-unavailable', reason: 'ECONNREFUSED' } as const);
  const { log, settings, render, handOver, queue, run, clock, stateOf } = await world(
    'fails',
    (lab) => ({
      ...lab,
      bring: (file) => (isAway ? async () => away : lab.bring(file)),
    }),
  );
  await queue(render(0));
  await queue(render(1, { left: 150 }));
  await run();
  expect(await stateOf()).toEqual(['done', 'the crop leaves the photo']);
  expect(settings.told.toSorted()).toEqual(['render-dead', 'rendered']);
  await queue(handOver);
  await run();
  isAway = false;
  await run();
  expect(await stateOf()).toContain('ECONNREFUSED');
  clock.set(60_000);
  await run();
  expect(settings.told.at(-1)).toBe('handed-over');
  expect(log.reports).toEqual([
    { code: 'print-given-up', facts: { id: 'order/1', reason: 'the crop leaves the photo' } },
    { code: 'print-failed', facts: { id: 'order/hand-over', reason: 'ECONNREFUSED' } },
  ]);
});

test('thirty days after delivery nothing of photo and print is on the disk', async () => {
  const { data, uploads, id, jobs, render, handOver, queue, run, clock } = await world('kept');
  await queue(render(0));
  await run();
  await queue(handOver);
  await run();
  await uploads.remove('owner', id);
  clock.set(photoLifetimes.unordered * 10);
  await run();
  expect(await filesIn(data)).toHaveLength(5);
  await jobs.delivered('order', clock.now())();
  await uploads.originals.delivered(id, 'order', clock.now())();
  clock.set(clock.now() + photoLifetimes.delivered - 1);
  await run();
  expect(await filesIn(data)).toHaveLength(5);
  clock.set(clock.now() + photoLifetimes.unfinished);
  await run();
  await expect.poll(() => filesIn(data)).toEqual([]);
  expect(await jobs.list('order')()).toEqual(E.right([]));
});

test('a photo whose order was never placed goes after its two weeks', async () => {
  const { data, order, run, clock } = await world('orphan');
  order.isPlaced = false;
  await run();
  expect(await filesIn(data)).toHaveLength(3);
  clock.set(photoLifetimes.unordered + 1);
  await run();
  await expect.poll(() => filesIn(data)).toEqual([]);
});

test('what an earlier process was making is removed, and what it left undone is done at the start and when woken', async () => {
  const { data, settings, clock, render, handOver, queue, run } = await world('start');
  await queue(render(0));
  await run();
  await writeFile(join(data, 'print', 'half.part'), '');
  clock.set(Date.now() + 3_600_000);
  const paused = Promise.withResolvers<void>();
  const printing = createPrinting();
  printing.start({
    ...settings,
    sleep: (milliseconds, signal) => (paused.resolve(), untilAborted(milliseconds, signal)),
  });
  await paused.promise;
  expect((await filesIn(join(data, 'print'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  await queue(handOver);
  printing.wake();
  await expect.poll(() => settings.told).toContain('handed-over');
  await printing.close();
});

test('a lease that is lost ends the work, and whoever took it over counts', async () => {
  const { settings, render, queue, jobs, stateOf } = await world('lease');
  await queue(render(0));
  const started = Promise.withResolvers<AbortSignal>();
  const beat = Promise.withResolvers<void>();
  const files = {
    ...settings.files,
    make: async (_task: unknown, signal: AbortSignal) => {
      started.resolve(signal);
      await untilAborted(0, signal).catch(() => undefined);
      return E.left({ reason: 'stopped', again: 'later' } as const);
    },
  };
  const running = printDue(
    {
      ...settings,
      files,
      sleep: (milliseconds, signal) =>
        Promise.race([beat.promise, untilAborted(milliseconds, signal)]),
    },
    never,
    { nextAt: Infinity },
  );
  const signal = await started.promise;
  expect(signal.aborted).toBe(false);
  await jobs.stop('order')();
  beat.resolve();
  await running;
  expect([signal.aborted, await stateOf()]).toEqual([true, ['stopped']]);
});
