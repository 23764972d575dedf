/**
 * Print files in a folder, by what they were made of: asked for twice, the second finds the first.
 * They wait there until the lab has them.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import type { PrintedFile, RenderTask } from '../../core/domain/print/print-job.ts';
import { liesInPhoto } from '../../core/domain/print/print-job.ts';
import {
  printedContent,
  printTicket,
  type RenderedBytes,
} from '../../core/domain/print/print-ticket.ts';
import { E } from '../../core/fp.ts';
import { fileDigest } from '../shared/file-digest.ts';
import { isMissingFile } from '../shared/thrown.ts';
import type { RenderAnswer, RenderRequest } from './rendering.ts';

export type PrintSettings = {
  readonly type: RenderedBytes['type'];
  /** The lab's ICC profile, a file; without it sRGB. */
  readonly profile: string | undefined;
};

type PrintedFileSettings = PrintSettings & {
  readonly folder: string;
  /** Undefined where an original is not there. */
  readonly originalFile: (uploadId: string) => Promise<string | undefined>;
  readonly render: (request: RenderRequest, signal: AbortSignal) => Promise<RenderAnswer>;
};

/** Why there is no file; `never`: there will be none. */
type PrintFailure = { readonly reason: string; readonly again: 'later' | 'never' };

export type PrintedFiles = {
  readonly make: (
    task: RenderTask,
    signal: AbortSignal,
  ) => Promise<E.Either<PrintFailure, PrintedFile>>;
  readonly read: (file: PrintedFile) => AsyncIterable<Uint8Array<ArrayBuffer>>;
  readonly remove: (file: PrintedFile) => Promise<void>;
  /** What a process was making when it ended, before an instant in milliseconds since 1970. */
  readonly removeUnfinished: (before: number) => Promise<void>;
};

/** Changes with whatever changes a file's bytes. */
const ownVersion = 1;

const libraries = `sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`;

const unfinished = '.part';

const failure = (reason: string, again: PrintFailure['again'] = 'later') =>
  E.left({ reason, again });

/** A file that was renamed only after it was whole on the disk is whole. */
const settle = async (part: string, path: string): Promise<void> => {
  const file = await open(part, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
};

async function* bytesOf(path: string): AsyncIterable<Uint8Array<ArrayBuffer>> {
  // A stream's chunks are bytes, as it has no encoding.
  const chunks: AsyncIterable<Buffer<ArrayBuffer>> = createReadStream(path, {
    highWaterMark: 1_048_576,
  });
  for await (const chunk of chunks) yield new Uint8Array(chunk);
}

const digestOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

export const printedFiles = ({
  folder,
  originalFile,
  render,
  type,
  profile,
}: PrintedFileSettings): PrintedFiles => {
  const pathOf = (address: string): string => join(folder, `${address}.${type}`);

  const rendererOf = async (): Promise<string> => {
    const colours = profile === undefined ? 'srgb' : digestOf(await readFile(profile));
    return `passepartout ${ownVersion}, ${libraries}, ${colours}`;
  };

  const made = async (
    path: string,
  ): Promise<Pick<RenderedBytes, 'digest' | 'byteCount'> | undefined> => {
    try {
      const { size: byteCount } = await stat(path);
      return { digest: await fileDigest(path), byteCount };
    } catch (error) {
      if (!isMissingFile(error)) throw error;
      return undefined;
    }
  };

  const renderTo = async (
    path: string,
    { job }: RenderTask,
    signal: AbortSignal,
  ): Promise<E.Either<PrintFailure, undefined>> => {
    const original = await originalFile(job.photo.uploadId);
    if (original === undefined) return failure('no original', 'never');
    const output = `${path}.${randomUUID()}${unfinished}`;
    const { picture, photo } = job;
    const answer = await render({ original, output, picture, photo, type, profile }, signal);
    if (answer.kind === 'failed') {
      await rm(output, { force: true });
      return failure(answer.reason, answer.reason === 'another original' ? 'never' : 'later');
    }
    await settle(output, path);
    return E.right(undefined);
  };

  return {
    make: async (task, signal) => {
      if (!liesInPhoto(task.job.photo)) return failure('the crop leaves the photo', 'never');
      await mkdir(folder, { recursive: true });
      const renderer = await rendererOf();
      const address = digestOf(`${type}\n${renderer}\n${printedContent(task)}`);
      const path = pathOf(address);
      if ((await made(path)) === undefined) {
        const rendered = await renderTo(path, task, signal);
        if (E.isLeft(rendered)) return rendered;
      }
      const bytes = await made(path);
      if (bytes === undefined) return failure('the file is gone');
      const ticket = printTicket(task, { ...bytes, type, renderer });
      return E.right({ address, ...bytes, type, ticket });
    },
    read: ({ address }) => bytesOf(pathOf(address)),
    remove: ({ address }) => rm(pathOf(address), { force: true }),
    removeUnfinished: async (before) => {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (name.endsWith(unfinished) && (await stat(path)).mtimeMs < before)
          await rm(path, { force: true });
      }
    },
  };
};
