import type { TE } from '../../core/fp.ts';

export type Question = (
  ...asked: readonly unknown[]
) => TE.TaskEither<{ readonly kind: string }, unknown>;

const isQuestion = (value: unknown): value is Question => typeof value === 'function';

/** The question of a name; throws where the port has no such question. */
export const questionOf = (port: object, name: string): Question => {
  const question: unknown = Reflect.get(port, name);
  if (!isQuestion(question)) throw new TypeError(`the port has no question ${name}`);
  return question;
};

/**
 * A port with something done around each of its questions. For ports whose members are all
 * questions.
 */
export const aroundPort = <Port extends object>(
  port: Port,
  around: (question: Question, name: string) => Question,
): Port =>
  new Proxy(port, {
    get: (_port, name) =>
      typeof name === 'string' && name in port
        ? around(questionOf(port, name), name)
        : Reflect.get(port, name),
  });
