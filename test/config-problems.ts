import { ConfigError, readConfig } from '#platform/config/config.server.ts';

/** Returns what is wrong with an environment, a line each. Empty where the shop would start. */
export function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    return thrown.message.split('\n').slice(1);
  }
}
