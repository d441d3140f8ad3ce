/** Names that stay in the Latin script in Sinhala sentences. Other Latin words there fail a test. */
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
