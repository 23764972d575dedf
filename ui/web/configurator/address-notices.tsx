import { useLocation } from 'react-router';

import { Notice } from '../../components/notice/notice.tsx';
import { useText } from '../../messages/text.tsx';
import type { ProductDelivery } from './product-delivery.ts';

/** A value of the address that cannot be had and is reported, not dropped in silence. */
export type UnknownKey = 'sku' | 'country';

type AddressNoticesProps = {
  readonly product: {
    readonly unknown: readonly UnknownKey[];
    readonly delivery: Pick<ProductDelivery, 'country'> | undefined;
  };
};

/** The next choice writes an address without the value. */
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
