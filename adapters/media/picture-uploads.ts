/**
 * A folder for each; the bytes that have arrived are the offset. What is answered lies on the disk:
 * a process that ends loses nothing.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createAdmission, type Asker } from '../shared/admission.ts';
import { longWorksAtOnce } from '../shared/long-work.ts';
import { isMissingFile } from '../shared/thrown.ts';
import {
  checkByteCount,
  checkOwnPicture,
  pictureHeadBytes,
} from '../../core/domain/image/own-picture.ts';
import { readPictureHead } from '../../core/domain/image/picture-head.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Originals } from '../../core/ports/originals.ts';
import type {
  PictureUpload,
  PictureUploadError,
  UploadedPicture,
} from '../../core/ports/picture-uploads.ts';
import { keptInTurn } from './kept-in-turn.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { keptOriginals, openHolds, type KeptOriginals, type OpenHold } from './kept-originals.ts';
import { originalFacts } from './original-facts.ts';
import { writeAt } from './write-at.ts';
import {
  isUploadedType,
  isOrdered,
  isUploadExpired,
  isUploadId,
  readUploadFacts,
  uploadKeptUntil,
  usualUploadLimits,
  type KnownUpload,
  type UploadFacts,
  type UploadLimits,
} from './picture-upload-facts.ts';

type Answer = E.Either<PictureUploadError, PictureUpload>;

/** Kept until then, in milliseconds since 1970. */
type KeptPicture = Pick<UploadedPicture, 'size'> & {
  readonly id: string;
  readonly keptUntil: number;
};

