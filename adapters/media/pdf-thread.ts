/** The thread that draws PDFs (`draw-pdf-in-thread.ts`), with an entry of its own in `vite.config.ts`. */
import { parentPort } from 'node:worker_threads';

import { drawPdf } from './draw-pdf.ts';
import type { DrawnPdf, PdfDrawingRequest } from './pdf-task.ts';
import type { ThreadAnswer, ThreadTask } from './task-thread.ts';

const answerTo = ({
  id,
  request,
}: ThreadTask<PdfDrawingRequest>): Promise<ThreadAnswer<DrawnPdf>> =>
  drawPdf(request).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, failure: String(error) }),
  );

parentPort?.on('message', (task: ThreadTask<PdfDrawingRequest>) => {
  void answerTo(task).then((answer) => parentPort?.postMessage(answer));
});
