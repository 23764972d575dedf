/** The beginning of every style sheet; components may overrule it. */
import '../../components/tokens.css';
import '../../components/fonts.css';
import '../../components/base.css';
