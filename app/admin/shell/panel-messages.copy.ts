import { arrangeCopy } from '#admin/products/arrange/arrange.copy.ts';
import { formCopy } from '#admin/products/product-form.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** What one page of the panel leaves for the next to say: the code of a flash, and its words. */
export const panelMessages: Record<string, Bilingual> = {
  'reset-request-dismissed': { en: 'Request removed', si: 'ඉල්ලීම ඉවත් කළා' },
  'reset-request-gone': {
    en: 'This request is no longer waiting',
    si: 'මෙම ඉල්ලීම තවදුරටත් පොරොත්තුවේ නැහැ',
  },
  'admin-added': { en: 'Admin added', si: 'පරිපාලකයා එක් කළා' },
  'admin-removed': { en: 'Admin removed and signed out', si: 'පරිපාලකයා ඉවත් කර පිවිසුම අවසන් කළා' },
  'admin-gone': {
    en: 'This admin was removed already',
    si: 'මෙම පරිපාලකයා දැනටමත් ඉවත් කර තිබෙනවා',
  },
  'backup-busy': { en: 'A backup is being made already', si: 'දැනටමත් උපස්ථයක් ගනිමින් තිබෙනවා' },
  'backup-deleted': { en: 'Backup deleted', si: 'උපස්ථය මැකුවා' },
  'backup-missing': {
    en: 'This backup was deleted already',
    si: 'මෙම උපස්ථය දැනටමත් මකා තිබෙනවා',
  },
  'backup-newest': {
    en: 'The newest backup is kept. Make another one first.',
    si: 'අලුත්ම උපස්ථය මැකිය නොහැක. පළමුව තවත් උපස්ථයක් ගන්න.',
  },
  'signed-in': { en: 'Login successful!', si: 'පිවිසීම සාර්ථකයි!' },
  'order-status-updated': { en: 'Order status updated successfully', si: 'ඇණවුමේ තත්ත්වය යාවත්කාලීන කළා' },
  'order-corrected': { en: 'Order corrected', si: 'ඇණවුම නිවැරදි කළා' },
  'order-entered': { en: 'Order placed', si: 'ඇණවුම ඇතුළත් කළා' },
  'order-shipped': { en: 'Order marked as shipped', si: 'ඇණවුම යැවූ බව සටහන් කළා' },
  'order-shipment-noted': { en: 'Courier saved', si: 'කුරියර් විස්තර සුරැකුවා' },
  'order-confirmed': { en: 'Confirmed by phone', si: 'දුරකථනයෙන් තහවුරු කළා' },
  'order-packed': { en: 'Marked as packed', si: 'ඇසුරූ බව සටහන් කළා' },
  'order-not-packed': { en: 'Marked as not packed', si: 'තවම අසුරා නැති බව සටහන් කළා' },
  'order-moved-on': {
    en: 'This order has moved on in the meantime. Nothing was changed.',
    si: 'මේ අතර මෙම ඇණවුම වෙනස් වී තිබෙනවා. කිසිවක් වෙනස් කළේ නැහැ.',
  },
  'order-cancelled': { en: 'Order cancelled', si: 'ඇණවුම අවලංගු කළා' },
  'order-noted': { en: 'Note added', si: 'සටහන එක් කළා' },
  'order-delivery-refused': {
    en: 'Noted: the delivery was refused, the order is cancelled',
    si: 'භාර ගැනීම ප්‍රතික්ෂේප කළ බව සටහන් කර ඇණවුම අවලංගු කළා',
  },
  'order-refunded': { en: 'Refund recorded', si: 'මුදල් ආපසු ගෙවූ බව සටහන් කළා' },
  'product-updated': { en: 'Product updated successfully', si: 'නිෂ්පාදනය යාවත්කාලීන කළා' },
  'product-added': { en: 'Product added successfully', si: 'නිෂ්පාදනය එක් කළා' },
  'product-not-saved': formCopy.notSaved,
  'product-moved': arrangeCopy.moved,
  'product-not-moved': arrangeCopy.notMoved,
  'product-deleted': { en: 'Product deleted successfully', si: 'නිෂ්පාදනය මැකුවා' },
  'product-not-deleted': formCopy.notDeleted,
  'stock-adjusted': { en: 'Stock adjusted', si: 'තොගය ගැළපුවා' },
  'message-sent-again': { en: 'The message is on its way again', si: 'පණිවිඩය නැවත යවමින් තිබෙනවා' },
  'two-factor-off': { en: 'Two-factor authentication is off', si: 'පියවර දෙකේ සත්‍යාපනය අක්‍රියයි' },
  'panel-language-chosen': { en: 'The panel speaks your language now', si: 'පුවරුව දැන් ඔබ තෝරාගත් භාෂාවෙන්' },
  'panel-language-not-chosen': { en: 'Please choose a language.', si: 'කරුණාකර භාෂාවක් තෝරන්න.' },
  'settings-saved': { en: 'Settings saved successfully!', si: 'සැකසුම් සුරැකිණි!' },
  'policies-saved': { en: 'Policies saved successfully!', si: 'ප්‍රතිපත්ති සුරැකිණි!' },
  'policy-restored': { en: 'The earlier version is published again', si: 'පෙර පිටපත නැවත ප්‍රකාශයට පත් කළා' },
  'policy-not-restored': {
    en: 'Another admin has just saved this policy. Nothing was restored.',
    si: 'වෙනත් පරිපාලකයෙක් මෙම ප්‍රතිපත්තිය සුරැකුම් කළා. කිසිවක් ප්‍රතිස්ථාපනය කළේ නැහැ.',
  },
  'contact-message-new': { en: 'Marked as unread', si: 'නොකියවූ ලෙස සලකුණු කළා' },
  'contact-message-read': { en: 'Marked as read', si: 'කියවූ ලෙස සලකුණු කළා' },
  'contact-message-answered': { en: 'Marked as answered', si: 'පිළිතුරු දුන් ලෙස සලකුණු කළා' },
  'review-answer': { en: 'Answer published', si: 'පිළිතුර පළ කළා' },
  'review-hide': { en: 'Review hidden', si: 'අදහස සැඟවූවා' },
  'review-show': { en: 'Review shown again', si: 'අදහස නැවත පෙන්වනවා' },
  'contact-message-done': { en: 'Marked as done', si: 'අවසන් ලෙස සලකුණු කළා' },
};
