import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { checkoutLimits } from '#domain/orders/checkout/checkout-form.ts';
import { addressFields } from '#ui/form/address.copy.ts';
import { type FormFields, withLimits } from '#ui/form/form-fields.ts';

export const checkoutCopy = {
  title: { en: 'Checkout', si: 'ඇණවුම සම්පූර්ණ කරන්න' },
  continueShopping: { en: 'Continue Shopping', si: 'තවත් නිෂ්පාදන බලන්න' },
  cartIsEmpty: { en: 'Cart is Empty', si: 'කරත්තය හිස්' },
  yourCart: { en: 'Your Cart', si: 'ඔබේ කරත්තය' },
  customerInformation: { en: 'Customer Information', si: 'ඔබේ තොරතුරු' },
  haveAccount: { en: 'Already have an account?', si: 'දැනටමත් ගිණුමක් තිබේද?' },
  signIn: { en: 'Sign In', si: 'පිවිසෙන්න' },
  deliveryAddress: { en: 'Delivery Address', si: 'බෙදාහැරීමේ ලිපිනය' },
  paymentMethod: { en: 'Payment Method', si: 'ගෙවීම් ක්‍රමය' },
  specialInstructions: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' },
  orderSummary: { en: 'Order Summary', si: 'ඇණවුමේ සාරාංශය' },
  changeQuantities: { en: 'Change quantities', si: 'ප්‍රමාණ වෙනස් කරන්න' },
  savedAddresses: { en: 'Your addresses', si: 'ඔබේ ලිපින' },
  useAddress: { en: 'Use this address', si: 'මෙම ලිපිනය යොදා ගන්න' },
  addressUsed: { en: 'Address filled in.', si: 'ලිපිනය පිරෙව්වා.' },
  placeOrder: { en: 'Place Order', si: 'ඇණවුම් කරන්න' },
  processing: { en: 'Processing Order...', si: 'ඇණවුම සකසමින්...' },
  privacy: {
    en: 'We use your details to deliver your order and to tell you about it.',
    si: 'ඔබේ තොරතුරු යොදා ගන්නේ ඇණවුම භාරදීමට සහ ඒ ගැන ඔබට දැනුම් දීමටයි.',
  },
  privacyPolicy: { en: 'Privacy Policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය' },
  payerDetails: {
    en: 'PayHere needs your email address (at the top) and the two parts of your name.',
    si: 'PayHere සඳහා ඔබේ ඊමේල් ලිපිනයත් (ඉහළින්) නමේ කොටස් දෙකත් අවශ්‍යයි.',
  },
  signedOutBefore: {
    en: 'You were signed out before the order was placed. What you typed is still here. Please check it and place your order.',
    si: 'ඇණවුම් කිරීමට පෙර ඔබ ගිණුමෙන් ඉවත් වී තිබුණා. ඔබ ටයිප් කළ දේ තවමත් මෙහි තිබෙනවා. කරුණාකර පරීක්ෂා කර ඇණවුම් කරන්න.',
  },
  noPaymentMethod: {
    en: 'We cannot take orders online at the moment. Please contact us.',
    si: 'මේ මොහොතේ ඔන්ලයින් ඇණවුම් භාර ගන්න බැහැ. කරුණාකර අප අමතන්න.',
  },
} satisfies Record<string, Bilingual>;

export function itemsInCart(count: number): Bilingual {
  return { en: formatCount(count, 'item'), si: `භාණ්ඩ ${count}ක්` };
}

export const checkoutFields = withLimits(
  {
    ...addressFields,
    email: {
      ...addressFields.email,
      wrong: {
        email: addressFields.email.wrong,
        required: {
          en: 'Online payment needs an email address.',
          si: 'ඔන්ලයින් ගෙවීමට ඊමේල් ලිපිනයක් අවශ්‍යයි.',
        },
      },
    },
    saveAddress: { label: { en: 'Save this address in my account', si: 'මෙම ලිපිනය මගේ ගිණුමේ සුරකින්න' } },
    paymentMethod: {
      label: checkoutCopy.paymentMethod,
      wrong: { en: 'Please choose a payment method.', si: 'කරුණාකර ගෙවීම් ක්‍රමයක් තෝරන්න.' },
    },
    payerFirstName: {
      input: { autoComplete: 'given-name', autoCapitalize: 'words' },
      label: { en: 'First name of the payer', si: 'ගෙවන අයගේ මුල් නම' },
      wrong: { en: 'Please enter the first name of the payer.', si: 'කරුණාකර ගෙවන අයගේ මුල් නම ඇතුළත් කරන්න.' },
    },
    payerLastName: {
      input: { autoComplete: 'family-name', autoCapitalize: 'words' },
      label: { en: 'Last name of the payer', si: 'ගෙවන අයගේ අවසන් නම' },
      wrong: { en: 'Please enter the last name of the payer.', si: 'කරුණාකර ගෙවන අයගේ අවසන් නම ඇතුළත් කරන්න.' },
    },
    specialInstructions: {
      input: { autoComplete: 'off' },
      label: checkoutCopy.specialInstructions,
      optional: true,
      hint: { en: 'For example: please call before delivery.', si: 'උදා: භාරදීමට පෙර දුරකථනයෙන් අමතන්න.' },
    },
  } satisfies FormFields,
  checkoutLimits,
);
