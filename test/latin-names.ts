/** Names that stay in the Latin script in Sinhala sentences. Any other Latin letters there fail a test. */
export const latinNames = [
  'WhatsApp',
  'SMS',
  'COD',
  'PayHere',
  'English',
  'ORD',
  'LKR',
  'USD',
  'SEO',
  'QR',
  'IP',
];
