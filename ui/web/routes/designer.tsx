import { useLoaderData, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';

import { storefrontContext } from '../context.ts';
import { DesignerView } from '../designer/designer-view.tsx';
import { loadDesigner } from '../designer/load-designer.ts';

/** Loads what a hand-off says; see `loadDesigner`. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadDesigner(context.get(storefrontContext), new URL(request.url));

/** The page's own headers: a hand-off is nobody else's business. */
export const headers = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders;

const Designer = () => <DesignerView designer={useLoaderData<typeof loader>()} />;

export default Designer;
