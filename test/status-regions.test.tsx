import { expect, test } from 'vitest';
import { BackupProgress } from '#admin/backups/backup-progress.tsx';
import ExportRoute from '#admin/export/export.route.tsx';
import { unfilteredListState } from '#admin/orders/orders-urls.ts';
import ChangePasswordRoute from '#storefront/password/change-password.route.tsx';
import { htmlOf } from './rendered.ts';

type ExportProps = Parameters<typeof ExportRoute>[0];
type PasswordProps = Parameters<typeof ChangePasswordRoute>[0];

const exportData = { counts: { orders: 1, courier: 1 }, listState: unfilteredListState };

test.each([
  [
    'that a password was changed',
    <ChangePasswordRoute key="1" {...({ loaderData: {} } as PasswordProps)} />,
  ],
  [
    'that a file was saved',
    <ExportRoute key="2" {...({ loaderData: exportData } as unknown as ExportProps)} />,
  ],
  ['that a backup begins', <BackupProgress key="3" progress={undefined} newestRun={undefined} />],
])('the page has an empty status region before it has to say %s', (_what, page) => {
  expect(htmlOf(page)).toMatch(/<(\w+) role="status"[^>]*><\/\1>/);
});
