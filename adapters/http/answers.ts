import { E, type t } from '../../core/fp.ts';
import { parseJson } from '../../core/domain/text/parse-json.ts';
import { reasonOf } from './reason.ts';

/** Without its type, for the API's description and the relay. */
export type AnswerFacts = {
  readonly status: 200 | 204;
  /** Empty for an answer without a body. */
  readonly contentTypes: readonly string[];
  readonly codec: t.Mixed | undefined;
};

/** How an answer is written by the server and read by the client. */
export type AnswerFormat<Answer> = AnswerFacts & {
  readonly write: (answer: Answer) => Response;
  /** Left: why it cannot be read. */
  readonly read: (response: Response) => Promise<E.Either<string, Answer>>;
};

/** An answer in JSON. */
export const jsonAnswer = <A>(codec: t.Type<A, unknown, unknown>): AnswerFormat<A> => ({
  status: 200,
  contentTypes: ['application/json'],
  codec,
  write: (answer) => Response.json(codec.encode(answer)),
  read: async (response) => {
    const body = parseJson(await response.text());
    if (body === undefined) return E.left('the answer is not JSON');
    const decoded = codec.decode(body);
    return E.isRight(decoded) ? decoded : E.left(reasonOf(decoded.left));
  },
});

export const noAnswer: AnswerFormat<undefined> = {
  status: 204,
  contentTypes: [],
  codec: undefined,
  write: () => new Response(null, { status: 204 }),
  read: async () => E.right(undefined),
};

type AnsweredFile = {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

const namePattern = /filename\*=UTF-8''([^;]*)/u;

/** The name of the downloaded file; empty when the header is missing or unreadable. */
const nameOf = (disposition: string | null): string => {
  const encoded = disposition?.match(namePattern)?.[1] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
};

/** Characters that `encodeURIComponent` leaves and RFC 8187 does not. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A file to be saved, never shown in the page, whatever its bytes are. */
export const fileAnswer = (contentTypes: readonly string[]): AnswerFormat<AnsweredFile> => ({
  status: 200,
  contentTypes,
  codec: undefined,
  write: ({ name, contentType, bytes }) =>
    new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': contentType,
        'Content-Length': String(bytes.byteLength),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
      },
    }),
  read: async (response) => {
    const contentType = response.headers.get('Content-Type') ?? '';
    const name = nameOf(response.headers.get('Content-Disposition'));
    if (!contentTypes.includes(contentType)) return E.left(`the answer is ${contentType}`);
    if (name === '') return E.left('the answer has no name');
    return E.right({ name, contentType, bytes: new Uint8Array(await response.arrayBuffer()) });
  },
});
