import { ownPassword } from '#admin/sign-in/sign-in.copy.ts';
import type { AdminRole } from '#domain/accounts/admin-role.ts';
import { maxNameLength } from '#domain/accounts/sign-up-form.ts';
import type { AddAdminRefusal } from '#domain/admins/add-admin.server.ts';
import type { AddCustomerAsAdminRefusal } from '#domain/admins/add-customer-as-admin.server.ts';
import type { RemoveAdminRefusal } from '#domain/admins/remove-admin.server.ts';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { email } from '#ui/form/person.copy.ts';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';

/** Reasons to refuse a change to an admin although every field is valid. */
export type AdminRefusal = RemoveAdminRefusal | { code: 'too-many-attempts'; minutes: number };

export const adminsCopy = {
  admins: { en: 'Admins', si: 'පරිපාලකයන්' },
  lead: {
    en: 'People who can sign in to this panel. Owners can do everything; packers see only the parcels and their slips.',
    si: 'මෙම පුවරුවට පිවිසිය හැකි අය. හිමිකරුවන්ට සියල්ල කළ හැකියි; අසුරන්නන්ට පෙනෙන්නේ පාර්සල් සහ ඒවායේ ඇසුරුම් පත්‍ර පමණයි.',
  },
  add: { en: 'Add an admin', si: 'පරිපාලකයෙක් එක් කරන්න' },
  name: { en: 'Name', si: 'නම' },
  signsInAs: { en: 'Signs in as', si: 'පිවිසෙන නාමය' },
  since: { en: 'Since', si: 'එක් වූ දිනය' },
  lastSeen: { en: 'Last seen', si: 'පුවරුව අවසන් වරට භාවිත කළේ' },
  never: { en: 'Never', si: 'තවම නැහැ' },
  secondFactor: { en: 'Two-factor', si: 'පියවර දෙකේ සත්‍යාපනය' },
  on: { en: 'On', si: 'සක්‍රියයි' },
  off: { en: 'Off', si: 'අක්‍රියයි' },
  notYet: { en: 'Not set up yet', si: 'තවම සකසා නැහැ' },
  actions: { en: 'Actions', si: 'ක්‍රියා' },
  you: { en: 'You', si: 'ඔබ' },
  demo: { en: 'Demo account', si: 'නියැදි ගිණුම' },
  packer: { en: 'Packer', si: 'අසුරන්නා' },
  noPassword: { en: 'Has not chosen a password yet', si: 'තවම මුරපදයක් තෝරා නැහැ' },
  newPassword: { en: 'New password', si: 'නව මුරපදය' },
  remove: { en: 'Remove', si: 'ඉවත් කරන්න' },
  newPerson: { en: 'A new person', si: 'අලුත් කෙනෙක්' },
  newPersonLead: {
    en: 'You get a link to send them, and they use it to choose their own password.',
    si: 'ඔබට සබැඳියක් ලැබෙනවා. එය එම කෙනාට යවන්න: එයින් තමන්ගේම මුරපදයක් තෝරා ගත හැකියි.',
  },
  customer: { en: 'A customer with an account', si: 'ගිණුමක් ඇති පාරිභෝගිකයෙක්' },
  customerLead: {
    en: 'From now on they sign in with the email and password of their account.',
    si: 'එම කෙනා දැන් සිට තම ගිණුමේ ඊමේල් ලිපිනයෙන් සහ මුරපදයෙන් පිවිසෙනවා.',
  },
  makeLink: { en: 'Create link', si: 'සබැඳිය සාදන්න' },
  makeAdmin: { en: 'Make them an admin', si: 'පරිපාලකයෙක් ලෙස එක් කරන්න' },
  linkFor: { en: 'A link for a new password', si: 'නව මුරපදයක් සඳහා සබැඳියක්' },
  linkLead: {
    en: 'The old password works until the link is used. After that they are signed out on all devices.',
    si: 'සබැඳිය භාවිත කරන තුරු පරණ මුරපදය ක්‍රියා කරනවා. ඉන්පසු සියලු උපාංගවල පිවිසුම අවසන් වෙනවා.',
  },
  linkForNewPerson: {
    en: 'They have not chosen a password yet. A link that you made before stops working.',
    si: 'එම කෙනා තවම මුරපදයක් තෝරා නැහැ. ඔබ මීට පෙර සෑදූ සබැඳියක් තිබේ නම් එය තවදුරටත් ක්‍රියා කරන්නේ නැහැ.',
  },
  linkForYou: {
    en: 'Open the link yourself. You are signed out everywhere, and sign in with the new password.',
    si: 'සබැඳිය ඔබම විවෘත කරන්න. සියලු උපාංගවල ඔබේ පිවිසුම අවසන් වෙනවා, ඉන්පසු නව මුරපදයෙන් පිවිසෙන්න.',
  },
  ready: { en: 'The link is ready', si: 'සබැඳිය සූදානම්' },
  readyNext: {
    en: 'The link can be used once and expires after one day. It is shown only here. Anyone who has it can get into the panel, so send it only to that person.',
    si: 'සබැඳිය දිනක් ඇතුළත, එක් වරක් පමණක් භාවිත කළ හැකියි. පෙන්වන්නේ මෙතැන පමණයි. එය ලැබෙන ඕනෑම කෙනෙකුට පුවරුවට පිවිසිය හැකි නිසා, අදාළ කෙනාට පමණක් යවන්න.',
  },
  openWhatsApp: { en: 'Open WhatsApp', si: 'WhatsApp විවෘත කරන්න' },
  copy: { en: 'Copy', si: 'පිටපත් කරන්න' },
  copied: { en: 'Copied', si: 'පිටපත් කළා' },
  notCopied: { en: 'Please select and copy it yourself', si: 'කරුණාකර එය ඔබම තෝරා පිටපත් කරන්න' },
  done: { en: 'Done', si: 'හරි' },
  removeWho: { en: 'Remove an admin', si: 'පරිපාලකයෙක් ඉවත් කරන්න' },
  removal: {
    en: 'They will be signed out now and can no longer sign in to this panel. What they did stays in the activity log.',
    si: 'මෙම පරිපාලකයාගේ පිවිසුම වහාම අවසන් වන අතර, තවදුරටත් පුවරුවට පිවිසිය නොහැකියි. මෙතෙක් කළ දේ ක්‍රියාකාරකම් සටහනේ රැඳෙනවා.',
  },
  removeYourself: {
    en: 'This is you. You will be signed out now, and only an owner can give you access again.',
    si: 'මේ ඔබයි. ඔබේ පිවිසුම වහාම අවසන් වෙනවා. ඔබට නැවත අවසර දිය හැක්කේ හිමිකරුවෙකුට පමණයි.',
  },
} satisfies Record<string, Bilingual>;

