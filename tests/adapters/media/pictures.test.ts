import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { WantedFormat } from '../../../adapters/media/choose-format.ts';
import { pictures, type PictureAnswer } from '../../../adapters/media/pictures.ts';
import { pictureStore } from '../../../adapters/media/store.ts';
import { work } from '../../../adapters/media/work.ts';
import type { CodedFormat } from '../../../core/domain/image/formats.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryFiles, systemError } from '../../fakes/picture-files.ts';

const megabyte = 1_000_000;
const sizes = { webp: 100, avif: 60, jpg: 200 } as const;

/** Something being coded, which a test ends. */
type Coding = {
  readonly what: string;
  readonly end: () => void;
  readonly fail: (cause: unknown) => void;
};

type Options = {
  readonly memory?: number;
  readonly disk?: ReturnType<typeof memoryFiles>;
  readonly waiting?: number;
  /** Formats that a test ends by hand; the others end by themselves. */
  readonly held?: readonly CodedFormat[];
  readonly sizes?: Readonly<Record<CodedFormat, number>>;
};

const setUp = (options: Options = {}) => {
  const { memory = megabyte, disk = memoryFiles(), waiting = 50, held = [] } = options;
  const drawn: number[] = [];
  const codings: Coding[] = [];
  const reports: unknown[] = [];
  const clock = manualClock(0);
  const store = pictureStore({
    folder: '/media',
    limits: { memory, disk: megabyte, files: 100, file: megabyte },
    files: disk,
    isPicture: () => true,
    clock,
    report: (error) => void reports.push(error),
  });
  const pool = work({ running: 2, urgent: waiting, later: 5, quiet: 0 });
  let offered = 0;
  const made = pictures({
    drawing: {
      draw: async ({ source }) => {
        const seed = 'seed' in source ? source.seed : 0;
        drawn.push(seed);
        return { svg: '', digest: `digest-${seed}` };
      },
      close: async () => undefined,
    },
    encode: async (_, { digest }, format) => {
      const what = `${digest}.${format}`;
      const bytes = Buffer.alloc((options.sizes ?? sizes)[format], format);
      return new Promise((resolve, reject) => {
        codings.push({ what, end: () => resolve(bytes), fail: reject });
        if (!held.includes(format)) resolve(bytes);
      });
    },
    store,
    work: {
      ...pool,
      later: (task) => {
        offered += 1;
        return pool.later(task);
      },
    },
    report: (cause) => void reports.push(cause),
  });
  const ask = (seed: number, wanted: WantedFormat, rest: AskOptions = {}): Promise<PictureAnswer> =>
    made.answer({
      request: {
        preset: 'thumb',
        density: 1,
        source: { kind: 'motif', motif: 'city', seed, ...(rest.ending && { ending: 'png' }) },
      },
      wanted,
      isHeld: (name) => name === rest.has,
      signal: rest.signal,
    });
  onTestFinished(() => {
    for (const coding of codings) coding.end();
  });
  const coded = (): readonly string[] => codings.map(({ what }) => what);
  const { close } = made;
  return { ask, codings, coded, drawn, disk, store, clock, reports, close, offered: () => offered };
};

type AskOptions = {
  readonly ending?: boolean;
  readonly has?: string;
  readonly signal?: AbortSignal;
};

/** What was answered, in short. */
const told = (answer: PictureAnswer): string =>
  'format' in answer ? `${answer.kind} ${answer.format} ${answer.isFinal}` : answer.kind;

