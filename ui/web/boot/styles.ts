/** What every page's style sheet begins with; components may overrule it. */
import '../../components/tokens.css';
import '../../components/fonts.css';
import '../../components/base.css';
