import type { FileConversion } from '../../core/domain/toolbox/toolbox-request.ts';
import { toolboxResultName } from '../../core/domain/toolbox/toolbox-file.ts';
import type { ToolboxFileType } from '../../core/domain/toolbox/toolbox-table.ts';
import { E, TE } from '../../core/fp.ts';
import type { Toolbox, ToolboxDownload, ToolboxError } from '../../core/ports/toolbox.ts';
import { fileOfType } from '../arbitraries/toolbox.ts';

/** Files of fewer bytes break off after their beginning. */
export const brokenBelow = 24;

/** What a PDF of such a name is refused for. */
const refusedPdfs = ['file-locked', 'too-many-pages'] as const;

/** The toolbox in memory, with the requests that it was asked, in order. */
type MemoryToolbox = Toolbox & { readonly requests: readonly FileConversion[] };

/** The port; a PDF has `pages` pages, and an optimised picture so many of each hundred bytes. */
export const memoryToolbox = ({ pages = 2, percent = 50 } = {}): MemoryToolbox => {
  const requests: FileConversion[] = [];
  const made: ToolboxDownload[] = [];
  const make = (name: string, type: ToolboxFileType, size: number): ToolboxDownload => {
    const { bytes } = fileOfType(type, size);
    const id = `result-${made.length}`;
    const result = { id, name, type, byteCount: bytes.byteLength, bytes };
    made.push(result);
    return result;
  };
  const opened = (request: FileConversion): E.Either<ToolboxError, FileConversion['file']> => {
    requests.push(request);
    const { file } = request;
    const { name } = file;
    if (file.bytes.byteLength < brokenBelow) return E.left({ kind: 'file-unreadable', name });
    const refused = refusedPdfs.find((kind) => file.type === 'pdf' && name === `${kind}.pdf`);
    return refused === undefined ? E.right(file) : E.left({ kind: refused, name });
  };
  const without = ({ bytes: _bytes, ...result }: ToolboxDownload) => result;
  return {
    requests,
    convertFile: (request) => async () =>
      E.map(({ name }: FileConversion['file']) =>
        without(make(toolboxResultName(name, request.to), request.to, 32)),
      )(opened(request)),
    convertPdf: (request) => async () =>
      E.map(({ name }: FileConversion['file']) => {
        const page = () => without(make(toolboxResultName(name, request.to), request.to, 32));
        return [page(), ...Array.from({ length: pages - 1 }, page)] as const;
      })(opened(request)),
    optimizeImage:
      ({ file }) =>
      async () =>
        E.map(({ name, bytes, type }: FileConversion['file']) =>
          without(make(toolboxResultName(name, type), type, (bytes.byteLength * percent) / 100)),
        )(opened({ file, to: file.type })),
    download: (id) => async () => {
      const result = made.find((one) => one.id === id);
      return result === undefined ? E.left({ kind: 'result-not-found', id }) : E.right(result);
    },
  };
};

/** The port while the service does not answer. */
export const failingToolbox = (): Toolbox => {
  const error = TE.left({ kind: 'toolbox-unavailable', reason: 'no answer' } as const);
  return {
    convertFile: () => error,
    convertPdf: () => error,
    optimizeImage: () => error,
    download: () => error,
  };
};