export const roleLabels: Record<AdminRole, Bilingual> = {
  owner: { en: 'Do everything', si: 'සියල්ල කළ හැකියි' },
  packer: { en: 'Pack and hand over parcels', si: 'පාර්සල් ඇසිරීම සහ භාරදීම පමණයි' },
};

const addRefusals: Record<AddAdminRefusal['code'], Bilingual> = {
  'username-taken': {
    en: 'This username is taken. Please choose another one.',
    si: 'මෙම පරිශීලක නාමය වෙනත් කෙනෙක් භාවිත කරනවා. කරුණාකර වෙනත් එකක් තෝරන්න.',
  },
};

const customerRefusals: Record<AddCustomerAsAdminRefusal['code'], Bilingual> = {
  'no-such-customer': {
    en: 'No account has this email. Ask them to sign up in the shop, or add them as a new person.',
    si: 'මෙම ඊමේල් ලිපිනයෙන් ගිණුමක් නැහැ. වෙළඳසැලේ ලියාපදිංචි වන ලෙස එම කෙනාට කියන්න, නැත්නම් අලුත් කෙනෙක් ලෙස එක් කරන්න.',
  },
  'email-not-verified': {
    en: 'This email is not confirmed, so the account may belong to someone else. Ask them to confirm it on their account page, or add them as a new person.',
    si: 'මෙම ඊමේල් ලිපිනය තහවුරු කර නැති නිසා ගිණුම වෙනත් අයෙකුගේ විය හැකියි. එය තම ගිණුම් පිටුවෙන් තහවුරු කරන ලෙස එම කෙනාට කියන්න, නැත්නම් අලුත් කෙනෙක් ලෙස එක් කරන්න.',
  },
  'admin-already': { en: 'This person is an admin already.', si: 'මෙම පුද්ගලයා දැනටමත් පරිපාලකයෙක්.' },
};

