import pg from 'pg';
import { openBenchDatabase } from '#scripts/bench/panel/bench-database.ts';
import { wholeSize } from '#scripts/bench/panel/seed-size.ts';
import { startDemoShop } from '#scripts/test/demo-shop.ts';
import { visitorOf } from '#test/visitor.ts';
const db = await openBenchDatabase({ ...wholeSize, messages: 2000, contacts: 500, audit: 500 }, false);
try {
  const c = new pg.Client({ connectionString: db.url }); await c.connect();
  const week = `date_trunc('day', now()) - interval '6 days'`;
  for (const [n, q] of Object.entries({
    sums: `select status, province, count(*), sum(total_lkr), count(*) filter (where payment_method='bank_transfer' and payment_status in ('pending','failed') and status in ('pending','paid','shipped')) from orders group by status, province`,
    customers: `select count(*) from (select customer_phone from orders where customer_phone > '' group by customer_phone) p`,
    days30: `select to_char(created_at at time zone 'Asia/Colombo','YYYY-MM-DD'), status, count(*), sum(total_lkr) from orders where created_at >= now() - interval '30 days' group by 1,2`,
    visits: `select event_type, count(*) from analytics_events where event_type in ('product_view','add_to_cart') and created_at >= ${week} group by 1`,
    viewed: `select product_id, count(*) filter (where event_type='product_view') v from analytics_events where event_type in ('product_view','add_to_cart') and created_at >= ${week} and product_id is not null group by 1 order by 2 desc limit 20`,
    older: `select * from analytics_events where (created_at,id) < (select e.created_at,e.id from analytics_events e where e.id=500000) order by created_at desc, id desc limit 101`,
    olderType: `select * from analytics_events where event_type='product_view' and (created_at,id) < (select e.created_at,e.id from analytics_events e where e.id=500000) order by created_at desc, id desc limit 101`,
    newer: `select * from analytics_events where (created_at,id) > (select e.created_at,e.id from analytics_events e where e.id=500000) order by created_at, id limit 101`,
    late: `select count(*) from orders where status='pending' and created_at < now() - interval '1 day'`,
  })) {
    const r = await c.query(`explain (analyze, buffers) ${q}`);
    console.log('==', n); for (const row of r.rows) console.log('  ', row['QUERY PLAN']);
  }
  const shop = await startDemoShop(db.url);
  try {
    const v = visitorOf(shop.url);
    await v.get('/admin');
    const a = await v.post('/admin/sign-in', { username: shop.owner.username, password: shop.owner.password, next: '/admin/dashboard' });
    console.log('sign in', a.status);
    for (const p of ['/admin/dashboard', '/admin/dashboard?days=30', '/admin/dashboard/now', '/admin/news?background=1', '/admin/events', '/admin/events?type=product_view', '/admin/events?before=500000', '/admin/events?type=order_placed&before=500000', '/admin/events?from=2026-06-01&to=2026-11-21', '/admin/orders?due=refund', '/admin/orders?due=transfer', '/admin/products?show=low']) {
      const t: number[] = []; let status = 0;
      for (let i = 0; i < 25; i++) { const s = performance.now(); status = (await v.get(p)).status; t.push(performance.now() - s); }
      t.sort((x, y) => x - y);
      console.log(p.padEnd(50), status, 'median', Math.round(t[12]!), 'p95', Math.round(t[23]!), 'max', Math.round(t[24]!));
    }
  } finally { await shop.stop(); }
  await c.end();
} finally { await db.close(); }
