import type { RecognizedTopic } from './topics.ts';

/** Prefixes of words that people type: English, Sinhala with its loan words, and romanised Sinhala. */
export const keywords: Record<RecognizedTopic, readonly string[]> = {
  delivery: [
    ...['deliver', 'dilivar', 'ship', 'courier', 'arrive', 'when', 'days', 'long'],
    ...['kawad', 'kavad', 'dawas', 'labenne', 'lebenne', 'genath', 'bedaher'],
    ...['බෙදාහැර', 'ඩිලිවරි', 'ඩෙලිවරි', 'කුරියර්', 'ලැබෙ', 'කවද', 'දවස්', 'දින', 'එන්න', 'කල්'],
    ...['order', 'oder', 'cart', 'anawum', 'enawum', 'ඕඩර්', 'ඇණවුම', 'කාට්', 'කරත්ත'],
  ],
  tracking: [...['track', 'where', 'status', 'kohed', 'kohe', 'koheda'], ...['කොහෙ', 'කොතැන', 'ට්‍රැක්', 'තත්ත්ව']],
  payment: [
    ...['pay', 'cash', 'cod', 'bank', 'card', 'transfer', 'wallet', 'visa', 'master'],
    ...['gewan', 'gevan', 'salli', 'mudal'],
    ...['ගෙව', 'මුදල්', 'සල්ලි', 'කෑෂ්', 'බැංකු', 'කාඩ්', 'වොලට්'],
  ],
  usage: [
    ...['use', 'using', 'usage', 'apply', 'massage', 'rub', 'drops'],
    ...['pawich', 'pavich', 'bhavitha', 'bavitha', 'gananne', 'gaanne', 'galwan', 'galvan'],
    ...['භාවිත', 'පාවිච්චි', 'ගල්ව', 'ගාන්න', 'ගාන', 'සම්බාහන', 'තවර'],
  ],
  price: [
    ...['price', 'cost', 'much', 'rupee', 'rs', 'lkr', 'cheap', 'expensive'],
    ...['mila', 'keeya', 'kiiya', 'kiya', 'gaana', 'ganan'],
    ...['මිල', 'කීය', 'ගණන්', 'ගාණ', 'රුපියල්'],
  ],
  damage: [
    ...['damage', 'broke', 'break', 'leak', 'wrong', 'refund', 'return', 'defect', 'fault', 'complain', 'expire', 'spoil'],
    ...['kadil', 'kedil', 'hani', 'waradi', 'varadi', 'apasu', 'narak'],
    ...['හානි', 'කැඩ', 'බිඳ', 'වැරදි', 'ආපසු', 'රිෆන්ඩ්', 'දෝෂ', 'නරක්', 'ලීක්'],
  ],
};
