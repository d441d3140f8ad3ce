import type { Config } from '#platform/config/config.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import { slowStatements } from '#platform/db/statements/slow-statements.ts';
import { currentRequest } from '#platform/log/current-request.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { openMetrics } from './metrics.server.ts';

type MonitoringSources = { database: Pick<OpenDatabase, 'statements'>; log: Log };

/** Opens metrics if a token is configured. Logs slow statements in any case. */
export async function openMonitoring(
  { metricsToken: token, slowStatementMs: thresholdMs }: Config,
  { database, log }: MonitoringSources,
) {
  const metrics = token === undefined ? undefined : await openMetrics();
  const logIfSlow = slowStatements({ thresholdMs }, (slow) =>
    log.info(slow, 'A statement was slow'),
  );
  database.statements.listen((text, durationMs, request) => {
    metrics?.recordStatement(text, durationMs);
    logIfSlow(text, durationMs, request);
  }, currentRequest);
  return metrics && token !== undefined ? { metrics, token } : undefined;
}
