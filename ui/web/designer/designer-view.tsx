import { StaticHtml } from '../static-html.tsx';

/** The embedded designers' page. Nothing on it changes in the browser: it is HTML alone. */
export const DesignerView = () => <StaticHtml part="head" />;
