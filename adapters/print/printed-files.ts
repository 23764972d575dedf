/**
 * Print files in a folder, by what they were made of: asked for twice, the second finds the first.
 * They wait there until the lab has them.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import type {
  ItemPlace,
  PrintedFile,
  PrintFile,
  PrintFileType,
  RenderTask,
} from '../../core/domain/print/print-job.ts';
import { unprintedTicket, type RenderedBytes } from '../../core/domain/print/print-ticket.ts';
import { E } from '../../core/fp.ts';
import { fileDigest } from '../shared/file-digest.ts';
import { isMissingFile } from '../shared/thrown.ts';
import { typefacesDigest } from '../shared/typefaces/read-typefaces.ts';
import {
  failure,
  renderingOf,
  type PrintFailure,
  type Rendering,
  type RenderingSettings,
} from './renderings.ts';
import type { RenderAnswer, RenderRequest } from './rendering.ts';

type PrintedFileSettings = RenderingSettings & {
  readonly folder: string;
  readonly render: (request: RenderRequest, signal: AbortSignal) => Promise<RenderAnswer>;
};

export type PrintedFiles = {
  readonly make: (
    task: RenderTask,
    signal: AbortSignal,
  ) => Promise<E.Either<PrintFailure, PrintedFile>>;
  readonly read: (file: PrintFile) => AsyncIterable<Uint8Array<ArrayBuffer>>;
  readonly remove: (file: PrintedFile) => Promise<void>;
  /** What a process was making when it ended, before an instant in milliseconds since 1970. */
  readonly removeUnfinished: (before: number) => Promise<void>;
};

/** Changes with whatever changes a file's bytes. */
const ownVersion = 2;

const libraries = `sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`;

const unfinished = '.part';

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

/** Of what a process said, what it would say again. */
const lastingReasons = /^(?:another original|no original|cannot be drawn)/u;

export const printedFiles = (settings: PrintedFileSettings): PrintedFiles => {
  const { folder, render, profile } = settings;
  const pathOf = ({ address, type: ending }: Pick<PrintFile, 'address' | 'type'>): string =>
    join(folder, `${address}.${ending}`);

  const rendererOf = async (fileType: PrintFileType): Promise<string> => {
    const colours = profile === undefined ? 'srgb' : digestOf(await readFile(profile));
    const letters = fileType === 'pdf' ? `, typefaces ${typefacesDigest()}` : '';
    return `passepartout ${ownVersion}, ${libraries}, ${colours}${letters}`;
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
    address: string,
    { request }: Rendering,
    signal: AbortSignal,
  ): Promise<E.Either<PrintFailure, undefined>> => {
    const output = `${path}.${randomUUID()}${unfinished}`;
    const asked = await request(output, address);
    if (E.isLeft(asked)) return asked;
    const answer = await render(asked.right, signal);
    if (answer.kind === 'failed') {
      await rm(output, { force: true });
      return failure(answer.reason, lastingReasons.test(answer.reason) ? 'never' : 'later');
    }
    await settle(output, path);
    return E.right(undefined);
  };

  const makeFile = async (
    rendering: Rendering,
    place: ItemPlace,
    signal: AbortSignal,
  ): Promise<E.Either<PrintFailure, PrintedFile>> => {
    const { type, content, ticket } = rendering;
    await mkdir(folder, { recursive: true });
    const renderer = await rendererOf(type);
    const address = digestOf(`${type}\n${renderer}\n${content}`);
    const path = pathOf({ address, type });
    if ((await made(path)) === undefined) {
      const rendered = await renderTo(path, address, rendering, signal);
      if (E.isLeft(rendered)) return rendered;
    }
    const bytes = await made(path);
    if (bytes === undefined) return failure('the file is gone');
    const known = { ...bytes, type };
    return E.right({ address, ...known, ticket: ticket(place, { ...known, renderer }) });
  };

  return {
    make: async (task, signal) => {
      const { job } = task;
      if (job.kind === 'not-printable')
        return E.right({ type: 'none', ticket: unprintedTicket(task, job) });
      const rendering = renderingOf(job, settings);
      return E.isLeft(rendering) ? rendering : makeFile(rendering.right, task, signal);
    },
    read: (file) => bytesOf(pathOf(file)),
    remove: async (file) => {
      if (file.type !== 'none') await rm(pathOf(file), { force: true });
    },
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
