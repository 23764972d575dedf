/**
 * The styles of components that only the server renders (see static-parts.server.tsx): no script
 * of the browser's imports them, so this list does (see scripts/vite/server-styles.ts).
 */
import '../blocks/calculator/calculator.module.css';
import '../components/breadcrumb/breadcrumb.module.css';
import '../components/footer/footer.module.css';
import '../components/market-switcher/market-switcher.module.css';
import '../components/page-section/page-section.module.css';
import '../components/questions/questions.module.css';
import '../components/rich-text/rich-text.module.css';
import '../components/teaser/teaser.module.css';
import '../components/tiles/tiles.module.css';
import '../components/usp-list/usp-list.module.css';
