/** For `node --import`: writes the address of every module that a process loads to `LOADED_MODULES`. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import process from 'node:process';

registerHooks({
  load: (url, context, next) => {
    appendFileSync(process.env['LOADED_MODULES'] ?? '', `${url}\n`);
    return next(url, context);
  },
});
