import fs from 'node:fs';

const installFolder = '/srv/sandhi/';

/** Returns whether the program runs from a release that deploy/install.sh placed, with `sandhi` as the owner's command. */
export function isInstalled(folder = process.cwd()): boolean {
  return fs.realpathSync(folder).startsWith(installFolder);
}

/** Returns the text with its npm commands as the owner types them on this machine. */
export function withOwnerCommands(text: string, installed = isInstalled()): string {
  return installed ? text.replaceAll('npm run admin --', 'sudo sandhi admin') : text;
}