describe('AVIF', () => {
  test.each(['avif', 'smallest'] as const)('is not made while %s is waited for', async (wanted) => {
    const { ask, coded, codings } = setUp({ held: ['avif'] });
    expect(told(await ask(1, wanted))).toBe('picture webp false');
    await vi.waitFor(() => expect(coded()).toEqual(['digest-1.webp', 'digest-1.avif']));
    // It is being made, and still nobody waits for it.
    expect(told(await ask(1, wanted))).toBe('picture webp false');
    codings[1]?.end();
    await vi.waitFor(async () => expect(told(await ask(1, wanted))).toBe('picture avif true'));
    expect(coded()).toEqual(['digest-1.webp', 'digest-1.avif']);
  });

  test('is made one at a time, and delays no other picture', async () => {
    const { ask, coded } = setUp({ held: ['avif'] });
    const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
    const burst = await Promise.all(seeds.map((seed) => ask(seed, 'avif')));
    expect(new Set(burst.map(told))).toEqual(new Set(['picture webp false']));
    const avifs = (): number => coded().filter((what) => what.endsWith('.avif')).length;
    await vi.waitFor(() => expect(avifs()).toBe(1));
    expect(told(await ask(99, 'jpg'))).toBe('picture jpg true');
    expect(told(await ask(98, 'webp'))).toBe('picture webp true');
    expect(avifs()).toBe(1);
  });

  test('gives way to WebP where it has more bytes, but for who asks for AVIF itself', async () => {
    const { ask } = setUp({ sizes: { webp: 50, avif: 50, jpg: 50 } });
    await ask(1, 'avif');
    await vi.waitFor(async () => expect(told(await ask(1, 'avif'))).toBe('picture avif true'));
    expect(told(await ask(1, 'smallest'))).toBe('picture webp true');
  });

  test('waits once for its turn, however often it is asked for', async () => {
    const { ask, codings, coded } = setUp({ held: ['avif'] });
    for (let times = 0; times < 20; times += 1) await ask(1, 'avif');
    await ask(2, 'avif');
    for (let times = 0; times < 20; times += 1) await ask(2, 'avif');
    await ask(3, 'avif');
    await vi.waitFor(() => {
      for (const coding of codings) coding.end();
      expect(coded().at(-1)).toBe('digest-3.avif');
    });
  });

  test('that cannot be made is reported, and not tried again', async () => {
    const { ask, codings, reports, coded } = setUp({ held: ['avif'] });
    await ask(1, 'avif');
    await vi.waitFor(() => expect(codings.length).toBe(2));
    codings[1]?.fail(new Error('no encoder'));
    await vi.waitFor(() => expect(reports.length).toBe(1));
    expect(told(await ask(1, 'smallest'))).toBe('picture webp false');
    expect(told(await ask(2, 'smallest'))).toBe('picture webp false');
    await vi.waitFor(() => expect(coded().at(-1)).toBe('digest-2.avif'));
    expect(coded().filter((what) => what === 'digest-1.avif').length).toBe(1);
  });
});

describe('a finished picture', () => {
  test('is neither drawn nor coded again, and read where memory has it not', async () => {
    const { ask, drawn, coded, disk } = setUp({ memory: 1 });
    await ask(1, 'webp');
    for (let times = 0; times < 5; times += 1)
      expect(told(await ask(1, 'webp', { ending: times % 2 === 0 }))).toBe('picture webp true');
    expect(drawn).toEqual([1]);
    expect(coded()).toEqual(['digest-1.webp']);
    expect(disk.done.filter((one) => one === 'read /media/digest-1.webp').length).toBe(5);
  });

  test('costs a look-up alone for who has it', async () => {
    const { ask, drawn, disk } = setUp({ memory: 1 });
    await ask(1, 'webp');
    const { length } = disk.done;
    const again = await ask(1, 'webp', { has: 'digest-1.webp' });
    expect(again).toEqual({
      kind: 'unchanged',
      format: 'webp',
      isFinal: true,
      name: 'digest-1.webp',
    });
    expect(drawn).toEqual([1]);
    expect(disk.done.length).toBe(length);
  });

  test('is found after a restart, the better format too', async () => {
    const disk = memoryFiles();
    const before = setUp({ disk });
    await before.ask(1, 'smallest');
    await vi.waitFor(() => expect(disk.contents.has('/media/digest-1.avif')).toBe(true));
    await before.close();
    const { ask, coded, store } = setUp({ disk });
    await vi.waitFor(() => expect(store.sizeOf('digest-1.avif')).toBe(60));
    expect(told(await ask(1, 'smallest'))).toBe('picture avif true');
    expect(told(await ask(1, 'smallest', { has: 'digest-1.avif' }))).toBe('unchanged avif true');
    expect(coded()).toEqual([]);
  });

  test('is made again when its file is gone', async () => {
    const { ask, disk, coded } = setUp({ memory: 1 });
    await ask(1, 'smallest');
    await vi.waitFor(() => expect(disk.contents.has('/media/digest-1.avif')).toBe(true));
    disk.contents.clear();
    expect(told(await ask(1, 'smallest'))).toBe('picture webp false');
    await vi.waitFor(() =>
      expect([...disk.contents.keys()].toSorted()).toEqual([
        '/media/digest-1.avif',
        '/media/digest-1.webp',
      ]),
    );
    expect(coded().length).toBe(4);
  });
});

