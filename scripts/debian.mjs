/**
 * Installs Debian packages for `npm test`, which says so in one line first. Plain JavaScript, since
 * it is asked before anything is installed.
 */
import { spawnSync } from 'node:child_process';

/** @param {string} command @param {readonly string[]} parameters */
const succeeds = (command, parameters) =>
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

const isRoot = () => process.getuid?.() === 0;

/**
 * Why no Debian package can be installed on this machine; `undefined` when nothing is in the way.
 * @returns {string | undefined}
 */
export const installObstacle = () => {
  if (process.platform !== 'linux' || !succeeds('sh', ['-c', 'command -v apt-get >/dev/null']))
    return 'this machine has no apt-get';
  if (!isRoot() && !succeeds('sh', ['-c', 'sudo -n true 2>/dev/null']))
    return 'apt-get needs root, or sudo without a password';
  return undefined;
};

/**
 * Installs packages where that is possible, and says so in one line first. Whether they are there
 * afterwards is the caller's to look at.
 * @param {readonly string[]} packages
 */
export const installDebianPackages = (packages) => {
  if (installObstacle() !== undefined) return;
  console.log(`Installing with apt-get: ${packages.join(', ')} …`);
  const asRoot = isRoot() ? [] : ['sudo', '-n'];
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'].join(' ');
  const install = `${apt} install -y --no-install-recommends ${packages.join(' ')} >/dev/null`;
  // The first try may fail on lists that are old or missing, so what it says is not of interest.
  if (!succeeds('sh', ['-c', `${install} 2>&1`]))
    succeeds('sh', ['-c', `${apt} update >/dev/null && ${install}`]);
};