const usernameHint: Bilingual = {
  en: '3 to 30 characters: letters (a-z), digits, dots or underscores.',
  si: 'ඉංග්‍රීසි අකුරු (a-z), ඉලක්කම්, තිත් හෝ යටි ඉරි 3 සිට 30 දක්වා.',
};

const password = {
  ...ownPassword,
  label: { en: 'Your own password', si: 'ඔබේම මුරපදය' },
  hint: {
    en: 'This stops someone else from doing it on a screen you left open.',
    si: 'ඔබ විවෘතව තැබූ තිරයකින් වෙනත් කෙනෙක් මෙය කිරීම වැළැක්වීමටයි.',
  },
};

/** Fields of a form that changes an admin: the sender's own password. */
export const confirmFields: FormFields = { password };

const role: FormFields[string] = {
  label: { en: 'What they may do', si: 'කළ හැකි දේ' },
  hint: {
    en: 'A packer sees only the parcels that have to leave and their slips: no settings, no turnover, no exports.',
    si: 'අසුරන්නෙකුට පෙනෙන්නේ යැවිය යුතු පාර්සල් සහ ඒවායේ ඇසුරුම් පත්‍ර පමණයි: සැකසුම්, ආදායම හෝ බාගැනීම් පෙනෙන්නේ නැහැ.',
  },
  wrong: {},
};

export const newAdminFields: FormFields = {
  role,
  name: {
    input: { autoComplete: 'off' },
    label: adminsCopy.name,
    max: maxNameLength,
    wrong: { required: { en: 'Please enter a name.', si: 'කරුණාකර නමක් ඇතුළත් කරන්න.' } },
  },
  username: {
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    label: { en: 'Username', si: 'පරිශීලක නාමය' },
    hint: usernameHint,
    max: 30,
    wrong: {
      required: { en: 'Please choose a username.', si: 'කරුණාකර පරිශීලක නාමයක් තෝරන්න.' },
      username: usernameHint,
      ...addRefusals,
    },
  },
  password,
};

export const customerAdminFields: FormFields = {
  role,
  email: {
    input: email.input,
    label: { en: 'Email of their account', si: 'එම ගිණුමේ ඊමේල් ලිපිනය' },
    wrong: {
      required: { en: 'Please enter the email.', si: 'කරුණාකර ඊමේල් ලිපිනය ඇතුළත් කරන්න.' },
      email: email.wrong,
      ...customerRefusals,
    },
  },
  password,
};

const removeRefusals: Record<RemoveAdminRefusal['code'], Bilingual> = {
  'not-an-admin': { en: 'This admin was removed already.', si: 'මෙම පරිපාලකයා දැනටමත් ඉවත් කර තිබෙනවා.' },
  'demo-account': {
    en: 'The demo account cannot be removed.',
    si: 'නියැදි ගිණුම ඉවත් කළ නොහැකියි.',
  },
  'nobody-left': {
    en: 'You are the only owner who can sign in. First add another owner, and wait until they have chosen a password.',
    si: 'පිවිසිය හැකි එකම හිමිකරු ඔබයි. පළමුව තවත් හිමිකරුවෙක් එක් කර, එම කෙනා මුරපදයක් තෝරා ගන්නා තුරු රැඳී සිටින්න.',
  },
};

export function removeOf(name: string): Bilingual {
  return { en: `Remove ${name}`, si: `${name} ඉවත් කරන්න` };
}

type Message = { name: string; shopName: Bilingual; username: string; link: string };

export function refusalCopy(refusal: AdminRefusal): Bilingual {
  return refusal.code === 'too-many-attempts' ? tooManyAttempts(refusal.minutes) : removeRefusals[refusal.code];
}

/** Returns the message with the link by which an admin, new or not, chooses a password: in both languages, with one link. */
export function linkMessage({ name, shopName, username, link }: Message): string {
  const en = `${name}, this link lets you choose your password for the panel of ${textIn('en', shopName).text}. You sign in as "${username}". The link can be used once and expires after one day. Please do not forward it.`;
  const si = `${textIn('si', shopName).text} හි පරිපාලන පුවරුවට පිවිසීමට, පහත සබැඳියෙන් ඔබේ මුරපදය තෝරන්න. ඔබේ පරිශීලක නාමය "${username}". සබැඳිය දිනක් ඇතුළත, එක් වරක් පමණක් භාවිත කළ හැකියි. වෙන කිසිවෙකුට යවන්න එපා.`;
  return `${en}\n\n${si}\n\n${link}`;
}
