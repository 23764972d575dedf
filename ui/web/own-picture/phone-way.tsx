import { Suspense, useState } from 'react';

import { Button } from '../../components/button/button.tsx';
import { useLive } from '../../components/use-live.ts';
import { useText } from '../../messages/text.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';

/** Browsers alone draw it. */
const Host = import.meta.env.SSR
  ? undefined
  : lazyComponent(async () => (await import('./phone-photo-host.tsx')).PhonePhotoHost);

type PhoneWayProps = { readonly onPhoto: (href: string) => void };

/** From a phone to a computer; only where there are scripts, and a mouse. */
export const PhoneWay = ({ onPhoto }: PhoneWayProps) => {
  const text = useText();
  const isLive = useLive();
  const [isOpen, setOpen] = useState(false);
  if (!isLive || !matchMedia('(pointer: fine)').matches) return null;
  return (
    <div>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {text('phone-photo.way')}
      </Button>
      {isOpen && Host && (
        <Suspense>
          <Host
            onClose={() => setOpen(false)}
            onPhoto={(href) => {
              setOpen(false);
              onPhoto(href);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
