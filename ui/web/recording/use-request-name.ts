import { useEffect } from 'react';

import { nameRequest } from './request-name.ts';

/** Names the page by its request for as long as it is shown; undefined leaves it its own name. */
export const useRequestName = (requestId: string | undefined): void => {
  useEffect(
    function namePage() {
      nameRequest(requestId);
      return () => nameRequest(undefined);
    },
    [requestId],
  );
};
