import fs from 'node:fs';

const installFolder = '/srv/sandhi/';

/** Returns whether the program runs from a release that deploy/install.sh placed, with `sandhi` as the owner's command. */
export function isInstalled(folder = process.cwd()): boolean {
  return fs.realpathSync(folder).startsWith(installFolder);
}

const installedCommands: [npmCommand: RegExp, installedCommand: string][] = [
  [/npm run admin --/g, 'sudo sandhi admin'],
  [/npm run backup:key/g, 'sudo sandhi backup key'],
  [/npm run backup\b/g, 'sudo sandhi backup'],
  [/npm run verify\b/g, 'sudo sandhi verify'],
  [/npm run restore (\S+)$/gm, 'sudo sandhi restore $1 --yes'],
];

/** Returns the text with its npm commands as the owner types them on this machine. */
export function withInstalledCommands(text: string, installed = isInstalled()): string {
  if (!installed) return text;
  return installedCommands.reduce(
    (replaced, [npmCommand, installedCommand]) => replaced.replace(npmCommand, installedCommand),
    text,
  );
}
