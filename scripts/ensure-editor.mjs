// The editor has an install of its own in tools/editor, apart from the site's. It is made when somebody
// first asks for the editor, and never on the host of the public site.
import { ensureOwnInstall } from './own-install.mjs';

ensureOwnInstall('tools/editor');