describe('work that waits', () => {
  test('is dropped when its client has left, and what is being made ends', async () => {
    const { ask, codings, coded, drawn } = setUp({ held: ['webp'] });
    const clients = [1, 2, 3, 4, 5].map((seed) => ({ seed, leaving: new AbortController() }));
    const answers = clients.map(({ seed, leaving }) =>
      ask(seed, 'webp', { signal: leaving.signal }),
    );
    await vi.waitFor(() => expect(codings.length).toBe(2));
    for (const { leaving } of clients) leaving.abort();
    expect((await Promise.all(answers)).map(told)).toEqual(Array(5).fill('abandoned'));
    const thumbnail = ask(9, 'jpg');
    for (const coding of codings) coding.end();
    expect(told(await thumbnail)).toBe('picture jpg true');
    expect(coded()).toEqual(['digest-1.webp', 'digest-2.webp', 'digest-9.jpg']);
    expect(drawn).toEqual([1, 2, 9]);
    // What was made for a client that left is kept.
    expect(told(await ask(1, 'webp'))).toBe('picture webp true');
  });

  test('stays while one of its clients is there', async () => {
    const { ask, codings, coded } = setUp({ held: ['webp'] });
    const others = [ask(1, 'webp'), ask(2, 'webp')];
    await vi.waitFor(() => expect(codings.length).toBe(2));
    const leaving = new AbortController();
    const left = ask(3, 'webp', { signal: leaving.signal });
    const stayed = ask(3, 'webp', { signal: new AbortController().signal });
    leaving.abort();
    expect(told(await left)).toBe('abandoned');
    for (const coding of codings) coding.end();
    await vi.waitFor(() => expect(codings.length).toBe(3));
    codings[2]?.end();
    expect(told(await stayed)).toBe('picture webp true');
    await Promise.all(others);
    expect(coded().filter((what) => what === 'digest-3.webp').length).toBe(1);
  });

  test('starts anew for a client that comes as the last one leaves', async () => {
    const { ask, codings } = setUp({ held: ['webp'] });
    const others = [ask(1, 'webp'), ask(2, 'webp')];
    await vi.waitFor(() => expect(codings.length).toBe(2));
    const leaving = new AbortController();
    const left = ask(3, 'webp', { signal: leaving.signal });
    leaving.abort();
    const next = ask(3, 'webp');
    expect(told(await left)).toBe('abandoned');
    for (const coding of codings) coding.end();
    await vi.waitFor(() => expect(codings.length).toBe(3));
    codings[2]?.end();
    expect(told(await next)).toBe('picture webp true');
    await Promise.all(others);
  });

  test('is bounded', async () => {
    const { ask, codings } = setUp({ held: ['webp'], waiting: 3 });
    const accepted = [1, 2, 3, 4, 5].map((seed) => ask(seed, 'webp'));
    await vi.waitFor(() => expect(codings.length).toBe(2));
    expect(told(await ask(6, 'webp'))).toBe('busy');
    // Who asks for what already waits takes no other place.
    const same = ask(5, 'webp');
    await vi.waitFor(() => {
      for (const coding of codings) coding.end();
      expect(codings.length).toBe(5);
    });
    const answers = await Promise.all([...accepted, same]);
    expect(new Set(answers.map(told))).toEqual(new Set(['picture webp true']));
  });

  test('is refused once the service closes', async () => {
    const { ask, codings, close } = setUp({ held: ['webp'] });
    const answers = [1, 2, 3].map((seed) => ask(seed, 'webp'));
    await vi.waitFor(() => expect(codings.length).toBe(2));
    const closing = close();
    for (const coding of codings) coding.end();
    await closing;
    expect((await Promise.all(answers)).map(told)).toEqual([
      'picture webp true',
      'picture webp true',
      'busy',
    ]);
    expect(codings.length).toBe(2);
  });
});

describe('a disk that refuses', () => {
  test('costs no shopper a picture, and no AVIF is made in vain', async () => {
    const disk = memoryFiles();
    const { ask, coded, reports, clock, offered } = setUp({ disk, memory: 1 });
    disk.fail('write', 'ENOSPC');
    expect(told(await ask(1, 'smallest'))).toBe('picture webp false');
    expect(told(await ask(1, 'smallest'))).toBe('picture webp false');
    expect(reports).toEqual([systemError('ENOSPC'), systemError('ENOSPC')]);
    expect(disk.contents.size).toBe(0);
    expect(coded()).toEqual(['digest-1.webp', 'digest-1.webp']);
    expect(offered()).toBe(0);
    disk.fail('write', undefined);
    clock.set(60_000);
    await ask(1, 'smallest');
    await vi.waitFor(() => expect(disk.contents.has('/media/digest-1.avif')).toBe(true));
  });

  test('without descriptors is busy, not broken', async () => {
    const { ask, disk } = setUp({ memory: 1 });
    await ask(1, 'webp');
    disk.fail('read', 'EMFILE');
    expect(told(await ask(1, 'webp'))).toBe('busy');
    disk.fail('read', 'EIO');
    // A disk that cannot read costs no picture: it is made anew.
    expect(told(await ask(1, 'webp'))).toBe('picture webp true');
  });
});
