/**
 * The styles of components that the server renders and that a browser may load later, with a chunk
 * of their own: the header. The built sheet holds them anyway; development loads them from here.
 */
import '../components/header/account.module.css';
import '../components/header/header.module.css';
import '../components/header/menu.module.css';
import '../components/logo/logo.module.css';