/** An owner is a hash of what the visitor's cookie holds. */
export type PictureUploadStore = {
  readonly begin: (owner: string, byteCount: number, client: string) => Promise<Answer>;
  readonly append: (
    owner: string,
    id: string,
    offset: number,
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<Answer>;
  readonly find: (owner: string, id: string) => Promise<Answer>;
  /** The finished ones of an owner that no order needs, the newest first. */
  readonly list: (owner: string) => Promise<readonly KeptPicture[]>;
  /** Photos of orders, whoever sent them. */
  readonly originals: Originals;
  /** The file of a finished picture; undefined where it is not there. */
  readonly originalFile: (id: string) => Promise<string | undefined>;
  /** Removes what has expired, when it is time to. */
  readonly sweep: () => Promise<void>;
  /** Orders that alone keep a picture and are no longer being placed, as far as it is known here. */
  readonly openHolds: () => Promise<readonly OpenHold[]>;
  readonly letLapse: KeptOriginals['letLapse'];
  /** Looks at the picture, in turns between clients. */
  readonly complete: (owner: string, id: string, asker: Asker) => Promise<Answer>;
  readonly remove: (owner: string, id: string) => Promise<E.Either<PictureUploadError, undefined>>;
  /** The finished picture, as WebP. */
  readonly screen: (
    owner: string,
    id: string,
  ) => Promise<E.Either<PictureUploadError, Uint8Array<ArrayBuffer>>>;
};

/** At the end of the name of a folder that is being made. */
const unfinished = '.new';

/** When the process starts; each has a file open. */
const readAtOnce = 32;

/** Milliseconds. */
const sweepEvery = 900_000;

/** Milliseconds until a look begins. */
const lookPatience = 2_000;

/** A look may take some hundred megabytes; one client delays another by no more than one of them. */
const looks = { running: longWorksAtOnce(), each: 1, waiting: 16, share: 4 } as const;

const unavailable = (reason: string): E.Either<PictureUploadError, never> =>
  E.left({ kind: 'uploads-unavailable', reason });

/** A failure is an outage. */
const guarded = async <A>(
  act: () => Promise<E.Either<PictureUploadError, A>>,
): Promise<E.Either<PictureUploadError, A>> => {
  try {
    return await act();
  } catch (error) {
    return unavailable(String(error));
  }
};

/** Opens the uploads in a folder of their own. */
export const pictureUploads = (
  folder: string,
  clock: Clock,
  limits: UploadLimits = usualUploadLimits,
): PictureUploadStore => {
  const fileOf = (id: string, name: 'original' | 'facts.json' | 'screen.webp' | ''): string =>
    join(folder, id, name);
  let opening: Promise<Map<string, KnownUpload>> | undefined;
  let sweptAt = clock.now();
  const admission = createAdmission({
    ...looks,
    patience: { milliseconds: lookPatience, now: clock.now },
  });
  const inTurn = keptInTurn();

  const readKnown = async (id: string): Promise<KnownUpload | undefined> => {
    try {
      const facts = readUploadFacts(await readFile(fileOf(id, 'facts.json'), 'utf8'));
      return facts && { ...facts, offset: (await stat(fileOf(id, 'original'))).size };
    } catch (error) {
      // A read that fails now is not a reason to remove a shopper's picture.
      if (!isMissingFile(error)) throw error;
      return undefined;
    }
  };

  const readAll = async (): Promise<Map<string, KnownUpload>> => {
    await mkdir(folder, { recursive: true });
    const waiting = await readdir(folder);
    const all = new Map<string, KnownUpload>();
    const lane = async (): Promise<void> => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const known = isUploadId(id) ? await readKnown(id) : undefined;
        if (known !== undefined) all.set(id, known);
        // Was being made or removed when the process ended: nobody was told of it.
        else await rm(fileOf(id, ''), { recursive: true, force: true });
      }
    };
    await Promise.all(Array.from({ length: readAtOnce }, lane));
    return all;
  };

  /** Replaced as a whole: a process that ends leaves the old facts or the new ones. */
  const writeFacts = async (id: string, facts: UploadFacts) => {
    const next = `${fileOf(id, 'facts.json')}.next`;
    const { owner, byteCount, begunAt, picture, original, holds } = facts;
    const kept = { owner, byteCount, begunAt, picture, original, holds };
    await writeFile(next, JSON.stringify(kept), { flush: true });
    await rename(next, fileOf(id, 'facts.json'));
  };

  const drop = async (all: Map<string, KnownUpload>, id: string): Promise<void> => {
    all.delete(id);
    await rm(fileOf(id, ''), { recursive: true, force: true });
  };

  /** Another process may have ordered it meanwhile. */
  const refresh = async (
    all: Map<string, KnownUpload>,
    id: string,
  ): Promise<KnownUpload | undefined> => {
    const found = await readKnown(id);
    const known = found && { ...found, client: all.get(id)?.client };
    if (known === undefined) all.delete(id);
    else all.set(id, known);
    return known;
  };

  /** Its folder goes once nobody works on it; one that stays goes at the next start. */
  const sweep = (all: Map<string, KnownUpload>, id: string): void => {
    all.delete(id);
    inTurn(id, () => drop(all, id)).catch(() => undefined);
  };

  const sweepExpired = (all: Map<string, KnownUpload>, id: string): void => {
    inTurn(id, async () => {
      const found = await refresh(all, id);
      if (found === undefined || isUploadExpired(found, clock.now())) await drop(all, id);
    }).catch(() => undefined);
  };

  /** The oldest unfinished ones make room; false where they are not enough. */
  const makeRoom = (
    all: Map<string, KnownUpload>,
    wanted: string,
    bytes: number,
    most: { readonly count: number; readonly bytes: number },
    client?: string,
  ): boolean => {
    const started = [...all].filter(
      ([, one]) =>
        one.offset > 0 && !isOrdered(one) && (client === undefined || one.client === client),
    );
    let used = started.reduce((sum, [, { offset }]) => sum + offset, bytes);
    let count = started.length + (started.some(([id]) => id === wanted) ? 0 : 1);
    const oldest = started
      .filter(([id, { picture }]) => id !== wanted && picture === undefined)
      .toSorted(([, one], [, other]) => one.begunAt - other.begunAt);
    for (const [id, { offset }] of oldest) {
      if (used <= most.bytes && count <= most.count) break;
      sweep(all, id);
      used -= offset;
      count -= 1;
    }
    return used <= most.bytes && count <= most.count;
  };

  /** The oldest without a byte, where there are too many: strangers cost no disk. */
  const dropEmpty = (all: Map<string, KnownUpload>): void => {
    const empty = [...all].filter(([, { offset }]) => offset === 0);
    if (empty.length <= limits.empty) return;
    const oldest = empty.toSorted(([, one], [, other]) => one.begunAt - other.begunAt);
    for (const [id] of oldest.slice(0, empty.length - limits.empty))
      inTurn(id, async () => {
        // Its first bytes may have come meanwhile.
        if (all.get(id)?.offset === 0) await drop(all, id);
      }).catch(() => undefined);
  };

  const uploads = async (): Promise<Map<string, KnownUpload>> => {
    opening ??= readAll().catch((error: unknown) => {
      // The next one who asks tries again.
      opening = undefined;
      throw error;
    });
    const all = await opening;
    const now = clock.now();
    if (now - sweptAt >= sweepEvery) {
      sweptAt = now;
      for (const [id, known] of all) if (isUploadExpired(known, now)) sweepExpired(all, id);
    }
    return all;
  };

  const answerOf = (id: string, { byteCount, offset, picture }: KnownUpload): Answer =>
    E.right({ id, byteCount, offset, ...(picture && { picture }) });

  /** One thing after the other. */
  const withUpload = <A>(
    owner: string,
    id: string,
    act: (
      known: KnownUpload,
      all: Map<string, KnownUpload>,
    ) => Promise<E.Either<PictureUploadError, A>>,
  ): Promise<E.Either<PictureUploadError, A>> =>
    inTurn(id, () =>
      guarded(async () => {
        const all = await uploads();
        // Another process may have begun it, or gone on with it.
        const known = isUploadId(id) ? await refresh(all, id) : undefined;
        return known === undefined || known.owner !== owner || isUploadExpired(known, clock.now())
          ? E.left({ kind: 'upload-not-found', id })
          : act(known, all);
      }),
    );

  const change = async (
    all: Map<string, KnownUpload>,
    id: string,
    next: KnownUpload,
  ): Promise<void> => {
    await writeFacts(id, next);
    all.set(id, next);
  };

  const originals = keptOriginals({
    turn: (id, act) => inTurn(id, async () => act(await uploads())),
    read: refresh,
    change,
    drop,
    fileOf: (id) => fileOf(id, 'original'),
    clock,
  });

  const refuseAll = async (
    all: Map<string, KnownUpload>,
    id: string,
    error: PictureUploadError,
  ): Promise<E.Either<PictureUploadError, never>> => {
    await drop(all, id);
    return E.left(error);
  };

  return {
    originals,
    originalFile: async (id) =>
      E.isRight(await originals.find(id)()) ? fileOf(id, 'original') : undefined,
    sweep: async () => void (await uploads()),
    openHolds: async () => openHolds(await uploads(), clock.now()),
    letLapse: originals.letLapse,
    begin: (owner, byteCount, client) =>
      guarded(async () => {
        const counted = checkByteCount(byteCount);
        if (E.isLeft(counted)) return counted;
        const all = await uploads();
        const now = clock.now();
        const own = [...all.values()].filter(
          (known) => known.owner === owner && !isOrdered(known) && !isUploadExpired(known, now),
        );
        if (own.length >= limits.ofOwner) return E.left({ kind: 'uploads-too-many' });
        const id = randomBytes(32).toString('base64url');
        const facts = { owner, byteCount, begunAt: now, client };
        // Before the first wait: two that begin at once count each other.
        all.set(id, { ...facts, offset: 0 });
        try {
          // Under its name it is there as a whole: a process that starts removes what is there by half.
          const made = `${id}${unfinished}`;
          await mkdir(fileOf(made, ''), { recursive: true });
          await writeFile(fileOf(made, 'original'), '');
          await writeFacts(made, facts);
          await rename(fileOf(made, ''), fileOf(id, ''));
        } catch (error) {
          all.delete(id);
          throw error;
        }
        dropEmpty(all);
        return answerOf(id, { ...facts, offset: 0 });
      }),
    append: (owner, id, offset, bytes) =>
      withUpload(owner, id, async (known, all) => {
        if (offset !== known.offset || offset + bytes.byteLength > known.byteCount)
          return E.left({ kind: 'upload-offset-wrong', id });
        if (offset === 0 && bytes.byteLength > 0) {
          const head = readPictureHead(bytes.subarray(0, pictureHeadBytes));
          const checked = checkOwnPicture(known.byteCount, head);
          if (E.isLeft(checked)) return refuseAll(all, id, checked.left);
          if (!isUploadedType(checked.right.type))
            return refuseAll(all, id, { kind: 'picture-type-unknown' });
        }
        const { client } = known;
        const { byteLength } = bytes;
        const ofClient = { bytes: limits.bytesOfClient, count: limits.started };
        if (client !== undefined && !makeRoom(all, id, byteLength, ofClient, client))
          return unavailable('the client’s share of the disk is full');
        if (!makeRoom(all, id, byteLength, { bytes: limits.bytes, count: limits.started }))
          return unavailable('the disk’s share is full');
        await writeAt(fileOf(id, 'original'), offset, bytes);
        // It made room for others meanwhile.
        if (!all.has(id)) return E.left({ kind: 'upload-not-found', id });
        const next = { ...known, offset: offset + bytes.byteLength };
        all.set(id, next);
        return answerOf(id, next);
      }),
    find: (owner, id) => withUpload(owner, id, async (known) => answerOf(id, known)),
    list: async (owner) => {
      const own = [...(await uploads())].filter(
        ([, known]) =>
          known.owner === owner && !isOrdered(known) && !isUploadExpired(known, clock.now()),
      );
      return own
        .toSorted(([, one], [, other]) => other.begunAt - one.begunAt)
        .flatMap(([id, known]) =>
          known.picture === undefined
            ? []
            : [{ id, size: known.picture.size, keptUntil: uploadKeptUntil(known) }],
        );
    },
    complete: (owner, id, { client, signal }) =>
      withUpload(owner, id, async (known, all) => {
        if (known.picture !== undefined) return answerOf(id, known);
        if (known.offset < known.byteCount) return E.left({ kind: 'upload-incomplete', id });
        const admitted = await admission.run(client, signal, () =>
          lookAtPicture(fileOf(id, 'original'), signal),
        );
        if (admitted.kind !== 'done' || signal.aborted)
          return unavailable('too many pictures are looked at');
        const looked = admitted.value;
        if (E.isLeft(looked)) return refuseAll(all, id, looked.left);
        if (!all.has(id)) return E.left({ kind: 'upload-not-found', id });
        const { picture, screen } = looked.right;
        await writeFile(fileOf(id, 'screen.webp'), screen, { flush: true });
        const next = { ...known, picture, original: await originalFacts(fileOf(id, 'original')) };
        await writeFacts(id, next);
        all.set(id, next);
        return answerOf(id, next);
      }),
    remove: (owner, id) =>
      withUpload(owner, id, async (_known, all) => {
        const found = await refresh(all, id);
        // Its order needs it: it is nobody's until then.
        if (found !== undefined && isOrdered(found)) await change(all, id, { ...found, owner: '' });
        else await drop(all, id);
        return E.right(undefined);
      }),
    screen: (owner, id) =>
      withUpload(owner, id, async ({ picture }) =>
        picture === undefined
          ? E.left({ kind: 'upload-not-found', id })
          : E.right(new Uint8Array(await readFile(fileOf(id, 'screen.webp')))),
      ),
  };
};
