import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const checkoutCopy = {
  title: { en: 'Checkout', si: 'ඇණවුම සම්පූර්ණ කරන්න' },
  continueShopping: { en: 'Continue Shopping', si: 'තවත් නිෂ්පාදන බලන්න' },
  cartIsEmpty: { en: 'Cart is Empty', si: 'කරත්තය හිස්' },
  yourCart: { en: 'Your Cart', si: 'ඔබේ කරත්තය' },
  customerInformation: { en: 'Customer Information', si: 'ඔබේ තොරතුරු' },
  deliveryAddress: { en: 'Delivery Address', si: 'බෙදාහැරීමේ ලිපිනය' },
  paymentMethod: { en: 'Payment Method', si: 'ගෙවීම් ක්‍රමය' },
  specialInstructions: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' },
  orderSummary: { en: 'Order Summary', si: 'ඇණවුමේ සාරාංශය' },
  fullName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  email: { en: 'Email', si: 'ඊමේල්' },
  optional: { en: '(optional)', si: '(අනිවාර්ය නැහැ)' },
  streetAddress: { en: 'Street Address', si: 'නිවසේ අංකය සහ වීදිය' },
  city: { en: 'City', si: 'නගරය' },
  province: { en: 'Province', si: 'පළාත' },
  selectProvince: { en: 'Select province', si: 'පළාත තෝරන්න' },
  instructionsHint: {
    en: 'For example: please call before delivery.',
    si: 'උදා: භාරදීමට පෙර දුරකථනයෙන් අමතන්න.',
  },
  placeOrder: { en: 'Place Order', si: 'ඇණවුම් කරන්න' },
  processing: { en: 'Processing Order...', si: 'ඇණවුම සකසමින්...' },
  privacy: {
    en: 'We use your details to deliver your order and to tell you about it.',
    si: 'ඔබේ තොරතුරු යොදා ගන්නේ ඇණවුම භාරදීමට සහ ඒ ගැන ඔබට දැනුම් දීමටයි.',
  },
  privacyPolicy: { en: 'Privacy Policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය' },
  noPaymentMethod: {
    en: 'We cannot take orders online at the moment. Please contact us.',
    si: 'මේ මොහොතේ ඔන්ලයින් ඇණවුම් භාර ගන්න බැහැ. කරුණාකර අප අමතන්න.',
  },
} satisfies Record<string, Bilingual>;
