import { type Config, configWarnings } from '#platform/config/config.server.ts';
import { isInstalled, withInstalledCommands } from '#web/installed-commands.server.ts';

export type WelcomeFacts = {
  url: string;
  demo: { username: string; password: string } | undefined;
};

/** Prints what the owner or a newcomer needs to know after a start. */
export function printWelcome(config: Config, { url, demo }: WelcomeFacts): void {
  const lines = ['', `The shop is open at ${url}`, `The owner's panel is at ${url}/admin`];
  if (demo) {
    lines.push(`Sign in there as "${demo.username}" with the password "${demo.password}"`);
  } else {
    lines.push('Add an admin with: npm run admin -- create <username>');
  }
  if (config.demo) lines.push('', ...aboutDemo(config));
  for (const warning of configWarnings(config)) lines.push('', `WARNING: ${warning}`);
  lines.push('', ...(isInstalled() ? [] : ['Ctrl-C closes it.', '']));
  console.log(withInstalledCommands(lines.join('\n')));
}

function aboutDemo({ demoForced, host, databaseUrl }: Config): string[] {
  if (!demoForced) {
    return ['This shop is in demo mode: its products are invented, and nothing in it is real.'];
  }
  const where = databaseUrl === undefined ? host : `${host} and the database of DATABASE_URL`;
  return [
    `WARNING: DEMO=1 opens demo mode on ${where}: the login screen shows its password to everyone.`,
  ];
}
