import { extname } from 'node:path';

import type { ComposedPicture, CompositionTask } from './compose/composition.ts';
import { taskThread, type TaskThread } from './task-thread.ts';

export type Composing = TaskThread<CompositionTask, ComposedPicture>;

/** A picture takes half a second, several wait on a busy machine. */
const longestComposition = 30_000;

const composingThread = new URL(`./composing-thread${extname(import.meta.url)}`, import.meta.url);

/** In one thread: millions of pixels are computing from end to end. */
export const composeInThread = (): Composing =>
  taskThread({ file: composingThread, verb: 'compose', longest: longestComposition });
