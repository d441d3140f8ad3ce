import { expect, test } from 'vitest';
import { addressBucket, networkBucket } from './address-bucket.server.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('%s counts as %s', (address, bucket) => {
  expect(addressBucket(address)).toBe(bucket);
});

test('addresses in one IPv6 network share a bucket, and the next network has another bucket', () => {
  expect(addressBucket('2001:db8:1:2::1')).toBe(addressBucket('2001:db8:1:2:ffff::9'));
  expect(addressBucket('2001:db8:1:2::1')).not.toBe(addressBucket('2001:db8:1:3::1'));
});

test('all addresses of a /48 network share one network bucket', () => {
  expect(networkBucket('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(networkBucket('2001:db8:1:ffff::9')).toBe('2001:db8:1::/48');
  expect(networkBucket('203.0.113.7')).toBe('203.0.113.7');
});
