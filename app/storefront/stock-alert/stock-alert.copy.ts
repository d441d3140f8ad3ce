import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { maxAlertEmailLength } from '#domain/stock-alerts/stock-alert.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { email } from '#ui/form/person.copy.ts';

export const stockAlertCopy = {
  lead: {
    en: 'We will write to you once, as soon as we have it again. First we send you a link by which you confirm your address.',
    si: 'එය නැවත ලැබුණු වහාම අපි ඔබට එක් වරක් ලියන්නම්. ඊට පෙර, ඔබේ ලිපිනය තහවුරු කිරීමට සබැඳියක් එවනවා.',
  },
  send: { en: 'Send me the link', si: 'සබැඳිය එවන්න' },
  sending: { en: 'Sending...', si: 'යවමින්...' },
  sent: { en: 'Please check your inbox.', si: 'කරුණාකර ඔබේ ඊමේල් පෙට්ටිය බලන්න.' },
  sentWhy: {
    en: 'If the address is right, an email with a link is on its way. We tell you only once you have confirmed it there.',
    si: 'ලිපිනය නිවැරදි නම්, සබැඳියක් සහිත ඊමේල් පණිවිඩයක් එමින් තිබෙනවා. එය තහවුරු කළ පසු පමණක් අපි ඔබට දන්වන්නම්.',
  },
  inStock: { en: 'It is in stock.', si: 'මෙය තොගයේ තිබෙනවා.' },
  toProduct: { en: 'Back to the product', si: 'නිෂ්පාදනයට ආපසු' },
  confirmTitle: { en: 'Shall we tell you when it is back?', si: 'නැවත ආ විට ඔබට දන්වන්නද?' },
  confirm: { en: 'Yes, tell me', si: 'ඔව්, මට දන්වන්න' },
  waitingTitle: { en: 'We will tell you', si: 'අපි ඔබට දන්වන්නම්' },
  waiting: { en: 'We will write to you once, as soon as it is in stock.', si: 'එය තොගයට ලැබුණු වහාම අපි ඔබට එක් වරක් ලියන්නම්.' },
  toldTitle: { en: 'It was back in stock', si: 'එය නැවත තොගයට ආවා' },
  told: { en: 'We have written to you, and will not write about it again.', si: 'අපි ඔබට ඒ බව දැන්වූවා. මේ ගැන නැවත ලියන්නේ නැහැ.' },
  stop: { en: 'No more messages about stock', si: 'තොගය ගැන තවත් පණිවිඩ අවශ්‍ය නැහැ' },
  stoppedTitle: { en: 'We will not write to you', si: 'අපි ඔබට ලියන්නේ නැහැ' },
  stopped: {
    en: 'You get no more messages about stock from us. Your address is no longer kept for them.',
    si: 'තොගය ගැන තවත් පණිවිඩ ඔබට ලැබෙන්නේ නැහැ. ඒ සඳහා ඔබේ ලිපිනය තවදුරටත් අප සතුව නැහැ.',
  },
  unusableLinkTitle: { en: 'This link no longer works', si: 'මෙම සබැඳිය තවදුරටත් ක්‍රියා කරන්නේ නැහැ' },
  unusableLink: {
    en: 'It was used to stop our messages about stock, has expired, or was replaced by a newer one. If you have a newer email from us about stock, please use its link.',
    si: 'එයින් තොගය ගැන පණිවිඩ නවත්වා තිබෙනවා, එය කල් ඉකුත් වී තිබෙනවා, නැතහොත් ඊට අලුත් සබැඳියක් එවා තිබෙනවා. තොගය ගැන අපෙන් ලැබුණු අලුත් ඊමේල් පණිවිඩයක් තිබේ නම්, කරුණාකර එහි ඇති සබැඳිය භාවිත කරන්න.',
  },
  toShop: { en: 'See all products', si: 'සියලු නිෂ්පාදන බලන්න' },
  notSent: { en: 'The link could not be sent. Please try again.', si: 'සබැඳිය යැවීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.' },
} satisfies Record<string, Bilingual>;

export const stockAlertFields = {
  email: { ...email, optional: false, max: maxAlertEmailLength },
} satisfies FormFields;
