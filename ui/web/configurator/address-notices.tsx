import { useLocation } from 'react-router';

import { Notice } from '../../components/notice/notice.tsx';
import { useText } from '../../messages/text.tsx';
import type { ProductDelivery } from './product-delivery.ts';

/** What an address may name that is not to be had, and that is not dropped in silence. */
export type UnknownKey = 'sku' | 'country';

type AddressNoticesProps = {
  readonly product: {
    readonly unknown: readonly UnknownKey[];
    readonly delivery: Pick<ProductDelivery, 'country'> | undefined;
  };
};

/** What the address names and cannot be had; a choice writes another address, which names it no more. */
export const AddressNotices = ({ product: { unknown, delivery } }: AddressNoticesProps) => {
  const text = useText();
  const named = new URLSearchParams(useLocation().search);
  const told = unknown.filter((key) => named.has(key));
  if (told.length === 0) return null;
  return (
    <Notice>
      {told.map((key) => (
        <p key={key}>{text(`address.unknown-${key}`, { country: delivery?.country ?? '' })}</p>
      ))}
    </Notice>
  );
};
