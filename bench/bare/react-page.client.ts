import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { ReactPage } from './react-page.ts';

const app = document.querySelector('#app');
if (app !== null) hydrateRoot(app, createElement(ReactPage));
