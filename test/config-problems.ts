import { ConfigError, readConfig } from '#platform/config/config.server.ts';

/** Returns the problems of an environment, one per line; empty if the shop would start. */
export function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    return thrown.message.split('\n').slice(1);
  }
}
