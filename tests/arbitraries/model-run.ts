import fc from 'fast-check';

/**
 * A run of arbitrary commands against a model: `step` gives a command to both and compares them.
 * fast-check shrinks the run to the commands that matter.
 */
export const modelRun = <Model extends object, Real extends object, Command>(
  anyCommand: fc.Arbitrary<Command>,
  step: (model: Model, real: Real, command: Command) => void,
) =>
  fc.commands<Model, Real>(
    [
      anyCommand.map((command) => ({
        check: () => true,
        run: (model: Model, real: Real) => step(model, real, command),
        toString: () => JSON.stringify(command),
      })),
    ],
    { size: '+1' },
  );

/** The same where the real thing answers later; for `fc.asyncModelRun`. */
export const asyncModelRun = <Model extends object, Real extends object, Command>(
  anyCommand: fc.Arbitrary<Command>,
  step: (model: Model, real: Real, command: Command) => Promise<void>,
) =>
  fc.commands<Model, Real, false>(
    [
      anyCommand.map((command) => ({
        check: () => true,
        run: (model: Model, real: Real) => step(model, real, command),
        toString: () => JSON.stringify(command),
      })),
    ],
    { size: '+1' },
  );
