import { useLoaderData, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';

import { storefrontContext } from '../context.ts';
import { loadPage } from '../page/load-page.ts';
import { PageView } from '../page/page-view.tsx';

/** Loads the page of an address; see `loadPage`. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadPage(context.get(storefrontContext), new URL(request.url));

/** The page's own headers: how long it may be kept. */
export const headers = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders;

const Page = () => <PageView page={useLoaderData<typeof loader>()} />;

export default Page;
