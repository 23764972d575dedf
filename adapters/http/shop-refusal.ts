import { mendableStatus, readShopError } from '../../core/domain/errors/shop-answer.ts';
import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import { statusOfCall, type CallError } from './call-endpoint.ts';

/**
 * A 400 can be mended by the shopper; everything else has failed under the code, with status 0
 * where no answer came.
 */
export const shopRefusal =
  <Code extends ErrorCode>(code: Code) =>
  (error: CallError): ShopRefusal<Code> => {
    const status = statusOfCall(error);
    const said = readShopError('error' in error ? error.error : undefined);
    return status === mendableStatus
      ? { kind: 'refused', ...said }
      : { kind: 'failed', code, status, ...said };
  };
