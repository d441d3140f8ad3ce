import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner } from '#test/shop.ts';
import { cookieHeader } from '#test/visitor.ts';

test('HEAD of a download has its headers and records nothing, and each GET is recorded', async () => {
  const open = await openInProcess();
  try {
    const owner = await anOwner(open.shop);
    await anOrder(open.shop);
    const made = await open.running.backups.make(open.shop, 'command');
    const backupId = made.ok ? made.value.id : '';
    const cookie = cookieHeader((await open.signedIn(owner.actor.userId)).cookies);
    const recordedActions = async () =>
      (await listAudit(owner)).entries.map(({ action }) => action).sort();
    const paths = [
      `/admin/backups/${backupId}/file`,
      '/admin/orders/export.csv',
      '/admin/orders/export.csv?kind=courier',
      '/admin/customers/offers.csv',
    ];
    const headersOf = async (method: 'GET' | 'HEAD', path: string) => {
      const response = await fetch(`${open.url}${path}`, { method, headers: { cookie } });
      const body = await response.arrayBuffer();
      expect([path, response.status, body.byteLength > 0]).toEqual([path, 200, method === 'GET']);
      const { headers } = response;
      return [
        ...['Content-Type', 'Content-Disposition', 'X-Rows'],
        ...['Vary', 'Cache-Control'],
      ].map((name) => headers.get(name));
    };

    const byHead = [];
    for (const path of paths) byHead.push(await headersOf('HEAD', path));
    expect(await recordedActions()).toEqual([]);

    const byGet = [];
    for (const path of paths) byGet.push(await headersOf('GET', path));
    expect(await recordedActions()).toEqual([
      'backup-downloaded',
      'consents-exported',
      'orders-exported',
      'orders-exported',
    ]);
    expect(byHead).toEqual(byGet);
  } finally {
    await open.close();
  }
});
